import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, pad, parseAbi } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { originChainId } from '#bridges/across/testing/world.ts'
import { type Person, person } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import type { Core } from '#kernel/core.ts'
import type { FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { sendTransaction, type TransactionToSend } from './sendTransaction.ts'

const documents = setUpDocuments()
afterEach(async () => {
  await documents.world.node.setAutomine(true)
})

const caipChainId = `eip155:${originChainId}`
const friend: Address = '0x92fa1de3c08a77bd4e2b6cf51d7a80933c41e6b4'
const thief: Address = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const amount = 10n ** 15n
const service = `rpc:${originChainId}` as const

type Call = { readonly to: Address; readonly data: Hex; readonly value: bigint }

const abi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])
const one = ({ to, value, data }: Call): Hex =>
  encodeFunctionData({ abi, functionName: 'execute', args: [to, value, data] })
const many = (...calls: readonly Call[]): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'executeBatch',
    args: [calls.map(({ to: target, value, data }) => ({ target, value, data }))],
  })

/** A person whose account is delegated to a real batch contract (EIP-7702). */
async function delegated() {
  const someone = await person(documents.world)
  const account = documents.world.devnet.contracts[originChainId]?.batchAccount as Address // of the deployment
  const bytecode = concat(['0xef0100', account])
  await documents.world.node.setCode({ address: someone.owner.address, bytecode })
  // Over its socket the node would answer a method that this test makes it refuse.
  const networks = documents.outside.networks.map((network) => ({ ...network, wsUrl: undefined }))
  const { core } = await documents.open(someone, { outside: { networks } })
  return { someone, core }
}

function ether({ owner }: Person): TransactionToSend {
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

function usdc({ owner }: Person): TransactionToSend {
  const address = documents.world.devnet.contracts[originChainId]?.usdc as Address // of the deployment
  const token = { address, symbol: 'USDC', decimals: 6, amount: '5' }
  return {
    purpose: { type: 'send', token, to: friend },
    caipChainId,
    from: owner.address,
    to: address,
    data: transferTo(friend, 5n),
    value: 0n,
  }
}

const transferTo = (to: Address, units: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })

/** The page, or its wallet, sends this instead of the requested call. */
function sends(someone: Person, change: (asked: Call) => Call): void {
  const { request } = someone.wallet
  const changed: FakeWallet['request'] = (asked) => {
    if (asked.method !== 'eth_sendTransaction') return request(asked)
    const [{ to, data, value }] = asked.params as [{ to: Address; data: Hex; value: Hex }]
    const call = change({ to, data, value: BigInt(value) })
    return documents.world.sendAs(someone.owner, call, { gas: 500_000n })
  }
  Object.assign(someone.wallet, { request: changed })
}

const noTrace = () =>
  documents.world.devnet.control.setFault(service, {
    mode: '500',
    match: 'debug_traceTransaction',
  })

/** What its owner sees of the only transaction. */
async function toldOf(core: Core, asked: TransactionToSend) {
  const failed = { code: 'BRIDGE_TRANSACTION_ALTERED' }
  const sent = await sendTransaction(core, asked).catch((error: unknown) => {
    expect(error).toMatchObject(failed)
  })
  await sent?.ended
  const [told] = core.store.getState().transactions.own
  return told
}

describe('a Send of an account with code', () => {
  test.each<[string, (asked: Call) => Call, object]>([
    ['to', (asked) => ({ ...asked, to: thief }), { field: 'to', sent: thief }],
    ['value', (asked) => ({ ...asked, value: 2n }), { field: 'value', sent: '2' }],
  ])(
    'attack: H1 one whose %s was changed is never told as arrived (S4.09)',
    async (_, change, data) => {
      const { someone, core } = await delegated()
      sends(someone, change)
      await expect(sendTransaction(core, ether(someone))).rejects.toMatchObject({
        code: 'BRIDGE_TRANSACTION_ALTERED',
        data,
      })
      await expect.poll(() => core.store.getState().transactions.own[0]?.status).toBe('failed')
    },
  )

  test('default: one that is as it was asked for arrives, and is checked (S4.09)', async () => {
    const { someone, core } = await delegated()
    const told = await toldOf(core, ether(someone))
    expect(told).toMatchObject({ status: 'confirmed' })
    expect(told).not.toHaveProperty('isUnchecked')
  })

  describe.each([
    ['by the trace', async () => undefined],
    ['by its calldata, where no node traces', noTrace],
  ])('%s', (_, prepare) => {
    test.each([
      ['one call', one],
      ['the first of a batch', (asked: Call) => many(asked, { to: thief, data: '0x', value: 0n })],
    ])('behavior: the account makes the call itself: %s (S4.09)', async (_, wrap) => {
      const { someone, core } = await delegated()
      sends(someone, (asked) => ({ to: someone.owner.address, data: wrap(asked), value: 0n }))
      await prepare()
      const told = await toldOf(core, ether(someone))
      expect(told).toMatchObject({ status: 'confirmed' })
      expect(told).not.toHaveProperty('isUnchecked')
    })

    test.each([
      ['receiver', (asked: Call) => one({ ...asked, to: thief })],
      ['amount', (asked: Call) => many({ ...asked, value: 2n })],
    ])('attack: H1 a wrapped call with another %s is told as altered', async (_, wrap) => {
      const { someone, core } = await delegated()
      sends(someone, (asked) => ({ to: someone.owner.address, data: wrap(asked), value: 0n }))
      await prepare()
      const told = await toldOf(core, ether(someone))
      expect(told).toMatchObject({
        status: 'failed',
        error: { code: 'BRIDGE_TRANSACTION_ALTERED' },
      })
    })
  })

  test('behavior: what nobody can read is told as not checked, not as altered (H1)', async () => {
    const { someone, core } = await delegated()
    // An unknown forwarder: it receives the account’s value and pays the friend.
    const forwarder = `0x${'f0'.repeat(20)}` as const
    await documents.world.node.setCode({
      address: forwarder,
      bytecode: concat([
        '0x6000600060006000',
        concat(['0x6000', '0x35', '0x6020', '0x35']),
        '0x5a', // gas; then value and address are under it
        '0xf100',
      ]),
    })
    sends(someone, ({ value }) => ({
      to: forwarder,
      value,
      data: concat([pad(`0x${value.toString(16)}`, { size: 32 }), pad(friend, { size: 32 })]),
    }))
    await noTrace()
    const told = await toldOf(core, ether(someone))
    expect(told).toMatchObject({ status: 'confirmed', isUnchecked: true })
  })

  test('attack: H1 a token that went to somebody else, by its own event', async () => {
    const { someone, core } = await delegated()
    sends(someone, ({ to }) => ({ to, data: transferTo(thief, 5n), value: 0n }))
    const told = await toldOf(core, usdc(someone))
    expect(told).toMatchObject({ status: 'failed', error: { code: 'BRIDGE_TRANSACTION_ALTERED' } })
  })
})
