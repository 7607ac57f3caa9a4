import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '#wallet/connect/connect.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { confirmSend } from './confirm.ts'
import { reviewSend } from './form.ts'
import { planSend } from './plan.ts'
import { usdc } from './testing/holdings.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const faults: Readonly<Record<string, () => Promise<Response>>> = {
  'is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'is busy for a minute': async () =>
    new Response('Too many', { status: 429, headers: { 'retry-after': '60' } }),
  fails: async () => new Response('Bad gateway', { status: 502 }),
  'answers with a page': async () => new Response('<html>', { status: 200 }),
  'answers something else': async () => Response.json({ hello: ['you'] }),
}

test.each(Object.entries(faults))(
  'error: the network %s: nothing is asked of the wallet, and it can be tried again',
  { timeout: 40_000 },
  async (_, answer) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    const chosen = { token: usdc(5_000_000n), amount: 2_500_000n, from: alice, to: bob }
    reviewSend(core, planSend(core, { ...chosen, toName: undefined, isContract: false }))
    await confirmSend(core)
    const { send, transactions } = core.store.getState()
    expect(send).toMatchObject({
      isChecking: false,
      failure: { code: 'BRIDGE_RPC_ERROR' },
      review: { amount: 2_500_000n },
    })
    expect(transactions.own).toEqual([])
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  },
)
