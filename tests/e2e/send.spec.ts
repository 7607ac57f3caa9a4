import type { Address } from 'viem'
import { devAccount } from '#devnet/chains/accounts.ts'
import {
  connectWallet,
  type Devnet,
  expect,
  frameOf,
  type Page,
  test,
  visit,
  withWidget,
} from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const friend = '0x92fa1dE3c08a77bD4E2B6cF51d7a80933c41e6B4'.toLowerCase()

/** Each test has its own recipient, so that none is known from another test. */
let recipients = 0
function stranger(): string {
  recipients += 1
  return `0x${(0xfa1d_0000 + recipients).toString(16).padStart(40, '9')}`
}

async function ask(devnet: Devnet, method: string, params: readonly unknown[]): Promise<unknown> {
  const url = devnet.chains.find(({ chainId }) => chainId === 31337)?.directRpcUrl ?? ''
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body })
  return ((await response.json()) as { result: unknown }).result
}

async function balanceOf(devnet: Devnet, token: Address | undefined, owner: string) {
  if (token === undefined) {
    return BigInt(String(await ask(devnet, 'eth_getBalance', [owner, 'latest'])))
  }
  const data = `0x70a08231${owner.slice(2).padStart(64, '0')}`
  return BigInt(String(await ask(devnet, 'eth_call', [{ to: token, data }, 'latest'])))
}

/** Connects, and opens the form. */
async function startSend(page: Page, devnet: Devnet) {
  await visit(page, devnet)
  await connectWallet(page)
  return openSend(page)
}

async function openSend(page: Page) {
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(frame.getByRole('heading', { name: 'Send' })).toBeVisible()
  return frame
}

type Frame = ReturnType<typeof frameOf>

async function fill(frame: Frame, symbol: string, amount: string, to: string): Promise<void> {
  await frame.getByRole('button', { name: /^Amount: / }).click()
  await frame.getByRole('button', { name: new RegExp(`^${symbol}`) }).click()
  await frame.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await frame.getByRole('textbox', { name: 'To' }).fill(to)
}

/** Goes on to the wallet; a recipient without earlier payments must be confirmed first. */
async function confirm(frame: Frame, sum: string): Promise<void> {
  await frame.getByRole('button', { name: new RegExp(`^Review ${sum} to `) }).click()
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: `Send ${sum}` }).click()
}

test.describe('sending', () => {
  test('default: ETH, USDC and DAI arrive, to the last unit (S2.05, S4.09, S5.04)', async ({
    page,
    devnet,
    problems,
  }) => {
    const contracts = devnet.contracts[31337]
    await startSend(page, devnet)
    const frame = frameOf(page)
    let sent = 0
    for (const [symbol, amount, units] of [
      ['ETH', '0.25', 25n * 10n ** 16n],
      ['USDC', '12.5', 12_500_000n],
      ['DAI', '3.000000000000000001', 3n * 10n ** 18n + 1n],
    ] as const) {
      if (sent > 0) await openSend(page)
      const to = stranger()
      const token = { ETH: undefined, USDC: contracts?.usdc, DAI: contracts?.dai }[symbol]
      await fill(frame, symbol, amount, to)
      await confirm(frame, `${amount} ${symbol}`)
      await expect(frame.getByRole('heading', { name: /^[\d.]+ \w+ sent$/ })).toBeVisible()
      expect(await balanceOf(devnet, token as Address | undefined, to)).toBe(units)
      sent += 1
      expect(await devnetWallet(page).transactions()).toBe(sent)
      await frame.getByRole('button', { name: 'Done' }).click()
      await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    }
    expect(problems).toEqual([])
  })

  test('behavior: to a name, whose whole address is shown before anything is signed (S3.09, S7.12)', async ({
    page,
    devnet,
  }) => {
    const other = devAccount(6)
    const name = 'otto.reown.id'
    const timestamp = Math.floor(Date.now() / 1_000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const signature = await other.signMessage({ message })
    const body = { message, signature, address: other.address, coin_type: 0x80000000 + 31337 }
    const url = `${devnet.urls.blockchainApi}/v1/profile/account`
    await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    const before = await balanceOf(devnet, undefined, other.address)

    const frame = await startSend(page, devnet)
    await fill(frame, 'ETH', '0.5', name)
    await frame.getByRole('button', { name: /^Review 0\.5 ETH to / }).click()
    await expect
      .poll(async () => {
        const said = await frame.locator('section').first().innerText()
        return said.replaceAll(/\s/g, '').toLowerCase()
      })
      .toContain(other.address.toLowerCase())
    await frame.getByRole('checkbox').check()
    await frame.getByRole('button', { name: 'Send 0.5 ETH' }).click()
    await expect
      .poll(() => balanceOf(devnet, undefined, other.address))
      .toBe(before + 5n * 10n ** 17n)
  })

  test('error: more than there is cannot be reviewed (S5.04)', async ({ page, devnet }) => {
    const frame = await startSend(page, devnet)
    await fill(frame, 'USDC', '999999999', friend)
    const button = frame.getByRole('button', { name: 'Not enough USDC' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(await devnetWallet(page).transactions()).toBe(0)
  })

  test('error: what was declined can be tried again (S4.09, S5.04)', async ({ page, devnet }) => {
    const frame = await startSend(page, devnet)
    const to = stranger()
    await fill(frame, 'USDC', '5', to)
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await confirm(frame, '5 USDC')
    await expect(frame.getByText('Declined in your wallet')).toBeVisible()
    const token = devnet.contracts[31337]?.usdc as Address // of the devnet
    expect(await balanceOf(devnet, token, to)).toBe(0n)
    await frame.getByRole('checkbox').check()
    await frame.getByRole('button', { name: 'Send 5 USDC' }).click()
    await expect(frame.getByRole('heading', { name: '5 USDC sent' })).toBeVisible()
    expect(await balanceOf(devnet, token, to)).toBe(5_000_000n)
  })

  test('behavior: a reload while it is pending: it is still there, and ends right @blocked', async ({
    page,
    devnet,
  }) => {
    const frame = await startSend(page, devnet)
    const to = stranger()
    await ask(devnet, 'evm_setAutomine', [false])
    await ask(devnet, 'evm_setIntervalMining', [0])
    try {
      await fill(frame, 'ETH', '0.01', to)
      await confirm(frame, '0.01 ETH')
      await expect(frame.getByRole('heading', { name: 'On its way' })).toBeVisible()
      await page.reload()
      await page.waitForFunction(() => 'devnetWallet' in window && 'Widget' in window)
      await withWidget(page, async (widget) => void (await widget.open({ view: 'Send' })))
      await frame.getByRole('button', { name: 'See', exact: true }).click()
      await expect(frame.getByRole('heading', { name: 'On its way' })).toBeVisible()
    } finally {
      await ask(devnet, 'evm_mine', [])
      await ask(devnet, 'evm_setAutomine', [true])
    }
    await expect(frame.getByRole('heading', { name: '0.01 ETH sent' })).toBeVisible()
    expect(await balanceOf(devnet, undefined, to)).toBe(10n ** 16n)
    // This document has sent no transactions.
    expect(await devnetWallet(page).transactions()).toBe(0)
  })

  test('error: a token that is none is told to the page that asks for it (S2.02)', async ({
    page,
    devnet,
  }) => {
    const frame = await startSend(page, devnet)
    await frame.getByRole('button', { name: 'Close' }).click()
    const code = await withWidget(page, (widget) =>
      widget
        .open({ view: 'Send', arguments: { token: `0x${'99'.repeat(20)}` } })
        .then(() => 'opened')
        .catch((error: { code: string }) => error.code),
    )
    expect(code).toBe('TOKEN_NOT_FOUND')
  })

  test('behavior: what the page asks for is filled in (S2.02)', async ({ page, devnet }) => {
    const frame = await startSend(page, devnet)
    await frame.getByRole('button', { name: 'Close' }).click()
    await withWidget(page, async (widget) => {
      const recipient = '0x92fa1de3c08a77bd4e2b6cf51d7a80933c41e6b4'
      await widget.open({ view: 'Send', arguments: { token: 'native', amount: '0.5', recipient } })
    })
    await expect(frame.getByText(/^Set by /)).toBeVisible()
    await expect(frame.getByRole('button', { name: /^Review 0.5 ETH to 0x92fa/ })).toBeVisible()
  })
})
