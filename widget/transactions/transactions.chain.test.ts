import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { originChainId } from '#bridges/across/testing/world.ts'
import { createBrowser, type Document } from '#features/bridge/model/testing/openDocument.ts'
import { type Person, person } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import type { Core } from '#kernel/core.ts'
import type { FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { hasStoredTransactions, storedTransactions } from './items.ts'
import type { OwnTransaction } from './record.ts'
import { resumeTransactions } from './resume.ts'
import { sendTransaction, type TransactionToSend } from './sendTransaction.ts'

const documents = setUpDocuments()
afterEach(async () => {
  vi.restoreAllMocks()
  await documents.world.node.setAutomine(true)
})

const caipChainId = `eip155:${originChainId}`
const friend: Address = '0x92fa1de3c08a77bd4e2b6cf51d7a80933c41e6b4'
const dearer = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 10n, gas: 500_000n }

const ownOf = (core: Core) => core.store.getState().transactions.own
const only = (core: Core): OwnTransaction => {
  const [one, ...more] = ownOf(core)
  if (one === undefined || more.length > 0) throw new Error(`${ownOf(core).length} transactions`)
  return one
}
const toldOf = (core: Document['core']) =>
  core.published.flatMap((event) => (event.type === 'transaction' ? [event.payload] : []))
const statusesOf = (core: Document['core']) => toldOf(core).map(({ status }) => status)

/** 0.1 ETH to a friend. */
function ether({ owner }: Person, amount = 10n ** 17n): TransactionToSend {
  const token = { symbol: 'ETH', decimals: 18, amount: String(amount) }
  return {
    purpose: { type: 'send', token, to: friend },
    caipChainId,
    from: owner.address,
    to: friend,
    data: '0x',
    value: amount,
  }
}

/** USDC to a friend. */
function usdc({ owner }: Person, amount: bigint): TransactionToSend {
  const address = documents.world.devnet.contracts[originChainId]?.usdc as Address // of the deployment
  const token = { address, symbol: 'USDC', decimals: 6, amount: String(amount) }
  const call = { abi: erc20Abi, functionName: 'transfer', args: [friend, amount] } as const
  return {
    purpose: { type: 'send', token, to: friend },
    caipChainId,
    from: owner.address,
    to: address,
    data: encodeFunctionData(call),
    value: 0n,
  }
}

type Call = { readonly to: Address; readonly data: Hex; readonly value: Hex }

/** The wallet answers what this gives in the place of a hash. */
function answers(someone: Person, send: (call: Call) => Promise<unknown>): void {
  const { request } = someone.wallet
  const changed: FakeWallet['request'] = (asked) => {
    const [first] = Array.isArray(asked.params) ? asked.params : []
    return asked.method === 'eth_sendTransaction' ? send(first) : request(asked)
  }
  Object.assign(someone.wallet, { request: changed })
}

/** Sent to the queue, where it stays; answers how its owner replaces it. */
async function queued(someone: Person) {
  await documents.world.node.setAutomine(false)
  await documents.world.node.setIntervalMining({ interval: 0 })
  answers(someone, ({ to, data, value }) =>
    documents.world.sendAs(
      someone.owner,
      { to, data, value: BigInt(value), nonce: 0 },
      { gas: 500_000n },
    ),
  )
  return async (call: { to: Address; data: Hex; value: bigint }) => {
    await documents.world.sendAs(someone.owner, { ...call, nonce: 0 }, dearer)
    await documents.world.node.mine({ blocks: 1 })
  }
}

/** Each look at the clock finds it six minutes later. */
function hurry(): void {
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 6 * 60_000
    return time
  })
}

describe('sendTransaction', () => {
  test('default: the page hears each step of what is written down, sent, read back and confirmed (S4.09)', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const onAsked = vi.fn(() => expect(only(core).status).toBe('asked'))
    const { id, hash, ended } = await sendTransaction(core, { ...ether(someone), onAsked })
    expect(onAsked).toHaveBeenCalledWith(id)
    expect(someone.sent).toEqual([hash])
    expect(await ended).toMatchObject({ id, hash, status: 'confirmed', value: String(10n ** 17n) })
    expect(only(core).status).toBe('confirmed')
    expect(statusesOf(core)).toEqual(['requested', 'submitted', 'confirmed'])
    expect(toldOf(core)[2]).toMatchObject({ id, kind: 'send', caipChainId, hash })
    expect(core.store.getState().transactions.asking).toEqual([])
  })

  test('behavior: a no leaves nothing behind (4001)', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser('local')
    const { core } = await documents.open(someone, { browser })
    someone.wallet.failNext('eth_sendTransaction', 4001)
    await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({ code: 4001 })
    expect(ownOf(core)).toEqual([])
    expect(core.storage.get(storedTransactions)).toEqual([])
    expect(hasStoredTransactions(core.storage)).toBe(false)
    expect(statusesOf(core)).toEqual(['requested', 'rejected'])
    expect(core.store.getState().transactions.asking).toEqual([])
    expect(browser.locks.size).toBe(0)
  })

  test('error: no hash is no answer: nobody knows whether it was sent (S5.02)', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    answers(someone, async () => '0x1234')
    await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({
      code: 'BRIDGE_INVALID_HASH',
    })
    expect(only(core)).toMatchObject({ status: 'unknown', error: { code: 'BRIDGE_INVALID_HASH' } })
    expect(statusesOf(core)).toEqual(['requested', 'failed'])
  })

  test('error: a wallet that breaks may have sent it, and its words are kept in one line', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    someone.wallet.failNext('eth_sendTransaction', -32603, `broken\n\u202e${'x'.repeat(900)}`)
    await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({ code: -32603 })
    const { status, error } = only(core)
    expect({ status, code: error?.code }).toEqual({ status: 'unknown', code: -32603 })
    expect(error?.message).toMatch(/^broken x{493}$/)
  })

  test('error: the wallet is on another account: it is asked nothing', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const accounts = [(await documents.world.account()).address]
    onWalletEvent(core, someone.wallet.id, { type: 'accountsChanged', accounts })
    await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({
      code: 'WRONG_ACCOUNT',
    })
    expect(ownOf(core)).toEqual([])
    expect(someone.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  test('behavior: a wallet on another network is switched before it is asked', async () => {
    const someone = await person(documents.world)
    someone.wallet.chainId = 31338
    const { core } = await documents.open(someone)
    const { ended } = await sendTransaction(core, ether(someone))
    expect(await ended).toMatchObject({ status: 'confirmed' })
    expect(someone.wallet.chainId).toBe(originChainId)
  })

  test('error: the wallet sent it to somebody else: it never counts as confirmed', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const thief = await documents.world.account()
    answers(someone, ({ data, value }) =>
      documents.world.sendAs(someone.owner, { to: thief.address, data, value: BigInt(value) }),
    )
    await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
      data: { field: 'to', sent: thief.address.toLowerCase() },
    })
    await expect.poll(() => only(core).status).toBe('failed')
    expect(only(core).error).toMatchObject({ code: 'BRIDGE_TRANSACTION_ALTERED' })
    expect(statusesOf(core)).toEqual(['requested', 'submitted', 'failed'])
  })

  test('error: reverted, with the reason of the contract (S8.07)', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    answers(someone, ({ to, data }) =>
      documents.world.sendAs(someone.owner, { to, data, value: 0n }, { gas: 300_000n }),
    )
    const { ended } = await sendTransaction(core, usdc(someone, 10n ** 30n))
    expect(await ended).toMatchObject({
      status: 'failed',
      error: {
        code: 'TRANSACTION_REVERTED',
        message: expect.stringMatching(/exceeds balance|unknown reason/),
      },
    })
  })

  test('behavior: what was seen in the queue is followed when the wallet replaces it', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const replace = await queued(someone)
    const { hash, ended } = await sendTransaction(core, ether(someone))
    await replace({ to: friend, data: '0x', value: 10n ** 17n })
    const end = await ended
    expect(end.status).toBe('confirmed')
    expect(end.hash).not.toBe(hash)
  })

  test('behavior: cancelled in the wallet', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const replace = await queued(someone)
    const { ended } = await sendTransaction(core, ether(someone))
    await replace({ to: someone.owner.address, data: '0x', value: 0n })
    expect(await ended).toMatchObject({
      status: 'cancelled',
      error: { code: 'BRIDGE_TRANSACTION_CANCELLED' },
    })
  })

  test('error: a hash that no node has ever heard of is told as dropped, after a while', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    answers(someone, async () => `0x${'ab'.repeat(32)}`)
    const { ended } = await sendTransaction(core, ether(someone))
    hurry()
    expect(await ended).toMatchObject({
      status: 'dropped',
      error: { code: 'BRIDGE_TRANSACTION_DROPPED' },
    })
  })
})

describe.each(['local', 'cookie'] as const)('a reload, with %s storage', (level) => {
  test('behavior: what was sent is followed by the next document', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    await queued(someone)
    const first = await documents.open(someone, { browser })
    const { id, hash, ended } = await sendTransaction(first.core, ether(someone))
    first.close()
    await expect(ended).rejects.toThrow('the document is gone')

    const { core } = await documents.open(someone, { browser })
    expect(hasStoredTransactions(core.storage)).toBe(true)
    const resumed = resumeTransactions(core)
    expect(only(core)).toMatchObject({ id, hash, status: 'sent' })
    await documents.world.node.mine({ blocks: 1 })
    await resumed
    expect(only(core).status).toBe('confirmed')
    expect(statusesOf(core)).toEqual(['confirmed'])
  })

  test('behavior: replaced by the same call while nobody looked: that one counts', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    const replace = await queued(someone)
    const first = await documents.open(someone, { browser })
    const { hash } = await sendTransaction(first.core, ether(someone))
    first.close()
    await replace({ to: friend, data: '0x', value: 10n ** 17n })

    const { core } = await documents.open(someone, { browser })
    const resumed = resumeTransactions(core)
    hurry()
    await resumed
    expect(only(core)).toMatchObject({ status: 'confirmed' })
    expect(only(core).hash).not.toBe(hash)
  })

  test('error: a hash that no node has ever heard of does not wait ten minutes in each document', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    answers(someone, async () => `0x${'ab'.repeat(32)}`)
    const first = await documents.open(someone, { browser })
    const { ended } = await sendTransaction(first.core, ether(someone))
    first.close()
    await expect(ended).rejects.toThrow('the document is gone')

    const { core } = await documents.open(someone, { browser })
    const opened = Date.now() + 20 * 60_000
    let time = opened
    vi.spyOn(Date, 'now').mockImplementation(() => {
      time += 1_000
      return time
    })
    await resumeTransactions(core)
    expect(only(core).status).toBe('dropped')
    expect(time - opened).toBeGreaterThan(60_000)
    expect(time - opened).toBeLessThan(9 * 60_000)
  })

  /** The wallet is asked, and the document goes before it answers. */
  async function lost(someone: Person, send: (call: Call) => Promise<unknown>) {
    const browser = createBrowser(level)
    const first = await documents.open(someone, { browser })
    let asked: (value?: unknown) => void = () => undefined
    const wasAsked = new Promise((resolve) => {
      asked = resolve
    })
    answers(someone, async (call) => {
      await send(call)
      asked()
      return new Promise(() => undefined)
    })
    const sending = sendTransaction(first.core, ether(someone)).catch((error: unknown) => error)
    await wasAsked
    expect(only(first.core).status).toBe('asked')
    return { browser, first, sending }
  }

  test('behavior: sent while nobody listened: it is found in the chain', async () => {
    const someone = await person(documents.world)
    // Something of the same account before it and after it.
    const { browser, first, sending } = await lost(someone, async ({ to, data, value }) => {
      const other = { to: friend, data: '0x' as const, value: 1n }
      await documents.world.sendAs(someone.owner, other)
      await documents.world.sendAs(someone.owner, { to, data, value: BigInt(value) })
      await documents.world.sendAs(someone.owner, other)
    })
    first.close()
    await sending
    const { core } = await documents.open(someone, { browser })
    await resumeTransactions(core)
    expect(only(core)).toMatchObject({ status: 'confirmed', hash: expect.stringMatching(/^0x/) })
    expect(statusesOf(core)).toEqual(['submitted', 'confirmed'])
  })

  test('error: never sent: it is told that nobody knows, and nothing is sent again', async () => {
    const someone = await person(documents.world)
    const { browser, first, sending } = await lost(someone, async () => undefined)
    first.close()
    await sending
    const { core } = await documents.open(someone, { browser })
    await resumeTransactions(core)
    expect(only(core)).toMatchObject({
      status: 'unknown',
      error: {
        code: 'TRANSACTION_UNKNOWN',
        message: expect.stringContaining('Look in your wallet'),
      },
    })
    const address = someone.owner.address
    const client = documents.world.client.chainClient(originChainId)
    expect(await getTransactionCount(client, { address })).toBe(0)
    expect(browser.locks.size).toBe(0)
  })

  test('behavior: while another tab asks its wallet, nobody gives it up', async () => {
    const someone = await person(documents.world)
    const { browser, first, sending } = await lost(someone, async () => undefined)
    const { core } = await documents.open(someone, { browser })
    await resumeTransactions(core)
    expect(only(core).status).toBe('asked')
    first.close()
    await sending
    await resumeTransactions(core)
    expect(only(core).status).toBe('unknown')
  })
})
