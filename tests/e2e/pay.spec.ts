import { connectWallet, expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'
import type { Widget } from './widgetOfPage.ts'
import { balanceOf, withManualBlocks } from './chain.ts'
import { devnetWallet } from './wallet.ts'

const shop = '0x3A1f0cb9D42E7B5586aA11F0C2d4E9876B5c0021'.toLowerCase()

/** The page asks for a payment, and waits for the view. */
async function ask(page: Page, payment: Record<string, string>): Promise<string> {
  const open = (widget: Widget, wanted: unknown) =>
    widget.open({ view: 'Pay', arguments: wanted }).then(
      ({ view }) => view,
      ({ code }) => String(code),
    )
  return withWidget(page, open, payment)
}

/** What the site's owner decides. */
async function switchPay(page: Page, pay: boolean): Promise<void> {
  await withWidget(page, (widget, on) => widget.updateOptions({ features: { pay: on } }), pay)
}

async function start(page: Page, devnet: Parameters<typeof visit>[1]) {
  await visit(page, devnet)
  await connectWallet(page)
  await switchPay(page, true)
  return frameOf(page)
}

/** Payments that the page has heard the end of. */
async function heard(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'paid')?.length ?? 0)
}

async function listen(page: Page): Promise<void> {
  await withWidget(page, (widget) => {
    const paid: unknown[] = []
    Object.assign(window, { paid })
    widget.on('transaction', (told) => {
      if (Reflect.get(Object(told), 'kind') === 'pay') paid.push(told)
    })
  })
}

test.describe('a payment that the page asks for', () => {
  // Several payments after another, of which each is mined.
  test.describe.configure({ timeout: 120_000 })

  const good = { amount: '0.01', token: 'native', recipient: shop, caipChainId: 'eip155:31337' }

  test('error: what cannot be asked for is refused, and changes nothing (S2.05)', async ({
    page,
    devnet,
  }) => {
    await start(page, devnet)
    expect(await ask(page, { ...good, amount: '0' })).toBe('INVALID_PAYMENT')
    expect(await ask(page, { ...good, caipChainId: 'eip155:1' })).toBe('INVALID_PAYMENT')
    expect(await ask(page, { ...good, token: `0x${'ab'.repeat(20)}` })).toBe('NO_SUCH_TOKEN')
    expect(await ask(page, good)).toBe('Pay')
    await switchPay(page, false)
    expect(await ask(page, good)).toBe('PAY_OFF')
  })

  test('behavior: paid directly and by a swap, exactly, also after a refusal, and each is told once (S2.05)', async ({
    page,
    devnet,
  }) => {
    const [one] = devnet.chains
    const token = one?.contracts.usdc ?? ''
    const frame = await start(page, devnet)
    await listen(page)
    expect(await ask(page, good)).toBe('Pay')
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await frame.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
    await expect(frame.getByText('Declined in your wallet')).toBeVisible()
    await expect(frame.getByText('Paid on Devnet One')).toHaveCount(0)
    await frame.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => heard(page)).toBe(1)

    const before = await balanceOf(devnet, 31337, { token, account: shop })
    const payment = { ...good, amount: '12.5', token }
    expect(await ask(page, payment)).toBe('Pay')
    await expect(frame.getByRole('button', { name: /^USDC\s*on Devnet One/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await frame.getByRole('button', { name: 'Pay 12.5 USDC' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toBeVisible({ timeout: 30_000 })
    expect(await balanceOf(devnet, 31337, { token, account: shop })).toBe(before + 12_500_000n)

    // Another token, swapped first: refused before the payment, it goes on with what was swapped.
    expect(await ask(page, payment)).toBe('Pay')
    await frame.getByRole('button', { name: /^DAI\s*on Devnet One, by swap/ }).click()
    await expect(frame.getByText('3 confirmations in your wallet').first()).toBeVisible()
    const wallet = devnetWallet(page)
    const asked = await wallet.transactions()
    await withManualBlocks(devnet, 31337, async (mine) => {
      await frame.getByRole('button', { name: /^Pay 12\.\d+ DAI$/ }).click()
      await expect.poll(wallet.transactions).toBe(asked + 1)
      // The wallet answers before its transaction is mined.
      await expect(frame.getByText('Waiting for the network').first()).toBeVisible()
      await mine()
      await expect.poll(wallet.transactions).toBe(asked + 2)
      await wallet.rejectNext('eth_sendTransaction')
    })
    await expect(frame.getByText(/^12\.\d+ DAI was swapped for USDC$/)).toBeVisible({
      timeout: 30_000,
    })
    await frame.getByRole('button', { name: 'Pay 12.5 USDC' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toBeVisible({ timeout: 30_000 })
    expect(await balanceOf(devnet, 31337, { token, account: shop })).toBe(before + 25_000_000n)
    await expect.poll(() => heard(page)).toBe(3)
  })

  test('behavior: paid over the bridge, at least what was asked for, and found after a reload (S2.05)', async ({
    page,
    devnet,
  }) => {
    const [, two] = devnet.chains
    const token = two?.contracts.usdc ?? ''
    const payment = { amount: '30', token, recipient: shop, caipChainId: 'eip155:31338' }
    await devnet.control.setRelayer({ paused: true })
    const frame = await start(page, devnet)
    const before = await balanceOf(devnet, 31338, { token, account: shop })
    await ask(page, payment)
    await frame.getByRole('button', { name: /^USDC\s*on Devnet One, over/ }).click()
    await frame.getByRole('button', { name: /^Pay 30\.\d+ USDC$/ }).click()
    await expect(frame.getByText('Sent, and waiting for the network')).toBeVisible({
      timeout: 30_000,
    })
    await visit(page, devnet)
    await listen(page)
    await switchPay(page, true)
    await ask(page, payment)
    await expect(frame.getByText('Sent, and waiting for the network')).toBeVisible()
    expect(await devnetWallet(page).transactions()).toBe(0)
    await devnet.control.setRelayer({ paused: false })
    await expect(frame.getByText('Paid on Devnet Two')).toBeVisible({ timeout: 45_000 })
    const paid = (await balanceOf(devnet, 31338, { token, account: shop })) - before
    expect(paid).toBeGreaterThanOrEqual(30_000_000n)
    expect(paid).toBeLessThan(30_100_000n)
    await expect.poll(() => heard(page)).toBe(1)
  })
})
