import {
  answer,
  askForCode,
  codeInput,
  disconnectButton,
  expect,
  frameOf,
  openWindow,
  withWidget,
} from './embeddedPage.ts'
import { testWith, visit } from './fixtures.ts'
import {
  askSolana,
  holdingsOf,
  namespaces,
  newAddress,
  SOL,
  sendFrom,
  signInTo,
} from './solanaPage.ts'

const test = testWith({ also: ['mail', 'secure', 'solana'] })

test('default: who logged in by e-mail has Solana too: signs in, sends SOL and a token, answers the page, and comes back with both (S3.11, S4.01, S4.05, S4.07, S6.02, S7.28)', async ({
  page,
  devnet,
  storage,
}) => {
  test.setTimeout(180_000)
  const frame = frameOf(page)
  await visit(page, devnet, { path: '/pages/sign-in/' })
  const chain = devnet.solana()?.caipChainId ?? ''
  await withWidget(page, (widget, id) => widget.switchNetwork(id), chain)
  await codeInput(page).fill(await askForCode(page, devnet, `sol.${storage}@tern.example`))
  await openWindow(page) // makes the keys by itself, and closes
  await signInTo(page, frame, () => answer(page, storage, 'Sign'))
  const { accounts, signedIn } = await withWidget(page, (widget) => widget.getState())
  expect(signedIn).toBe(true)
  const own = accounts[0]?.split(':')[2] ?? ''
  await devnet.control.fundSolana(own, { lamports: 10n * SOL, tokens: 500_000_000n })

  await page.locator('[data-widget-open]').first().click()
  await expect(disconnectButton(page)).toBeVisible()
  const to = newAddress()
  await sendFrom(frame, {
    symbol: 'SOL',
    amount: '1.5',
    to,
    async review() {
      await expect(frame.getByText('0.000005 SOL')).toBeVisible()
      await frame.getByRole('checkbox').check()
    },
    answer: () => answer(page, storage, 'Sign'),
  })
  // What leaves, and to whom, is told by the secure page itself.
  const mint = devnet.solana()?.mints.usdc.address ?? ''
  await sendFrom(frame, {
    symbol: 'USDC',
    amount: '20',
    to,
    answer: () =>
      answer(page, storage, 'Sign', async (asked) => {
        await expect(asked.getByText('Send token')).toBeVisible()
        await expect(asked.getByText(to.slice(4, 20)).first()).toBeVisible()
        await expect(asked.getByText(mint.slice(4, 20)).first()).toBeVisible()
      }),
  })
  expect(await holdingsOf(devnet, to)).toEqual({ lamports: 1_500_000_000, usdcAccounts: 1 })

  await withWidget(page, (widget) => widget.close())
  const signing = askSolana(page, 'solana_signMessage', {
    message: '2NEpo7TZRRrLZSi2U',
    pubkey: own,
  })
  await answer(page, storage, 'Sign')
  expect(await signing).toMatchObject({ signature: expect.stringMatching(/^\w{80,90}$/) })
  const asking = askSolana(page, 'solana_signMessage', { message: '2g', pubkey: own })
  const refused = expect(asking).rejects.toThrow('Declined')
  await answer(page, storage, 'Reject')
  await refused

  // Both come back, and the one that was looked at.
  await page.reload()
  await expect.poll(() => namespaces(page)).toContain('solana')
  const state = await withWidget(page, (widget) => widget.getState())
  expect(state).toMatchObject({ namespace: 'solana', accounts })
  await page.locator('[data-widget-open]').first().click()
  await disconnectButton(page).click()
  await expect.poll(() => namespaces(page)).toEqual([])
})
