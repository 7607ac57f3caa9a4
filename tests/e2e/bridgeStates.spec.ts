import type { FrameLocator } from '@playwright/test'
import * as z from 'zod'
import { arrived, confirm, openBridge, review, startBridge } from './bridgePage.ts'
import { type Devnet, expect, frameOf, test, visit } from './fixtures.ts'
import { devnetWallet } from './wallet.ts'

const usdc = { symbol: 'USDC', network: 'Devnet One' }
const ether = { symbol: 'ETH', network: 'Devnet One' }

const deposit = z.object({ originChainId: z.literal(31_337), speedups: z.array(z.unknown()) })

/** How many lower offers the indexer has for the last deposit, among rows of others and bad ones. */
async function offersOfLast({ urls }: Devnet): Promise<number | undefined> {
  const answer = await fetch(`${urls.indexer}/deposits?limit=5`)
  const rows = z.array(z.unknown()).parse(await answer.json())
  const own = rows.find((row) => deposit.safeParse(row).success)
  return own === undefined ? undefined : deposit.parse(own).speedups.length
}

/** The deposit is on the chain. */
async function sent(frame: FrameLocator, amount: string): Promise<void> {
  await expect(frame.getByText(`Sent ${amount}`).first()).toBeVisible({ timeout: 20_000 })
}

test.describe('what becomes of a transfer', () => {
  test('behavior: a fast fill of native currency, in and out (S4.14, S4.15)', async ({
    page,
    devnet,
    problems,
  }) => {
    const frame = await startBridge(page, { devnet, token: ether })
    await review(frame, '0.3')
    await confirm(frame, '0.3')
    await arrived(frame)
    await expect(frame.getByText('Sent 0.3 ETH')).toBeVisible()
    await expect(frame.getByText(/^Paid 0\.\d+ ETH$/)).toBeVisible()
    await expect(frame.getByText('Across itself')).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('behavior: relayers pass, the pool is asked, and pays (S3.18, S4.15)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setRelayer({ slow: true })
    const frame = await startBridge(page, { devnet, token: usdc })
    await review(frame, '31')
    await confirm(frame, '31')
    await expect(frame.getByText('Across pays it out', { exact: true })).toBeVisible({
      timeout: 25_000,
    })
    await expect(frame.getByText(/No relayer took it\. Across pays it out itself/)).toBeVisible()
    await devnet.control.setDataWorker({ slowFills: true })
    await arrived(frame)
    await expect(frame.getByText('Across itself', { exact: true })).toBeVisible()
  })

  test('behavior: relayers pass, and one comes after all (S3.18, S4.15)', async ({
    page,
    devnet,
  }) => {
    await devnet.control.setRelayer({ slow: true })
    const frame = await startBridge(page, { devnet, token: usdc })
    await review(frame, '32')
    await confirm(frame, '32')
    await expect(frame.getByText('Across pays it out', { exact: true })).toBeVisible({
      timeout: 25_000,
    })
    await devnet.control.setRelayer({ slow: false })
    await arrived(frame)
    await expect(frame.getByText('a relayer, after a slow fill was requested')).toBeVisible()
  })

  test('behavior: fees rise, less is accepted with a signature, and that is paid (S5.12, S7.33)', async ({
    page,
    devnet,
  }) => {
    test.setTimeout(120_000)
    await devnet.control.setRelayer({ paused: true })
    const frame = await startBridge(page, { devnet, token: usdc })
    await review(frame, '33')
    await confirm(frame, '33')
    await sent(frame, '33 USDC')
    await devnet.control.setQuotes({ feeMultiplier: 3 })
    // Offered once the transfer is overdue by 15 seconds.
    const accept = frame.getByRole('button', { name: /^Accept 3\d(\.\d+)? USDC$/ })
    await expect(accept).toBeVisible({ timeout: 60_000 })
    const offered = (await accept.innerText()).replace(/^Accept /, '')
    await accept.click()
    await expect(frame.getByText('Offer sent')).toBeVisible({ timeout: 30_000 })
    const methods = await devnetWallet(page).methods()
    expect(methods).toContain('eth_signTypedData_v4')
    await expect.poll(() => offersOfLast(devnet)).toBe(1)

    await devnet.control.setRelayer({ paused: false })
    await arrived(frame)
    await expect(frame.getByText('your lower offer')).toBeVisible()
    expect(Number.parseFloat(offered)).toBeLessThan(33)
  })

  // The last one: it moves the clocks of both chains.
  test('behavior: nobody fills it in time, and all of it comes back (S3.13, S4.15)', async ({
    page,
    devnet,
  }) => {
    const { control } = devnet
    await control.setRelayer({ paused: true })
    await control.setQuotes({ fillDeadlineSeconds: 660 })
    const frame = await startBridge(page, { devnet, token: usdc })
    await review(frame, '34')
    await confirm(frame, '34')
    await sent(frame, '34 USDC')
    for (const { chainId } of devnet.chains) await control.increaseTime(chainId, 700)
    await expect(frame.getByText('No relayer filled it in time')).toBeVisible({ timeout: 20_000 })
    await expect(frame.getByText('Your money is safe')).toBeVisible()

    await control.setDataWorker({ refunds: true })
    await visit(page, devnet)
    await page.locator('[data-widget-open]:not([data-widget-open="Bridge"])').first().click()
    await openBridge(page)
    await frameOf(page)
      .getByRole('button', { name: /34 USDC/ })
      .first()
      .click()
    await expect(frameOf(page).getByText('Returned 34 USDC')).toBeVisible({ timeout: 30_000 })
  })
})
