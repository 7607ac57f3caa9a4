import { connectWallet, expect, frameOf, type Page, test, visit } from './fixtures.ts'
import { balanceOf } from './chain.ts'
import { devnetWallet } from './wallet.ts'

const shop = '0x3A1f0cb9D42E7B5586aA11F0C2d4E9876B5c0021'.toLowerCase()

/** The page asks for a payment, and waits for the view. */
async function ask(page: Page, payment: Record<string, string>): Promise<string> {
  return page.evaluate(async (wanted) => {
    const { Widget } = window as unknown as {
      Widget: { open: (options: unknown) => Promise<{ view: string }> }
    }
    try {
      return (await Widget.open({ view: 'Pay', arguments: wanted })).view
    } catch (error) {
      return String((error as { code?: unknown }).code)
    }
  }, payment)
}

/** What the site's owner decides. */
async function switchPay(page: Page, pay: boolean): Promise<void> {
  await page.evaluate((on) => {
    const { Widget } = window as unknown as {
      Widget: { updateOptions: (options: unknown) => Promise<void> }
    }
    return Widget.updateOptions({ features: { pay: on } })
  }, pay)
}

async function start(page: Page, devnet: Parameters<typeof visit>[1]) {
  await visit(page, devnet)
  await connectWallet(page)
  await switchPay(page, true)
  return frameOf(page)
}

test.describe('a payment that the page asks for', () => {
  test('behavior: paid directly, exactly, when the chain says so (S2.05)', async ({
    page,
    devnet,
  }) => {
    const [one] = devnet.chains
    const token = one?.contracts.usdc ?? ''
    const frame = await start(page, devnet)
    const before = await balanceOf(devnet, 31337, { token, account: shop })
    const payment = { amount: '12.5', token, recipient: shop, caipChainId: 'eip155:31337' }
    expect(await ask(page, payment)).toBe('Pay')
    await expect(frame.getByRole('button', { name: /^USDC\s*on Devnet One/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await frame.getByRole('button', { name: 'Pay 12.5 USDC' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toBeVisible({ timeout: 30_000 })
    expect(await balanceOf(devnet, 31337, { token, account: shop })).toBe(before + 12_500_000n)
  })

  test('behavior: paid over the bridge, at least what was asked for (S2.05)', async ({
    page,
    devnet,
  }) => {
    const [, two] = devnet.chains
    const token = two?.contracts.usdc ?? ''
    const frame = await start(page, devnet)
    const before = await balanceOf(devnet, 31338, { token, account: shop })
    await ask(page, { amount: '30', token, recipient: shop, caipChainId: 'eip155:31338' })
    await frame.getByRole('button', { name: /^USDC\s*on Devnet One/ }).click()
    await frame.getByRole('button', { name: /^Pay 30\.\d+ USDC$/ }).click()
    await expect(frame.getByText('Paid on Devnet Two')).toBeVisible({ timeout: 45_000 })
    const paid = (await balanceOf(devnet, 31338, { token, account: shop })) - before
    expect(paid).toBeGreaterThanOrEqual(30_000_000n)
    expect(paid).toBeLessThan(30_100_000n)
  })

  test('error: a refusal in the wallet is told, and it can be paid after all', async ({
    page,
    devnet,
  }) => {
    const frame = await start(page, devnet)
    const payment = {
      amount: '0.01',
      token: 'native',
      recipient: shop,
      caipChainId: 'eip155:31337',
    }
    await ask(page, payment)
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await frame.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toHaveCount(0)
    await expect(frame.getByRole('button', { name: 'Pay 0.01 ETH' })).toBeVisible()
    await frame.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
    await expect(frame.getByText('Paid on Devnet One')).toBeVisible({ timeout: 30_000 })
  })

  test('error: what cannot be asked for is refused in words, and changes nothing (S2.05)', async ({
    page,
    devnet,
  }) => {
    await start(page, devnet)
    const good = {
      ...{ amount: '1', token: 'native', recipient: shop, caipChainId: 'eip155:31337' },
    }
    expect(await ask(page, { ...good, amount: '0' })).toBe('INVALID_PAYMENT')
    expect(await ask(page, { ...good, caipChainId: 'eip155:1' })).toBe('INVALID_PAYMENT')
    expect(await ask(page, { ...good, token: `0x${'ab'.repeat(20)}` })).toBe('NO_SUCH_TOKEN')
    // Nothing is left of them: the next one is what the person sees.
    expect(await ask(page, good)).toBe('Pay')
    await expect(frameOf(page).getByRole('button', { name: 'Pay 1 ETH' })).toBeVisible()
    await switchPay(page, false)
    expect(await ask(page, good)).toBe('PAY_OFF')
  })
})
