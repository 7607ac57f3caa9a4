import * as fc from 'fast-check'
import {
  type Address,
  decodeFunctionData,
  formatUnits,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseUnits,
  slice,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getBlock } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractsOf } from '#devnet/services/tokens.ts'
import { until } from '#devnet/testing.ts'
import type { BridgeClient } from '#bridges/across/client/client.ts'
import { encodeDeposit } from '#bridges/across/deposit/encodeDeposit.ts'
import { getAvailableRoutes } from '#bridges/across/quote/getAvailableRoutes.ts'
import { findDeposits } from '#bridges/across/deposit/findDeposits.ts'
import { getDeposit } from '#bridges/across/status/getDeposit.ts'
import { getLimits } from '#bridges/across/quote/getLimits.ts'
import { getQuote } from '#bridges/across/quote/getQuote.ts'
import { getSupportedChains } from '#bridges/across/quote/getSupportedChains.ts'
import { poolOf } from '#bridges/across/client/getSpokePool.ts'
import { pinnedToken } from '#bridges/across/client/knownTokens.ts'
import type { PinnedToken } from '#bridges/across/client/pinnedToken.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { runTransfer } from '#bridges/across/run/runTransfer.ts'
import { sendDeposit } from '#bridges/across/testing/fills.ts'
import { type Answer, liesIn, type Lie, recordWorld } from '#bridges/across/testing/recorded.ts'
import {
  destinationChainId,
  originChainId,
  startWorld,
  type World,
} from '#bridges/across/testing/world.ts'
import { createTransfer, type Transfer } from '#bridges/across/transfer/transfer.ts'
import { verifyTransfer } from '#bridges/across/status/verifyTransfer.ts'
import { codedError } from '#bridges/across/errors/coded.ts'
import type { Network } from '#kernel/networks/network.ts'
import { requireUnits } from './quote/askQuote.ts'
import {
  type BridgeToken,
  createCatalog,
  destinationsOf,
  findRoute,
} from '#kernel/bridge/tokens.ts'

/** `npm run test:long -- lies` tries as many as the issue asks for. */
const isLong = process.env.TEST_LONG !== undefined
const QUOTE_LIES = isLong ? 6_000 : 100
const OUTCOME_LIES = isLong ? 6_000 : 100
const PATIENCE_MS = isLong ? 3_600_000 : 120_000

let world: World
beforeAll(async () => {
  world = await startWorld({ also: ['thirdChain'] })
})
afterAll(() => world?.devnet.stop())

const third = 31339
const poolAbi = parseAbi([
  'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
])

/** What a person wants to do, and the true values for it, by the devnet's own contracts. */
type Wish = {
  readonly from: number
  readonly to: number
  readonly symbol: 'ETH' | 'USDC' | 'DAI'
  readonly typed: string
}
const wishes: readonly Wish[] = [
  { from: originChainId, to: destinationChainId, symbol: 'USDC', typed: '50' },
  { from: originChainId, to: destinationChainId, symbol: 'ETH', typed: '0.1' },
  { from: originChainId, to: third, symbol: 'USDC', typed: '50' },
  { from: third, to: originChainId, symbol: 'USDC', typed: '50' },
  { from: originChainId, to: destinationChainId, symbol: 'DAI', typed: '50' },
]

const contracts = { ETH: 'weth', USDC: 'usdc', DAI: 'dai' } as const
const contractOf = (chainId: number, symbol: Wish['symbol']): Address =>
  world.devnet.contracts[chainId]?.[contracts[symbol]] ?? zeroAddress
const decimalsOf = (chainId: number, symbol: Wish['symbol']) =>
  symbol !== 'USDC' || chainId === third ? 18 : 6

function networks(): readonly Network[] {
  return world.devnet.chains.map(({ chainId, name, nativeCurrency, rpcUrl }) => ({
    caipChainId: `eip155:${chainId}`,
    namespace: 'eip155',
    chainId,
    name,
    nativeCurrency,
    rpcUrls: [rpcUrl],
    explorerUrl: undefined,
    testnet: true,
  }))
}

const pins = (): Record<number, readonly PinnedToken[]> =>
  Object.fromEntries(world.devnet.chains.map((chain) => [chain.chainId, contractsOf(chain)]))

/** From the token list to the call: what the widget does, without drawing anything. */
async function buildDeposit(
  client: BridgeClient,
  { wish, depositor, signal }: { wish: Wish; depositor: Address; signal: AbortSignal },
) {
  const { from, to, symbol, typed } = wish
  const [chains, routes] = await Promise.all([
    getSupportedChains(client, { signal }),
    getAvailableRoutes(client, { signal }),
  ])
  const catalog = createCatalog(
    chains,
    routes.filter(
      (row) => poolOf(client, row.originChainId) && poolOf(client, row.destinationChainId),
    ),
    networks(),
    (chainId, address) => pinnedToken(client, chainId, address),
  )
  const origin = catalog.tokens.find((one) => one.chainId === from && one.symbol === symbol)
  const wanted = symbol === 'ETH' && to === third ? 'WETH' : symbol
  const destination =
    origin &&
    destinationsOf(catalog, origin).find((one) => one.chainId === to && one.symbol === wanted)
  const route = origin && destination && findRoute(catalog, origin, destination)
  if (origin === undefined || destination === undefined || route === undefined) return undefined
  const amount = parseAmount(typed, origin.decimals)
  if (amount.status === 'problem') return undefined
  const { originChainId, destinationChainId, inputToken, outputToken } = route
  await getLimits(client, { originChainId, destinationChainId, inputToken, outputToken, signal })
  const quote = await getQuote(client, { route, inputAmount: amount.amount, depositor, signal })
  requireUnits(quote, { input: origin.decimals, output: destination.decimals })
  const transfer = createTransfer(quote, { integratorId: client.integratorId })
  const isMarked = ({ chainId, address }: BridgeToken) =>
    pinnedToken(client, chainId, address) === undefined
  return {
    origin,
    destination,
    quote,
    call: encodeDeposit(transfer),
    isMarked: isMarked(origin) || isMarked(destination),
  }
}

type Built = NonNullable<Awaited<ReturnType<typeof buildDeposit>>>

/** Decodes the calldata on its own, and compares it with the truth and with what was drawn. */
function judge(
  { origin, destination, quote, call, isMarked }: Built,
  { wish, depositor, now }: { wish: Wish; depositor: Address; now: number },
): void {
  const { from, to, symbol, typed } = wish
  const { args } = decodeFunctionData({ abi: poolAbi, data: slice(call.data, 0) })
  const [owner, recipient, input, output, inputAmount, outputAmount, chainId, ...rest] = args
  const [relayer, quoteTime, fillDeadline, exclusivity, message] = rest
  const addressOf = (word: Hex) => slice(word, 12).toLowerCase()
  expect(call.to).toBe(world.devnet.contracts[from]?.spokePool)
  expect([addressOf(owner), addressOf(recipient)]).toEqual([
    depositor.toLowerCase(),
    depositor.toLowerCase(),
  ])
  expect([Number(chainId), message]).toEqual([to, '0x'])
  // A token that is not pinned is drawn with its contract and a mark; no other may be a different token.
  if (isMarked) return
  expect(addressOf(input)).toBe(contractOf(from, symbol).toLowerCase())
  expect(addressOf(output)).toBe(contractOf(to, symbol).toLowerCase())
  const [inputDecimals, outputDecimals] = [decimalsOf(from, symbol), decimalsOf(to, symbol)]
  expect(inputAmount).toBe(parseUnits(typed, inputDecimals))
  expect(call.value).toBe(symbol === 'ETH' ? inputAmount : 0n)
  expect(formatUnits(outputAmount, outputDecimals)).toBe(
    formatUnits(quote.deposit.outputAmount, destination.decimals),
  )
  expect(origin.decimals).toBe(inputDecimals)
  // The loss drawn is the real loss: the fee explains it, in true units.
  const unit = 10n ** 18n
  const [sent, arrives, fee] = [
    (inputAmount * unit) / 10n ** BigInt(inputDecimals),
    (outputAmount * unit) / 10n ** BigInt(outputDecimals),
    (quote.fees.totalRelayFee.total * unit) / 10n ** BigInt(inputDecimals),
  ]
  expect(arrives).toBeGreaterThan(0n)
  expect(arrives).toBeLessThanOrEqual(sent)
  expect(sent - arrives).toBeLessThanOrEqual(fee + sent / 100n)
  expect(fillDeadline - now).toBeGreaterThanOrEqual(600)
  expect(fillDeadline - quoteTime).toBeLessThanOrEqual(24 * 3_600)
  if (exclusivity === 0) return
  expect(isAddressEqual(slice(relayer, 12), zeroAddress)).toBe(false)
  const until = exclusivity <= 365 * 24 * 3_600 ? quoteTime + exclusivity : exclusivity
  expect(until - quoteTime).toBeLessThanOrEqual(3_600)
  expect(until).toBeLessThan(fillDeadline)
}

/** A refusal has a code; any other error is a bug. */
function requireCode(error: unknown): void {
  if (error instanceof Error && /waits for what does not come/.test(error.message)) return
  const { code } = codedError(error) as { code?: unknown } // an error, whatever was thrown
  expect(code, String(error)).toMatch(/^[A-Z_]+$/)
}

/** One lie, two of one party, or one of each of two parties, among all that fit in these answers. */
function liesOf(answers: readonly Answer[], isTellable: (answer: Answer) => boolean = () => true) {
  const all = answers.filter(isTellable).flatMap(liesIn)
  expect(all.length).toBeGreaterThan(100)
  const at = (of: readonly Lie[]) => fc.nat(of.length - 1).map((index) => of[index] as Lie)
  const byParty = new Map<string, Lie[]>()
  for (const lie of all) byParty.set(lie.party, [...(byParty.get(lie.party) ?? []), lie])
  const groups = [...byParty.values()]
  const pairs = fc.oneof(...groups.map((own) => fc.tuple(at(own), at(own))))
  const singles = fc.oneof(...groups.map((own) => at(own).map((lie) => [lie])))
  const across = fc
    .tuple(fc.nat(groups.length - 1), fc.integer({ min: 1, max: Math.max(1, groups.length - 1) }))
    .chain(([one, further]) => {
      const [own = [], other = []] = [groups[one], groups[(one + further) % groups.length]]
      return fc.tuple(at(own), at(other))
    })
  return fc.oneof(singles, pairs, across)
}

describe('one party, or two, that lie about a quote', () => {
  test.each(wishes)(
    'attack: S3 whatever it says, $symbol from $from to $to is refused or is what was drawn (C-F3)',
    { timeout: PATIENCE_MS },
    async (wish) => {
      const { address: depositor } = await world.account()
      const recorded = recordWorld(world, { tokens: pins() })
      const honest = recorded.open()
      const truth = await buildDeposit(honest.client, { wish, depositor, signal: honest.signal })
      const now = Number((await getBlock(world.client.chainClient(wish.to))).timestamp)
      if (truth === undefined) throw new Error('the truth offers no such transfer')
      judge(truth, { wish, depositor, now })
      let [refused, taken] = [0, 0]
      const tellable = liesOf([...honest.used])
      const property = fc.asyncProperty(tellable, async (lies) => {
        const { client, signal } = recorded.open(lies)
        const asked = { wish, depositor, signal }
        const built = await buildDeposit(client, asked).catch(requireCode)
        if (built === undefined) refused += 1
        else {
          taken += 1
          judge(built, { wish, depositor, now })
        }
      })
      await fc.assert(property, { numRuns: Math.ceil(QUOTE_LIES / wishes.length) })
      expect(taken).toBeGreaterThan(0)
      // With few lies, none may concern what this test asks for.
      if (isLong) expect(refused).toBeGreaterThan(0)
    },
  )
})

describe('the three exploits of a lying service', () => {
  const usdc = wishes.find(({ symbol }) => symbol === 'USDC') ?? expect.fail('no wish')
  const junk: Address = `0x${'66'.repeat(20)}`
  const api = (subject: string, path: string, value: unknown): Lie => ({
    party: 'api',
    subject: `/api/${subject}`,
    lie: { path, value },
  })
  async function tried(lies: (truth: Answer[]) => readonly Lie[], isPinned = true) {
    const { address: depositor } = await world.account()
    const recorded = recordWorld(world, isPinned ? { tokens: pins() } : {})
    const honest = recorded.open()
    const ask = { wish: usdc, depositor }
    await buildDeposit(honest.client, { ...ask, signal: honest.signal })
    const { client, signal } = recorded.open(lies([...honest.used]))
    return buildDeposit(client, { ...ask, signal })
  }
  /** What the service says about the true transfer, in other words, whatever the question. */
  const reworded = (truth: Answer[], word: (text: string) => string): readonly Lie[] =>
    truth
      .filter(({ party }) => party === 'api')
      .map(({ party, subject, body }) => ({
        party,
        subject,
        status: 200,
        lie: { path: '', value: JSON.parse(word(JSON.stringify(body))) },
      }))

  test.each([
    ['that is nowhere', true, () => junk],
    ['that is nowhere', false, () => junk],
    ['that is another one', false, () => contractOf(destinationChainId, 'DAI')],
  ] as const)(
    'attack: S3 a worthless token %s is named USDC, with a quote for it (pinned: %s)',
    async (_, isPinned, token) => {
      const usual = contractOf(destinationChainId, 'USDC')
      const asked = tried(
        (truth) => reworded(truth, (text) => text.replaceAll(usual, token())),
        isPinned,
      )
      await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_TOKEN_UNITS' })
    },
  )

  test('attack: S3 a pinned token that is another one, named USDC, is called what it is: no USDC is offered', async () => {
    const [usual, other] = (['USDC', 'DAI'] as const).map((symbol) =>
      contractOf(destinationChainId, symbol),
    )
    const built = await tried((truth) =>
      reworded(truth, (text) => text.replaceAll(usual ?? '', other ?? '')),
    )
    expect(built).toBeUndefined()
  })

  test.each([true, false])(
    'attack: S3 all tokens are told to have no decimals, and the quote to fit (pinned: %s)',
    async (isPinned) => {
      const lies = (truth: Answer[]) => [
        ...reworded(truth, (text) => text.replaceAll(/"decimals":\d+/g, '"decimals":0')),
        api('suggested-fees', 'outputAmount', '49'),
      ]
      await expect(tried(lies, isPinned)).rejects.toMatchObject({ code: 'BRIDGE_TOKEN_UNITS' })
    },
  )

  test("attack: S3 a chain that nobody here knows, with the service's own pool", async () => {
    const unknown = 424_242
    const { address: depositor } = await world.account()
    const { client, signal } = recordWorld(world).open()
    const [row] = await getAvailableRoutes(client, { originChainId, destinationChainId })
    if (row === undefined) throw new Error('no route')
    for (const route of [
      { ...row, originChainId: unknown },
      { ...row, destinationChainId: unknown },
    ]) {
      const asked = { route, inputAmount: 10n ** 17n, depositor, signal }
      await expect(getQuote(client, asked)).rejects.toMatchObject({
        code: 'BRIDGE_CHAIN_NOT_CONFIGURED',
      })
    }
    const built = await tried(() => [
      api('available-routes', '*.destinationChainId', unknown),
      api('chains', '*.spokePool', junk),
      api('suggested-fees', 'destinationSpokePoolAddress', junk),
    ])
    expect(built).toBeUndefined()
    const paid = tried(() => [
      api('chains', '*.spokePool', junk),
      api('suggested-fees', 'spokePoolAddress', junk),
    ])
    await expect(paid).rejects.toMatchObject({ code: 'BRIDGE_QUOTE_INVALID' })
  })
})

/** What became of a deposit on the true chains. */
const final = ['filled', 'refunded', 'expired', 'failed', 'cancelled', 'paid', 'different']

type Scene = {
  readonly name: string
  readonly owner: PrivateKeyAccount
  readonly transfer: Transfer
  readonly hash: Hex
  /** Of the words above those that are true. */
  readonly true: readonly string[]
}

async function setScenes(): Promise<readonly Scene[]> {
  const { control } = world.devnet
  const native = { symbol: 'ETH', inputAmount: 10n ** 17n }
  const pass = async () => {
    for (const id of [originChainId, destinationChainId]) await control.increaseTime(id, 700)
  }
  const stateOf = async (hash: Hex) =>
    (await getDeposit(world.client, { originChainId, depositTxHash: hash })).status
  await control.setRelayer({ paused: true })
  await control.setQuotes({ fillDeadlineSeconds: 660 })
  const refunded = await sendDeposit(world, native)
  await pass()
  await control.setDataWorker({ refunds: true })
  await until(async () => (await stateOf(refunded.hash)) === 'refunded' || undefined)
  await control.setDataWorker({ refunds: false })
  const expired = await sendDeposit(world, native)
  await pass()
  await control.setQuotes({ fillDeadlineSeconds: 3_600 })
  await control.setRelayer({ paused: false })
  const filled = await sendDeposit(world, native)
  await until(async () => (await stateOf(filled.hash)) === 'filled' || undefined)
  await control.setRelayer({ paused: true })
  const pending = await sendDeposit(world, native)
  const indexed = async ({ hash }: { hash: Hex }) =>
    (await fetch(`${world.devnet.urls.indexer}/deposit/status?depositTxHash=${hash}`)).status
  await until(async () => (await indexed(pending)) === 200 || undefined)
  return [
    { name: 'refunded', ...refunded, true: ['refunded', 'expired'] },
    { name: 'expired', ...expired, true: ['expired'] },
    { name: 'filled', ...filled, true: ['filled', 'paid'] },
    { name: 'pending', ...pending, true: [] },
  ]
}

type Asked = { readonly scene: Scene; readonly signal: AbortSignal }

/** Each way for a caller to learn what became of a deposit; returns the status. */
const tellers: Readonly<Record<string, (client: BridgeClient, asked: Asked) => Promise<string>>> = {
  getDeposit: async (client, { scene, signal }) =>
    (await getDeposit(client, { originChainId, depositTxHash: scene.hash, signal })).status,
  'a transfer that waits for its fill': (client, asked) =>
    follow(client, asked, asked.scene.transfer),
  'a transfer that waits for its deposit': (client, asked) => {
    const { depositId: _, depositTimestamp: __, ...transfer } = asked.scene.transfer
    return follow(client, asked, { ...transfer, status: 'depositing', step: 'deposit' })
  },
  'a transfer whose hash was lost': (client, asked) => {
    const { depositHash: _, depositNonce: __, depositId: ___, ...transfer } = asked.scene.transfer
    return follow(client, asked, { ...transfer, status: 'depositing', step: 'deposit' })
  },
  'the list of an account': async (client, { scene, signal }) => {
    const depositor = scene.owner.address
    const found = await findDeposits(client, { depositor, chainIds: [originChainId], signal })
    const [deposit] = found.deposits
    if (deposit?.depositHash === undefined) return 'pending'
    const query = { originChainId, depositTxHash: deposit.depositHash, signal }
    return (await getDeposit(client, query)).status
  },
  verifyTransfer: async (client, { scene, signal }) => {
    const { recipient, outputAmount, route, owner: depositor } = scene.transfer
    const { outputToken } = route
    const expected = {
      destinationChainId,
      recipient,
      outputToken,
      depositor,
      outputAmount: BigInt(outputAmount),
    }
    const confirmations = { [originChainId]: 0, [destinationChainId]: 0 }
    const query = { originChainId, depositTxHash: scene.hash, expected, confirmations, signal }
    return (await verifyTransfer(client, query)).status
  },
}

async function follow(
  client: BridgeClient,
  { scene, signal }: Asked,
  start: Transfer,
): Promise<string> {
  // A run that calls the wallet here would send the deposit twice.
  const wallet = world.wallet(scene.owner, {
    sendTransaction: () => Promise.reject(new Error('was not to be asked')),
  })
  let kept = start
  const save = (next: Transfer) => {
    kept = next
  }
  await runTransfer(client, { transfer: start, wallet, save, signal }).catch(() => {
    // An abort leaves no word behind; any other end has a code that was kept.
    if (!signal.aborted) expect(kept.error?.code).toBeDefined()
  })
  return kept.status
}

/** With the node's logs withheld, the indexer's list says where a lost deposit is. */
const silentLogs: Lie = {
  party: `rpc:${originChainId}`,
  subject: 'eth_getLogs',
  status: 500,
  lie: { path: '', value: { code: -32601, message: 'the method does not exist' } },
}

function circumstances(teller: string): readonly Lie[] {
  return teller === 'a transfer whose hash was lost' ? [silentLogs] : []
}

/**
 * What a node can make a caller believe about its own chain: see SECURITY.md. A shop asks only its own
 * nodes and no service; at worst they report that something else was sent, or that nothing arrived. One
 * party alone cannot mislead the sender. Two that tell the same lie can, about an end that no transaction
 * shows: the destination's node with the indexer or the origin's clock; the origin's node with the
 * indexer's list. No two of them can make up a refund.
 */
function mayTell(lies: readonly Lie[], teller: string): readonly string[] {
  const [origin, destination, indexer] = (
    [`rpc:${originChainId}`, `rpc:${destinationChainId}`, 'indexer'] as const
  ).map((party) => lies.some((lie) => lie.party === party))
  if (teller === 'verifyTransfer') {
    return [...(origin ? ['different', 'expired'] : []), ...(destination ? ['different'] : [])]
  }
  return [
    ...(destination && indexer ? ['filled', 'expired'] : []),
    ...(destination && origin ? ['expired'] : []),
    ...(origin && indexer ? ['failed', 'cancelled'] : []),
  ]
}

describe('one party, or two, that lie about what became of a deposit', () => {
  let scenes: readonly Scene[] = []
  beforeAll(async () => {
    scenes = await setScenes()
  })
  test.each(
    ['refunded', 'expired', 'filled', 'pending'].flatMap((name) =>
      Object.keys(tellers).map((teller) => [name, teller] as const),
    ),
  )(
    'attack: C-F1 no service makes a deposit that is %s anything else for %s, and no node, nor two that do not fit (S4.15)',
    { timeout: PATIENCE_MS },
    async (name, teller) => {
      const scene = scenes.find((one) => one.name === name) ?? expect.fail(name)
      const tell = tellers[teller] ?? expect.fail(teller)
      const recorded = recordWorld(world, { tokens: pins() })
      const given = circumstances(teller)
      const honest = recorded.open(given)
      const truth = await tell(honest.client, { scene, signal: honest.signal })
      // Asked only of an end that is contested, and then it may lie as well.
      await honest.client.transport.getDeposits?.({ depositor: scene.owner.address })
      expect([...scene.true, 'pending', 'deposited']).toContain(truth)
      const property = fc.asyncProperty(liesOf([...honest.used]), async (lies) => {
        const { client, signal } = recorded.open([...given, ...lies])
        const word = await tell(client, { scene, signal }).catch(requireCode)
        const possible = [...scene.true, ...mayTell(lies, teller)]
        if (word !== undefined && final.includes(word)) expect(possible).toContain(word)
      })
      const runs = Math.ceil(OUTCOME_LIES / (4 * Object.keys(tellers).length))
      await fc.assert(property, { numRuns: runs })
    },
  )
})
