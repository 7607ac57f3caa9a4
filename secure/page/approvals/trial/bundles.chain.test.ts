import fc from 'fast-check'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
} from 'viem'
import { parseAbi, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIMPLE_FACTORY_ADDRESS } from '#devnet/bundler/contracts.ts'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { bothChains, until, walletClient } from '#devnet/testing.ts'
import { startService, type TestService } from '../../../service/testing/startService.ts'
import { createKeys } from '../../keys/wallet.ts'
import { createDevice } from '../../testing/device.ts'
import { forgetChanges, type LyingNode, startLyingNode } from '../../testing/lyingNode.ts'
import { openPage, type TestPage } from '../../testing/page.ts'
import type { Action, Spending, TransactionApproval } from '../approval.ts'
import {
  allowThief,
  drawnOf,
  encode,
  friend,
  giver,
  holdingOf,
  setGiver,
  setThief,
  thief,
  transactionOf,
} from '../../testing/lossChain.ts'

/** A plain account sends one transaction after the other, a smart one an operation of all calls. */
const kinds = ['transactions', 'EIP-7702', 'ERC-4337'] as const
type Kind = (typeof kinds)[number]
type Call = { to: Address; data?: Hex; value?: Hex }
/** `stolen` and `returned`: what thief and giver move on any call. */
type Bundle = { calls: readonly Call[]; stolen: bigint; returned: bigint }
type Somebody = TestPage & { address: Address; at: 0 | 1 }

let devnet: Devnet
let world: TestService | undefined
let liars: LyingNode[] = []

beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['chains', 'bundler'] })
  liars = await Promise.all(
    bothChains(devnet).map(({ directRpcUrl }) => startLyingNode(directRpcUrl, forgetChanges)),
  )
}, 180_000)
afterAll(async () => {
  await world?.stop()
  await Promise.all(liars.map((node) => node.stop()))
  await devnet?.stop()
})

const chainOf = ({ at }: Pick<Somebody, 'at'>) => bothChains(devnet)[at]
const walletOf = (who: Pick<Somebody, 'at'>) => walletClient(chainOf(who))
const clientOf = (who: Pick<Somebody, 'at'>) =>
  createPublicClient({ transport: http(chainOf(who).directRpcUrl) })
const tokensOf = (who: Pick<Somebody, 'at'>) => {
  const { usdc, weth } = chainOf(who).contracts
  return [usdc, weth] as const
}

/** A person with money; the deployment's nodes are honest, or say that nothing changes. */
async function open(kind: Kind, isHonest: boolean): Promise<Somebody> {
  await world?.stop()
  const currency = { symbol: 'ETH', decimals: 18 }
  const networks = bothChains(devnet).map(({ chainId, name, directRpcUrl }, at) => {
    const bundlerUrl = `${devnet.urls.bundler}/?projectId=devnet&chainId=eip155:${chainId}&bundler=pimlico`
    // The second chain stands for one that lacks EIP-7702.
    const how =
      at === 0 ? { isEip7702: true } : { isEip7702: false, factory: SIMPLE_FACTORY_ADDRESS }
    const rpcUrl = isHonest ? directRpcUrl : liars[at]?.url
    return { chainId, name, rpcUrl, currency, isTest: true, smartAccounts: { bundlerUrl, ...how } }
  })
  world = await startService({ NETWORKS: JSON.stringify(networks) })
  const device = await createDevice(world)
  await createKeys(device, await device.signIn('bundles@example.org'))
  const page = await openPage(device)
  const at = kind === 'ERC-4337' ? 1 : 0
  const { chainId } = bothChains(devnet)[at]
  const type = kind === 'transactions' ? 'eoa' : 'smartAccount'
  const { address } = await page.user(type, `eip155:${chainId}`)
  const account = address as Address // its row says that it is one
  await devnet.control.fund(account, chainId)
  await devnet.control.fund(giver, chainId)
  const who = { ...page, address: account, at } as const
  // The thief's old approval is sent in the account's name, so the account must exist by then.
  await sendAll(who, [{ to: friend, value: '0x1' }])
  return who
}

const increase = parseAbi(['function increaseAllowance(address spender, uint256 amount)'])
const wrapping = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])

function anyBundle(who: Somebody, { isHonest }: { isHonest: boolean }): fc.Arbitrary<Bundle> {
  const [usdc, weth] = tokensOf(who)
  const amount = fc.bigInt(1n, 1_000_000n)
  const token = fc.constantFrom(usdc, weth)
  const party = fc.constantFrom(friend, thief, who.address)
  const bytes = fc.uint8Array({ minLength: 4, maxLength: 100 }).map((all) => toHex(all))
  const own: fc.Arbitrary<readonly Call[]>[] = [
    amount.map((value) => [{ to: friend, value: toHex(value) }]),
    fc
      .tuple(token, party, amount, fc.constantFrom('transfer' as const, 'approve' as const))
      .map(([to, whom, value, name]) => [{ to, data: encode(name, whom, value) }]),
    fc.tuple(fc.constantFrom(friend, thief), amount).map(([spender, value]) => [
      {
        to: usdc,
        data: encodeFunctionData({
          abi: increase,
          functionName: 'increaseAllowance',
          args: [spender, value],
        }),
      },
    ]),
    amount.map((value) => [
      {
        to: weth,
        value: toHex(value),
        data: encodeFunctionData({ abi: wrapping, functionName: 'deposit' }),
      },
    ]),
  ]
  // A contract without a descriptor is read by a guess, which is marked as one and counts for nothing.
  const unwrap = amount.map((value): readonly Call[] => [
    {
      to: weth,
      data: encodeFunctionData({ abi: wrapping, functionName: 'withdraw', args: [value] }),
    },
  ])
  // Called by unknown names and by a well-known one, it takes what it was allowed to take.
  const theft = fc.oneof(
    bytes,
    fc.tuple(party, amount).map(([whom, value]) => encode('transfer', whom, value)),
  )
  const bait: fc.Arbitrary<readonly Call[]>[] = [
    fc.tuple(theft, amount).map(([data, more]) =>
      isHonest
        ? [{ to: thief, data }]
        : // No old approval is left to it: the bundle itself allows what is taken.
          [
            { to: usdc, data: encode('approve', thief, more + 1_000_000n) },
            { to: thief, data },
          ],
    ),
    // What the end of a bundle gives back, the end of a bundle may keep.
    ...(isHonest
      ? [
          unwrap,

          fc.tuple(theft, bytes).map(([data, other]) => [
            { to: thief, data },
            { to: giver, data: other },
          ]),
        ]
      : []),
  ]
  return fc.record({
    calls: fc
      .array(fc.oneof(...own, ...bait, ...bait), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.flat()),
    stolen: fc.bigInt(0n, 1_000_000n),
    returned: fc.bigInt(0n, 1_000_000n),
  })
}

/** The bundle's receipts once it is mined; undefined if the person was told that it fails. */
async function sendAll(who: Somebody, calls: readonly Call[]) {
  const { chainId } = chainOf(who)
  const asked = { version: '2.0.0', from: who.address, chainId: toHex(chainId), calls }
  const sent = await who.rpc('wallet_sendCalls', [asked]).catch((error: Error) => error)
  if (sent instanceof Error) {
    expect(sent.message).toBe('fails')
    return undefined
  }
  const { id } = sent as { id: string } // what EIP-5792 answers
  return until(async () => {
    const status = (await who.rpc('wallet_getCallsStatus', [id])) as {
      status: number
      receipts?: readonly { blockNumber: Hex }[]
    }
    return status.status === 100
      ? undefined
      : status.receipts?.map((one) => BigInt(one.blockNumber))
  })
}

/** The shown maximum that a spender may take of a token afterwards; undefined if nothing is shown. */
function drawnAllowance(
  { actions, trial }: TransactionApproval,
  { token, spender }: { token: Address; spender: Address },
): bigint | null | undefined {
  const isIt = (one: Pick<Spending, 'spender' | 'token'>) =>
    one.spender.toLowerCase() === spender.toLowerCase() &&
    one.token.contract.toLowerCase() === token.toLowerCase()
  const isApproval = (action: Action) => action.kind === 'approve'
  const allowed = [
    ...actions.filter(isApproval),
    ...(trial.status === 'tried' ? trial.allows : []),
  ].filter(isIt)
  if (allowed.length === 0) return undefined
  return allowed.reduce<bigint | null>(
    (sum, one) => (sum === null || one.token.amount === null ? null : sum + one.token.amount),
    0n,
  )
}

const allowanceOf = (who: Somebody, token: Address, spender: Address) =>
  clientOf(who).readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [who.address, spender],
  })

/** Sends the bundle and compares what it cost, at each of its blocks, with what was shown. */
async function compare(who: Somebody, bundle: Bundle, isHonest: boolean): Promise<boolean> {
  const { address: account } = who
  const client = clientOf(who)
  const tokens = tokensOf(who)
  const [usdc] = tokens
  const spenders = [friend, thief].flatMap((spender) => tokens.map((token) => ({ token, spender })))
  const allowances = () =>
    Promise.all(spenders.map(({ token, spender }) => allowanceOf(who, token, spender)))
  const on = { account, token: usdc }
  await allowThief(walletOf(who), { ...on, ...(isHonest ? {} : { amount: 0n }) })
  await setThief(walletOf(who), { ...on, amount: bundle.stolen })
  await setGiver(walletOf(who), { ...on, amount: bundle.returned })
  const before = await holdingOf(client, account, tokens)
  const allowedBefore = await allowances()
  const blocks = await sendAll(who, bundle.calls)
  const drawn = transactionOf(who.shown.at(-1))
  if (blocks === undefined) {
    expect((await holdingOf(client, account, tokens)).tokens).toEqual(before.tokens)
    return false
  }
  const { trial, fee } = drawn
  if (trial.status !== 'tried') throw new Error(trial.status)
  // The last of several transactions may never be sent, so the state after each of them is compared.
  for (const blockNumber of blocks) {
    const after = await holdingOf(client, account, tokens, blockNumber)
    const native = drawnOf(trial.gives, '') + (fee ?? 0n)
    expect(before.native - after.native).toBeLessThanOrEqual(native)
    for (const token of tokens) {
      const lost = (before.tokens.get(token) ?? 0n) - (after.tokens.get(token) ?? 0n)
      // A node that hides what is taken cannot hide what the calldata permits.
      const allowed = isHonest ? 0n : (drawnAllowance(drawn, { token, spender: thief }) ?? 0n)
      if (allowed !== null) {
        expect(lost).toBeLessThanOrEqual(drawnOf(trial.gives, token) + allowed)
      }
    }
  }
  const allowedAfter = await allowances()
  for (const [at, pair] of spenders.entries()) {
    const [was = 0n, is = 0n] = [allowedBefore[at], allowedAfter[at]]
    if (is <= was) continue
    const allowed = drawnAllowance(drawn, pair)
    expect(allowed, `${pair.spender} may take ${is}`).not.toBeUndefined()
    // When an approval is raised, a node that lies hides the earlier one.
    if (typeof allowed === 'bigint') expect(is - (isHonest ? 0n : was)).toBeLessThanOrEqual(allowed)
  }
  return true
}

async function compareAll(kind: Kind, isHonest: boolean): Promise<void> {
  const who = await open(kind, isHonest)
  let sent = 0
  await fc.assert(
    fc.asyncProperty(anyBundle(who, { isHonest }), async (bundle) => {
      if (await compare(who, bundle, isHonest)) sent += 1
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) },
  )
  // What is refused loses nothing, and shows nothing.
  expect(sent).toBeGreaterThan(0)
}

test.each(kinds)(
  'attack: S2 over any bundle (%s), the chain takes no more than an honest node and the calldata drew',
  (kind) => compareAll(kind, true),
  240_000,
)

test.each(kinds)(
  'attack: S2 over any bundle (%s), a node that forgets what changes leaves what the calldata says and allows',
  (kind) => compareAll(kind, false),
  240_000,
)
