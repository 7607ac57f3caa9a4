import { type PhoneWallet, startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import {
  type Devnet,
  test as base,
  expect,
  frameOf,
  type Page,
  visit,
  withWidget,
} from './fixtures.ts'
import { askSolana, namespaces } from './solanaPage.ts'
import { devnetWallet } from './wallet.ts'
import type { Widget } from './widgetOfPage.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const test = base.extend<{ phone: PhoneWallet }>({
  phone: async ({ devnet }, use) => {
    const { relay = '', verify = '' } = devnet.urls
    const phone = await startPhoneWallet({
      relay: { url: relay, httpUrl: verify },
      chains: devnet.chains,
      solana: { chains: [SOLANA] },
    })
    await use(phone)
    await phone.stop()
  },
})

/** Offers the devnet's networks and Solana's, whose wallets the page then has. */
async function openConnect(page: Page, devnet: Devnet, standard = SOLANA): Promise<void> {
  await visit(page, devnet, { query: standard === '' ? {} : { standard } })
  await offerSolana(page, devnet)
  await page.locator('[data-widget-open]').first().click()
}

function offerSolana(page: Page, devnet: Devnet): Promise<unknown> {
  const networks = [
    ...devnet.chains.map(({ chainId }) => `eip155:${chainId}`),
    {
      caipChainId: SOLANA,
      name: 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: ['http://localhost:1'],
    },
  ]
  const offer = async (widget: Widget, offered: unknown) => {
    await widget.ready()
    await widget.updateOptions({ networks: offered })
  }
  return withWidget(page, offer, networks)
}

const state = (page: Page) => withWidget(page, (widget) => widget.getState())

test('behavior: whoever asks for Solana gets its wallets, and the answer once one is connected (V-F7, S2.02, S4.02)', async ({
  page,
  devnet,
}) => {
  await openConnect(page, devnet)
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Close' }).click()
  const asked = askSolana(page, 'solana_getAccounts', {})
  // The wallet supports both kinds of chains, and the widget does not ask which one is meant.
  await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
  expect(await asked).toEqual([{ pubkey: expect.any(String) }])
  expect(await namespaces(page)).toEqual(['solana'])
})

test('behavior: a wallet of the page on Ethereum and Solana at once (S3.11, S4.05)', async ({
  page,
  devnet,
}) => {
  await openConnect(page, devnet)
  const frame = frameOf(page)
  // A wallet that offers both has one row, and the person chooses.
  await expect(frame.getByRole('button', { name: /Devnet Wallet/ })).toHaveCount(1)
  await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
  await frame.getByRole('button', { name: /^Solana/ }).click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await namespaces(page)).toEqual(['solana'])
  const [account = ''] = (await state(page)).accounts
  const pubkey = account.slice(account.lastIndexOf(':') + 1)

  const signed = await askSolana(page, 'solana_signMessage', {
    message: '2NEpo7TZRRrLZSi2U',
    pubkey,
  })
  expect(signed).toMatchObject({
    signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/),
  })
  await devnetWallet(page).rejectNext('solana:signMessage')
  await expect(
    askSolana(page, 'solana_signMessage', { message: '2NEpo7TZRRrLZSi2U', pubkey }),
  ).rejects.toThrow('User rejected')
  await expect(askSolana(page, 'solana_signMessage', { message: '2g' })).rejects.toThrow('Invalid')

  // The other kind connects through the networks list, and both stay connected.
  await withWidget(page, (widget) => widget.switchNetwork('eip155:31337'))
  await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
  await frame.getByRole('button', { name: /^Ethereum/ }).click()
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await namespaces(page)).toEqual(['eip155', 'solana'])

  const families = frame.getByRole('combobox', { name: 'Accounts by network' })
  await families.selectOption('solana')
  await expect.poll(() => namespaces(page)).toEqual(['solana', 'eip155'])
  expect((await state(page)).caipChainId).toBe(SOLANA)
  // The EIP-1193 provider is unaffected.
  const evm = await withWidget(page, (widget) =>
    widget.getProvider().request({ method: 'eth_accounts' }),
  )
  expect(evm).toHaveLength(1)

  await frame.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => namespaces(page)).toEqual(['eip155'])
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('behavior: a phone shares both in one approval, and both come back (S4.01, S4.06, S4.11)', {
  tag: '@blocked',
}, async ({ page, devnet, phone, storage }) => {
  await openConnect(page, devnet, '')
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /WalletConnect/ }).click()
  await expect(frame.getByRole('img', { name: 'QR code that connects a wallet' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await frame.getByRole('button', { name: 'Copy link' }).click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toMatch(/^wc:/)
  await phone.pair(await read())
  await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await namespaces(page)).toEqual(['eip155', 'solana'])

  const [, solana] = (await state(page)).connections ?? []
  const pubkey = solana?.account.split(':')[2] ?? ''
  const signed = await askSolana(page, 'solana_signMessage', {
    message: '2NEpo7TZRRrLZSi2U',
    pubkey,
  })
  expect(signed).toMatchObject({ signature: expect.any(String) })
  expect(phone.requests.at(-1)?.params).toMatchObject({ chainId: SOLANA })

  if (storage !== 'blocked') {
    await page.reload()
    await offerSolana(page, devnet)
    await expect.poll(() => namespaces(page)).toContain('eip155')
  }
  await phone.disconnect()
  await expect.poll(() => namespaces(page)).toEqual([])
})
