import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connect } from '#wallet/connect/connect.ts'
import type { PaymentRecord } from '../../model/record.ts'
import { type PayStep, payStepsQuery } from '../../model/steps.ts'
import { savePayment } from '../../model/store.ts'
import type { PayWay } from '../../model/way.ts'
import { payWaysQuery } from '../../model/ways.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const unit = 10n ** 18n
const asked = { amount: '0.5', token: 'native', recipient: bob, caipChainId: one }
const request = {
  caipChainId: one,
  address: undefined,
  symbol: 'ETH',
  decimals: 18,
  amount: unit / 2n,
  recipient: bob,
} as const

const direct: PayWay = {
  key: 'direct',
  caipChainId: one,
  address: undefined,
  symbol: 'ETH',
  decimals: 18,
  balance: unit,
  cost: unit / 2n,
  problem: undefined,
  by: { kind: 'direct' },
}
const eth = {
  caipChainId: one,
  key: 'native',
  address: undefined,
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  iconUrl: undefined,
}
const dai = { ...eth, key: '0xda1', symbol: 'DAI', name: 'Dai' }
const swap: PayWay = {
  ...direct,
  key: 'swap',
  symbol: 'DAI',
  balance: 9_000n * unit,
  cost: 1_530_123_456_789_000_000_000n,
  swap: { from: dai, to: eth, order: undefined },
}
const poor: PayWay = {
  ...direct,
  key: 'poor',
  caipChainId: two,
  balance: 7n,
  problem: 'notEnough',
}
const market: PayWay = {
  ...swap,
  key: 'market',
  symbol: 'TERN',
  problem: 'market',
  cost: undefined,
}
const swapSteps: readonly PayStep[] = [
  { kind: 'approveSwap', symbol: 'DAI' },
  {
    kind: 'swap',
    from: { symbol: 'DAI', decimals: 18, amount: String(swap.cost) },
    to: { symbol: 'ETH', decimals: 18, amount: String(unit / 2n + 1n) },
  },
  { kind: 'send' },
]

type Options = {
  ways?: readonly PayWay[] | undefined
  isConnected?: boolean | undefined
  rpc?: (() => unknown) | undefined
  before?: ((core: ReturnType<typeof createTestCore>) => void) | undefined
}

async function opened({ ways, isConnected = true, rpc, before }: Options = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    widgetOptions: { features: { pay: true } },
    rpc,
  })
  core.queries.setDefaultOptions({
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY },
  })
  if (ways !== undefined) {
    core.queries.setQueryData(payWaysQuery(core, { request, account: alice }).queryKey, ways)
    for (const [way, steps] of [
      [direct, [{ kind: 'send' }]],
      [swap, swapSteps],
    ] as const) {
      core.queries.setQueryData(
        payStepsQuery(core, way, { request, account: alice }).queryKey,
        steps,
      )
    }
  }
  if (isConnected) await connect(core, { connectorId: wallet.id })
  before?.(core)
  await drawWidget(core, { view: 'Pay', arguments: asked })
  return core
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('Pay', () => {
  test('default: the cheapest is chosen among others, some of which cannot be (S2.05)', async () => {
    await opened({ ways: [direct, swap, poor, market] })
    expect(await button('Pay 0.5 ETH')).not.toBe(null)
    expect((await button(/^ETH.*on Chain 31337/)).getAttribute('aria-current')).toBe('true')
    expect(screen.queryByText(/confirmations in your wallet/)).toBe(null)
    for (const name of [/^ETH.*Not enough on Chain 31338/, /^TERN.*market on .* too small/]) {
      expect((await button(name)).getAttribute('aria-disabled')).toBe('true')
    }
  })

  test('behavior: another is chosen, and all its steps are listed (S2.05)', async () => {
    await opened({ ways: [direct, swap, poor, market] })
    // What is given is rounded up, to what a person signs for.
    const other = await button(/^DAI.*by swap.*1,530.123457 DAI/)
    await userEvent.click(other)
    expect(await button('Pay 1,530.123457 DAI')).not.toBe(null)
    // All steps are listed before the wallet is asked for the first one.
    expect(await screen.findAllByText('3 confirmations in your wallet')).toHaveLength(2)
    const steps = within(screen.getByRole('list', { name: '' }))
    expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Allow the swap to take DAI',
      'Swap 1,530.123457 DAI for at least 0.5 ETH',
      'Pay 0.5 ETH',
    ])
  })

  test('behavior: loading: the amount and the recipient are there at once', async () => {
    await opened({ rpc: () => new Promise(() => undefined) })
    expect(await screen.findByText('0.5 ETH')).not.toBe(null)
    expect(await button('Looking at your balances')).not.toBe(null)
  })

  test('error: it goes on once the balances that did not load do', async () => {
    const answers = { isDown: true }
    await opened({
      rpc: () => {
        if (answers.isDown) throw new Error('down')
        return '0x0'
      },
    })
    expect(await screen.findByText('Balances did not load')).not.toBe(null)
    answers.isDown = false
    await userEvent.click(await button('Try again'))
    expect(await screen.findByText('You don’t have enough to pay this')).not.toBe(null)
    expect((await button('Nothing to pay with')).getAttribute('aria-disabled')).toBe('true')
  })

  test('behavior: empty, offline and without a wallet', async () => {
    const core = await opened({ isConnected: false, ways: [direct] })
    expect(await button('Connect wallet')).not.toBe(null)
    core.store.setState({ online: false })
    expect(await screen.findByText('You are offline')).not.toBe(null)
    core.store.setState(({ pay }) => ({ online: true, pay: { ...pay, request: undefined } }))
    expect(await screen.findByText('Nothing to pay')).not.toBe(null)
  })

  const record: PaymentRecord = {
    id: 'p',
    caipChainId: one,
    symbol: 'ETH',
    decimals: 18,
    amount: String(request.amount),
    recipient: bob,
    account: alice,
  }
  const sent = ownTransaction(1)
  const swapped = {
    ...ownTransaction(2, 'confirmed', { from: alice }),
    purpose: {
      type: 'swap' as const,
      from: { symbol: 'DAI', decimals: 18, amount: String(swap.cost) },
      to: { symbol: 'ETH', decimals: 18, amount: String(unit) },
    },
  }
  const by = { kind: 'direct' as const, transactionId: sent.id }

  test.each([
    ['asked', /^Confirm in your wallet$/],
    ['sent', /^Sent, and waiting for the network$/],
    ['confirmed', /^Paid on Chain 31337$/],
    ['unknown', /^We don’t know whether it was sent$/],
  ] as const)(
    'behavior: found again after a reload, %s: not asked twice',
    async (status, words) => {
      await opened({
        ways: [direct],
        before(core) {
          saveTransaction(core, ownTransaction(1, status))
          savePayment(core, { ...record, by })
        },
      })
      expect(await screen.findAllByText(words)).not.toEqual([])
      expect(screen.queryByRole('button', { name: /^Pay / })).toBe(null)
    },
  )

  test('behavior: nobody remembers what was sent: it is not asked for again by itself', async () => {
    const core = await opened({
      ways: [direct],
      before: (made) => savePayment(made, { ...record, by }),
    })
    expect(await screen.findByText('We don’t know whether it was sent')).not.toBe(null)
    await userEvent.click(await button('Choose another way'))
    expect(await button('Pay 0.5 ETH')).not.toBe(null)
    expect(core.store.getState().pay.payment).toBe(undefined)
  })

  test('behavior: swapped already: it goes on with that, and says so', async () => {
    await opened({
      ways: [swap, direct],
      before(core) {
        saveTransaction(core, swapped)
        savePayment(core, { ...record, swapTransactionId: swapped.id })
      },
    })
    expect(await screen.findByText('1,530.123457 DAI was swapped for ETH')).not.toBe(null)
    expect(await button('Pay 0.5 ETH')).not.toBe(null)
  })

  test('behavior: step by step, until it is paid', async () => {
    const core = await opened({ ways: [swap] })
    const run = { id: 'p', steps: swapSteps, at: 1, phase: 'network' as const }
    core.store.setState(({ pay }) => ({ pay: { ...pay, run } }))
    expect(await button('Waiting for the network')).not.toBe(null)
    const now = await screen.findByRole('listitem', { current: 'step' })
    expect(now.textContent).toContain('Swap 1,530.123457 DAI')
    saveTransaction(core, ownTransaction(1, 'confirmed'))
    core.store.setState(({ pay }) => ({
      pay: { ...pay, run: { ...run, at: 2 }, payment: { ...record, by } },
    }))
    expect(await screen.findByText('Paid on Chain 31337')).not.toBe(null)
    expect(await button('Done')).not.toBe(null)
  })
})
