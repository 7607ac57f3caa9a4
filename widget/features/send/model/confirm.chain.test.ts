import { type Address, parseAbi } from 'viem'
import { getBalance, readContract, sendTransaction as sendAs } from 'viem/actions'
import { beforeAll, describe, expect, test } from 'vitest'
import { originChainId, type World } from '#bridges/across/testing/world.ts'
import { type Person, person } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import type { Core } from '#kernel/core.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { push } from '#kernel/router/router.ts'
import { maxOf } from './check.ts'
import { confirmSend } from './confirm.ts'
import { encodeSend } from './encode.ts'
import { loadSendFee } from './fee.ts'
import { reviewSend, setSendAmount } from './form.ts'
import { FEE_MARGIN } from './limits.ts'
import { planSend } from './plan.ts'
import { isRemembered } from '#transactions/recipients.ts'
import { send } from './slice.ts'

const documents = setUpDocuments()
let world: World
beforeAll(() => {
  world = documents.world
})

const caipChainId = `eip155:${originChainId}`
const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
const client = () => world.client.chainClient(originChainId)

const opened = (someone: Person) => documents.open(someone)

const stateOf = (core: Core) => core.store.getState()
const top = (core: Core) => stateOf(core).router.stack.at(-1)
const asked = ({ wallet }: Person) =>
  wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')

/** An address that has never received anything. */
async function stranger(): Promise<Address> {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const decimals = { ETH: 18, USDC: 6, DAI: 18 } as const
type Symbol = keyof typeof decimals

/** The person's holding of a token. */
async function holding({ owner }: Person, symbol: Symbol): Promise<Holding> {
  const { usdc, dai } = world.devnet.contracts[originChainId] ?? {}
  const address = { ETH: undefined, USDC: usdc, DAI: dai }[symbol] as Address | undefined // of the devnet
  const amount = await balanceOf(address, owner.address)
  const of = { caipChainId, iconUrl: undefined, price: undefined }
  return { ...of, address, symbol, name: symbol, decimals: decimals[symbol], amount }
}

function balanceOf(token: Address | undefined, owner: Address): Promise<bigint> {
  if (token === undefined) return getBalance(client(), { address: owner })
  const question = { abi, address: token, functionName: 'balanceOf', args: [owner] } as const
  return readContract(client(), question)
}

/** Goes as far as the review. */
async function reviewed(
  core: Core,
  someone: Person,
  { token, amount, to }: { token: Holding; amount: bigint; to: Address },
) {
  push(core, { name: 'Account' })
  push(core, { name: 'Send' })
  setSendAmount(core, '1')
  const from = someone.owner.address
  reviewSend(
    core,
    planSend(core, { token, amount, from, to, toName: undefined, isContract: false }),
  )
}

/**
 * Code of tokens whose `balanceOf` reports a large balance: one returns nothing from a transfer, as USDT
 * does, the other returns false.
 */
const odd = {
  silent: '0x36602414600857005b6801000000000000000060005260206000f3',
  refusing: '0x36602414600c5760206000f35b6801000000000000000060005260206000f3',
} as const

describe('confirmSend', () => {
  test.each<[Symbol, bigint]>([
    ['ETH', 10n ** 17n],
    ['USDC', 2_500_000n],
    ['DAI', 3n * 10n ** 18n],
  ])('default: %s arrives, to the last unit (S1.02, S4.09)', async (symbol, amount) => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, symbol)
    const to = await stranger()
    await reviewed(core, someone, { token, amount, to })
    await confirmSend(core)
    expect(stateOf(core).send).toEqual(send)
    const [sent] = stateOf(core).transactions.own
    expect(top(core)).toEqual({ name: 'SendProgress', transactionId: sent?.id })
    await expect.poll(() => stateOf(core).transactions.own[0]?.status).toBe('confirmed')
    expect(await balanceOf(token.address as Address | undefined, to)).toBe(amount) // of `holding`
    expect(isRemembered(core, to)).toBe(true)
  })

  test('behavior: Max of the currency can be sent, and little stays', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    const [from, to] = [someone.owner.address, await stranger()]
    const fee = await loadSendFee(core, { token, from, to, amount: 0n })
    const amount = maxOf(token, { fee, margin: FEE_MARGIN }) ?? 0n
    await reviewed(core, someone, { token, amount, to })
    await confirmSend(core)
    await expect.poll(() => stateOf(core).transactions.own[0]?.status).toBe('confirmed')
    expect(await getBalance(client(), { address: to })).toBe(amount)
    expect(await getBalance(client(), { address: from })).toBeLessThan(fee * FEE_MARGIN)
  })

  test('behavior: a no brings the review back, and nothing remains', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'USDC')
    const to = await stranger()
    await reviewed(core, someone, { token, amount: 5n, to })
    someone.wallet.failNext('eth_sendTransaction', 4001)
    await confirmSend(core)
    expect(top(core)).toEqual({ name: 'SendReview' })
    expect(stateOf(core).send).toMatchObject({
      failure: { code: 4001 },
      isChecking: false,
      review: { amount: 5n },
      form: { amount: '1' },
    })
    expect(stateOf(core).transactions.own).toEqual([])
    expect(isRemembered(core, to)).toBe(false)
    await confirmSend(core)
    expect(someone.sent).toHaveLength(1)
  })

  test('error: what was there at the review is gone: the wallet is not asked', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'USDC')
    const to = await stranger()
    await reviewed(core, someone, { token, amount: token.amount, to })
    const call = encodeSend(core, { token, to, amount: 1n })
    await sendAs(client(), {
      account: someone.owner,
      chain: null,
      to: call.to as Address,
      data: call.data as `0x${string}`,
    })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toMatchObject({ code: 'BRIDGE_INSUFFICIENT_BALANCE' })
    expect(asked(someone)).toEqual([])
    expect(top(core)).toEqual({ name: 'SendReview' })
  })

  test('error: not enough for the fee: the wallet is not asked', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    await reviewed(core, someone, { token, amount: token.amount, to: await stranger() })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toMatchObject({ code: 'BRIDGE_INSUFFICIENT_FEE_FUNDS' })
    expect(asked(someone)).toEqual([])
  })

  test('error: a contract that takes no currency: the wallet is not asked', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    const to = world.devnet.contracts[originChainId]?.usdc as Address
    await reviewed(core, someone, { token, amount: 1n, to })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toMatchObject({ code: 'SEND_WOULD_FAIL' })
    expect(asked(someone)).toEqual([])
  })

  test('behavior: a token whose transfer answers nothing is sent as any other', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const address = await stranger()
    await world.node.setCode({ address, bytecode: odd.silent })
    const token = { ...(await holding(someone, 'USDC')), address, amount: 2n ** 64n }
    await reviewed(core, someone, { token, amount: 7n, to: await stranger() })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toBeUndefined()
    expect(someone.sent).toHaveLength(1)
  })

  test('error: a token that answers no is not sent', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const address = await stranger()
    await world.node.setCode({ address, bytecode: odd.refusing })
    const token = { ...(await holding(someone, 'USDC')), address, amount: 2n ** 64n }
    await reviewed(core, someone, { token, amount: 7n, to: await stranger() })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toMatchObject({ code: 'SEND_WOULD_FAIL' })
    expect(asked(someone)).toEqual([])
  })

  test('error: another account in the wallet: it is not asked', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    await reviewed(core, someone, { token, amount: 1n, to: await stranger() })
    const accounts = [(await world.account()).address]
    onWalletEvent(core, someone.wallet.id, { type: 'accountsChanged', accounts })
    await confirmSend(core)
    expect(stateOf(core).send.failure).toMatchObject({ code: 'WRONG_ACCOUNT' })
    expect(asked(someone)).toEqual([])
  })

  test('error: the network is down: that is told, and it can be tried again', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    await reviewed(core, someone, { token, amount: 1n, to: await stranger() })
    // Sockets that are already open, too: the node would be reachable through one of them.
    await world.devnet.control.setFault(`rpc:${originChainId}`, { mode: 'refuse' })
    await confirmSend(core)
    expect(stateOf(core).send).toMatchObject({
      failure: { code: 'BRIDGE_RPC_ERROR' },
      isChecking: false,
    })
    expect(asked(someone)).toEqual([])
    await world.devnet.control.resetFaults()
    await confirmSend(core)
    expect(someone.sent).toHaveLength(1)
  })

  test('behavior: pressed twice, it is asked once', async () => {
    const someone = await person(world)
    const { core } = await opened(someone)
    const token = await holding(someone, 'ETH')
    await reviewed(core, someone, { token, amount: 1n, to: await stranger() })
    await Promise.all([confirmSend(core), confirmSend(core)])
    expect(someone.sent).toHaveLength(1)
  })
})
