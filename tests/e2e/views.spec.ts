import { arrived, chooseToken, confirm, review, startBridge } from './bridgePage.ts'
import { connectWallet, expect, frameOf, pickWallet, test, visit, withWidget } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const usdc = { symbol: 'USDC', network: 'Devnet One' }
const dai = { symbol: 'DAI', network: 'Devnet One' }

test.describe('networks', () => {
  test('behavior: switches the wallet, and adds a network it does not know (S1.02, S4.05, S7.29)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    await connectWallet(page)
    await devnetWallet(page).forgetChain(31338)
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /Change network/ }).click()
    await frame.getByRole('button', { name: /^Devnet Two/ }).click()
    await expect(frame.getByRole('button', { name: /Network: Devnet Two/ })).toBeVisible()
    expect(await devnetWallet(page).methods()).toContain('wallet_addEthereumChain')
    expect(await withWidget(page, (widget) => widget.getState().caipChainId)).toBe('eip155:31338')
  })

  test('error: declining the switch changes nothing (S8.09)', async ({ page, devnet }) => {
    await visit(page, devnet)
    await connectWallet(page)
    await devnetWallet(page).rejectNext('wallet_switchEthereumChain')
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /Change network/ }).click()
    await frame.getByRole('button', { name: /^Devnet Two/ }).click()
    await expect.poll(() => devnetWallet(page).methods()).toContain('wallet_switchEthereumChain')
    await expect(frame.getByRole('button', { name: /^Devnet One/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(await withWidget(page, (widget) => widget.getState().caipChainId)).toBe('eip155:31337')
  })

  test('behavior: a network that the page does not offer is told, and left (S4.05)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    await withWidget(page, async (widget) => {
      await widget.ready()
    })
    await connectWallet(page)
    await withWidget(page, (widget) => widget.updateOptions({ networks: ['eip155:31337'] }))
    await devnetWallet(page).switchChain(31338)
    const frame = frameOf(page)
    await expect(frame.getByText('This network is not supported here')).toBeVisible()
    await frame.getByRole('button', { name: /^Devnet One/ }).click()
    await expect(frame.getByRole('button', { name: /Network: Devnet One/ })).toBeVisible()
  })
})

test.describe('wallets that show something', () => {
  test('behavior: a wallet with a window of its own (S7.33)', async ({ page, context, devnet }) => {
    await visit(page, devnet, { wallet: 'popup' })
    const opened = context.waitForEvent('page')
    await pickWallet(page)
    const popup = await opened
    // The click closes the window, so it is deferred until Playwright no longer waits for its end.
    await popup
      .getByRole('button', { name: 'Approve' })
      .evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()))
    await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('error: closing the window of the wallet is a refusal (S8.09)', async ({
    page,
    context,
    devnet,
  }) => {
    await visit(page, devnet, { wallet: 'popup' })
    const opened = context.waitForEvent('page')
    await pickWallet(page)
    await (await opened).close()
    await expect(frameOf(page).getByText('Connection declined')).toBeVisible()
  })

  test('behavior: our dialog yields to a wallet drawn in the page', async ({ page, devnet }) => {
    await visit(page, devnet, { wallet: 'inpage' })
    await pickWallet(page)
    // Under a modal dialog this button would be inert and could not be pressed.
    await page.locator('#devnet-wallet').getByRole('button', { name: 'Approve' }).click()
    await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(
      true,
    )
  })
})

test.describe('the partner page', () => {
  test('behavior: bridge only, inline, from nothing to filled (S1.03, S2.03, S2.06)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet, { path: '/bridge-only/' })
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Connect wallet' }).click()
    await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
    await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
    await chooseToken(frame, usdc)
    const news = page.locator('#news')
    await expect(news).toBeEmpty()
    await review(frame, '12')
    const fee = frame.getByText(/^Fee of .+, 0\.25%$/)
    await expect(fee).toBeVisible()
    const promised = await frame
      .getByText(/^11\.\d+/)
      .first()
      .innerText()
    await confirm(frame, '12')
    await arrived(frame)
    // The amount that arrived is the promised one, apart from the page's fee.
    await expect(frame.getByText(Number.parseFloat(promised).toString()).first()).toBeVisible()
    await expect(news).toHaveText('Your savings are ashore.')
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect(frame.getByRole('textbox', { name: 'You send' })).toBeVisible()
    const height = await page
      .locator('iframe[data-causeway-frame]')
      .evaluate((element) => element.getBoundingClientRect().height)
    expect(height).toBeGreaterThan(200)
    expect(height).toBeLessThan(900)
  })
})

test.describe('bad amounts', () => {
  test('error: each says what is wrong and asks nobody (S3.16, S5.12)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: usdc })
    const amount = frame.getByRole('textbox', { name: 'You send' })
    for (const [typed, sentence] of [
      ['', 'Enter an amount'],
      ['0', 'Enter an amount'],
      ['0.1', /^Minimum is/],
      ['1.0000001', /^Use at most 6 decimal places/],
      ['999999', 'Not enough USDC'],
    ] as const) {
      await amount.fill(typed)
      await expect(frame.getByRole('button', { name: sentence })).toBeVisible()
    }
    expect(await devnetWallet(page).methods()).not.toContain('eth_sendTransaction')
  })
})

test.describe('services that are down', () => {
  test('error: a bridge service that answers 500, 429, html or nothing says so, and recovers (S8.12)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: usdc })
    const amount = frame.getByRole('textbox', { name: 'You send' })
    const tryAgain = frame.getByRole('button', { name: 'Try again' })
    // A different amount each time, because a cached quote is not requested again.
    for (const [mode, typed] of [
      ['500', '25'],
      ['429', '26'],
      ['html', '27'],
      ['empty', '28'],
    ] as const) {
      await devnet.control.setFault('bridgeApi', { mode })
      await amount.fill(typed)
      await expect(tryAgain).toBeVisible({ timeout: 20_000 })
      await devnet.control.resetFaults()
      await tryAgain.click()
      await expect(frame.getByRole('button', { name: `Review ${typed} ` })).toBeVisible()
    }
  })

  test('error: balances that did not load say so, and recover (S8.07)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    // Both sources of balances fail: the node and the blockchain API.
    await devnet.control.setFault('rpc:31337', { mode: '500' })
    await devnet.control.setFault('blockchainApi', { mode: '500' })
    await connectWallet(page)
    const frame = frameOf(page)
    await expect(frame.getByText('Balances did not load')).toBeVisible({ timeout: 20_000 })
    await devnet.control.resetFaults()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByText('USD Coin')).toBeVisible()
  })

  test('behavior: a network that dies between approve and deposit is waited for (S4.14)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: dai })
    await review(frame, '33')
    // The wallet still sends the approval; the widget's node fails after that.
    await devnetWallet(page).setDelay(2_000)
    await confirm(frame, '33')
    await expect.poll(() => devnetWallet(page).transactions()).toBe(1)
    await devnet.control.setFault('rpc:31337', { mode: '500' })
    await expect(frame.getByText('Allowing 33 DAI')).toBeVisible()
    // The transfer continues without a click once the network answers again.
    await devnetWallet(page).setDelay(0)
    await devnet.control.resetFaults()
    await arrived(frame)
    expect(await devnetWallet(page).transactions()).toBe(2)
  })
})
