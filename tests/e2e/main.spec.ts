import { arrived, confirm, review, startBridge } from './bridgePage.ts'
import { depositCount } from './chain.ts'
import {
  expect,
  frameOf,
  type Page,
  pickWallet,
  type StorageMode,
  test,
  visit,
  withWidget,
} from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const usdc = { symbol: 'USDC', network: 'Devnet One' }
const ether = { symbol: 'ETH', network: 'Devnet One' }
const dai = { symbol: 'DAI', network: 'Devnet One' }

/** What the frame can keep here: the mode that the browser is really in. */
async function assertMode(page: Page, storage: StorageMode): Promise<void> {
  const frame = page.frames().find((other) => other.url().includes('/embed/'))
  const works = await frame?.evaluate(() => {
    try {
      localStorage.setItem('probe', '1')
      localStorage.removeItem('probe')
      return true
    } catch {
      return false
    }
  })
  expect(works).toBe(storage !== 'blocked')
}

test.describe('the main job', () => {
  test('behavior: connects, approves, deposits an ERC-20 and sees it filled (S1.01, S1.03, S4.14, S4.15, S7.30, S7.31, S7.33)', async ({
    page,
    devnet,
    problems,
    storage,
  }) => {
    const frame = await startBridge(page, { devnet, token: usdc })
    await assertMode(page, storage)
    const before = await depositCount(devnet, 31337)
    await review(frame, '25')
    await confirm(frame, '25')
    await arrived(frame)
    await expect(frame.getByText('Allowed 25 USDC')).toBeVisible()
    await expect(frame.getByText('Sent 25 USDC')).toBeVisible()
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
    expect(await devnetWallet(page).transactions()).toBe(2)
    expect(await withWidget(page, (widget) => widget.getState())).toMatchObject({
      status: 'connected',
      openTransfers: 0,
    })
    expect(problems).toEqual([])
  })

  test('behavior: native currency needs no approval (S4.14)', async ({ page, devnet }) => {
    const frame = await startBridge(page, { devnet, token: ether })
    await review(frame, '0.5')
    await confirm(frame, '0.5')
    await arrived(frame)
    await expect(frame.getByText(/^Allowed/)).toHaveCount(0)
    expect(await devnetWallet(page).transactions()).toBe(1)
  })

  test('behavior: a connection and a transfer under way survive a reload (S4.01, S3.12, S4.15) @blocked', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setRelayer({ paused: true })
    const frame = await startBridge(page, { devnet, token: usdc })
    const before = await depositCount(devnet, 31337)
    await review(frame, '30')
    await confirm(frame, '30')
    await expect(frame.getByText('Sent 30 USDC')).toBeVisible({ timeout: 20_000 })

    await visit(page, devnet)
    // The loader answers from what it kept, before any frame is here.
    expect(await withWidget(page, (widget) => widget.getAddress())).toMatch(/^0x/)
    await page.locator('[data-widget-open]').first().click()
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await frame
      .getByRole('button', { name: /^Transfer of / })
      .first()
      .click()
    await expect(frame.getByText('Sent 30 USDC')).toBeVisible()
    await devnet.control.setRelayer({ paused: false })
    await arrived(frame)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })

  test('behavior: a reload while the wallet asks for the deposit sends nothing twice (S4.14)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: ether })
    const before = await depositCount(devnet, 31337)
    await review(frame, '0.4')
    await devnetWallet(page).setDelay(60_000)
    await confirm(frame, '0.4')
    await expect.poll(() => devnetWallet(page).methods()).toContain('eth_sendTransaction')

    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().click()
    await frame
      .getByRole('button', { name: /^Transfer of / })
      .first()
      .click()
    // It cannot be known from here whether the wallet sent it: the person is asked to look.
    await frame.getByRole('button', { name: 'Try again' }).click()
    await arrived(frame)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })
})

test.describe('saying no', () => {
  test('error: declining to connect is quiet and can be tried again (S8.09)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    await devnetWallet(page).rejectNext('eth_requestAccounts')
    await pickWallet(page)
    const frame = frameOf(page)
    await expect(frame.getByText('Connection declined')).toBeVisible()
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('error: a wallet that is already asking says so (S8.09)', async ({ page, devnet }) => {
    await visit(page, devnet)
    await devnetWallet(page).pendingNext('eth_requestAccounts')
    await pickWallet(page)
    const frame = frameOf(page)
    await expect(frame.getByText('Devnet Wallet is already asking')).toBeVisible()
    expect(await withWidget(page, (widget) => widget.getState().status)).toBe('disconnected')
  })

  test('error: declining the approval, then the deposit, moves nothing and goes on (S4.14, S8.09)', async ({
    page,
    devnet,
  }) => {
    const frame = await startBridge(page, { devnet, token: dai })
    const before = await depositCount(devnet, 31337)
    await review(frame, '40')
    await devnetWallet(page).rejectNext('eth_sendTransaction')
    await confirm(frame, '40')
    await expect(frame.getByText('You declined it')).toBeVisible()
    // The approval now goes through, the deposit is declined.
    await devnetWallet(page).rejectSecond('eth_sendTransaction')
    await frame.getByRole('button', { name: 'Try again' }).click()
    await expect(frame.getByText('Allowed 40 DAI')).toBeVisible({ timeout: 15_000 })
    await expect(frame.getByText('You declined it')).toBeVisible({ timeout: 15_000 })
    expect(await depositCount(devnet, 31337)).toBe(before)
    await frame.getByRole('button', { name: 'Try again' }).click()
    await arrived(frame)
    expect(await depositCount(devnet, 31337)).toBe(before + 1)
  })
})
