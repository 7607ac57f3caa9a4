import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push, reset } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice } from '#kernel/testing/fakeWallet.ts'
import { drawWidget } from '#ui/testing.tsx'
import type { SwapRun, SwapToken } from '../../model/slice.ts'

afterEach(cleanup)

const token = (symbol: string, decimals: number): SwapToken => ({
  ...{ caipChainId: one, key: symbol, address: undefined, iconUrl: undefined },
  ...{ symbol, name: symbol, decimals },
})
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const run: SwapRun = {
  ...{ id: 'swap-1', status: 'checking', startedAt: 0, needsApproval: undefined },
  order: {
    ...{ caipChainId: one, account: alice, amount: 50_000_000n, quoted: 49_950_000n },
    ...{ minimum: 49_450_000n, slippageBps: 100, quotedAt: 0, impactBps: undefined },
    ...{ from: token('USDC', 6), to: token('DAI', 6) },
  },
  ...{ approvalHash: undefined, swapHash: undefined, received: undefined, error: undefined },
}

/** 50 USDC for DAI, as far as it has come. */
async function opened(changes: Partial<SwapRun> = {}, swapId = 'swap-1') {
  const core = createTestCore()
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      known: networks.known.map((one) => ({ ...one, explorerUrl: 'https://explorer.example' })),
    },
  }))
  await drawWidget(core)
  const stand = (next: Partial<SwapRun>) =>
    core.store.setState(({ swap }) => ({ swap: { ...swap, run: { ...run, ...next } } }))
  stand(changes)
  reset(core, { name: 'Swap' })
  push(core, { name: 'SwapProgress', swapId })
  await screen.findByRole('heading', { level: 1, name: 'Swap' })
  return { core, stand, view: () => topView(core.store.getState().router).name }
}

const steps = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => [...step.querySelectorAll('h2, p')].map((one) => one.textContent).join(': '))
const busy = () => screen.getByRole('button', { busy: true }).textContent

describe('a swap that is under way', () => {
  test('default: checked, allowed, swapped, each told while it is done', async () => {
    const { stand } = await opened()
    await screen.findByText('50 USDC for 49.95 DAI')
    expect([busy(), steps()]).toEqual(['Checking the swap', ['Check', 'Swap']])
    stand({ status: 'approving', needsApproval: true })
    await waitFor(() => expect(busy()).toBe('Confirm in your wallet'))
    expect(steps()).toEqual([
      'Check: Simulated without sending it',
      'Allow USDC: Confirm in your wallet',
      'Swap',
    ])
    screen.getByText(/^Keep this window open/)
    stand({ status: 'approvalSent', needsApproval: true, approvalHash: hash('a') })
    await waitFor(() => expect(busy()).toBe('Waiting for Chain 31337'))
    screen.getByText(/^Keep this window open/) // the wallet is asked once more
    stand({ status: 'swapping', needsApproval: true, approvalHash: hash('a') })
    await waitFor(() => expect(busy()).toBe('Confirm in your wallet'))
    expect(steps()[2]).toContain('Confirm in your wallet')
    stand({ status: 'sent', needsApproval: true, approvalHash: hash('a'), swapHash: hash('b') })
    await screen.findByText('You can close this window. The swap continues.')
    expect(busy()).toBe('Waiting for Chain 31337')
  })

  test('behavior: without an approval there is no step for it', async () => {
    await opened({ status: 'swapping', needsApproval: false })
    await waitFor(() => expect(steps()).toHaveLength(2))
    expect(steps().join()).not.toContain('Allow')
  })

  test('behavior: one that nobody could try does not say that it was', async () => {
    await opened({ status: 'swapping', needsApproval: false, isTried: false })
    await waitFor(() => expect(steps()[0]).toBe('Check'))
  })

  test('behavior: what was sent leads to the explorer, each to its own', async () => {
    const hashes = { approvalHash: hash('a'), swapHash: hash('b') }
    await opened({ status: 'sent', needsApproval: true, ...hashes })
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `https://explorer.example/tx/${hash('a')}`,
      `https://explorer.example/tx/${hash('b')}`,
    ])
  })
})

describe('a swap that has ended', () => {
  test('default: done: what the chain says that came, and a way home', async () => {
    const { view } = await opened({ status: 'done', needsApproval: false, received: 49_800_000n })
    await screen.findByText('You received 49.8 DAI')
    screen.getByText('for 50 USDC')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(view()).not.toBe('SwapProgress'))
  })

  test('behavior: where the chain does not say it, the least that was confirmed', async () => {
    await opened({ status: 'done', needsApproval: false })
    await screen.findByText('You received at least 49.45 DAI')
  })

  test.each<[string, Partial<SwapRun>, string]>([
    ['in the check', { needsApproval: undefined }, 'Check'],
    ['in the approval', { needsApproval: true }, 'Allow USDC'],
    ['in the swap', { needsApproval: true, approvalHash: hash('a') }, 'Swap'],
  ])(
    'error: failed %s, that step is the bad one, and the form comes back filled',
    async (_, changes, bad) => {
      const error = { code: 'SWAP_INTERRUPTED', message: 'Interrupted' }
      const { core, view } = await opened({ status: 'failed', error, ...changes })
      const again = await screen.findByRole('button', { name: 'Back to the swap' })
      const marked = screen
        .getAllByRole('listitem')
        .filter(({ dataset }) => dataset.status === 'bad')
        .map(({ textContent }) => textContent)
      expect(marked).toEqual([expect.stringContaining(bad)])
      await userEvent.click(again)
      await waitFor(() => expect(view()).toBe('Swap'))
      expect(core.store.getState().swap.form).toMatchObject({
        amount: '50',
        fromKey: 'USDC',
        toKey: 'DAI',
      })
    },
  )

  test('behavior: one that nobody knows here leads to the form', async () => {
    const { view } = await opened({}, 'swap-2')
    await screen.findByText('No swap in progress')
    await userEvent.click(screen.getByRole('button', { name: 'Back to the swap' }))
    await waitFor(() => expect(view()).toBe('Swap'))
  })
})
