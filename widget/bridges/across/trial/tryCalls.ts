import {
  type Address,
  type Client,
  encodeFunctionData,
  getAddress,
  isAddress,
  isAddressEqual,
  numberToHex,
  size,
} from 'viem'
import * as z from 'zod/mini'
import { erc20Abi } from '../contracts/abi.ts'
import { addressesIn } from './candidates.ts'
import { makeProbe, type ProbeRead, runProbe } from './probe.ts'
import { mirrorsNative } from './nativeMirrors.ts'
import { type ReadLogs, readLogs } from './readLogs.ts'
import { simulate } from './simulate.ts'
import {
  MAX_PAIRS,
  MAX_TOKENS,
  type TrialAllowance,
  type TrialCall,
  type TrialOutcome,
  type TrialRead,
} from './trial.ts'

/** A node that takes longer counts as one that cannot try it. */
const NODE_MS = 6_000

type Receiver = { readonly token: Address; readonly owner: Address }

type Asked = {
  readonly account: Address
  readonly calls: readonly TrialCall[]
  /** Tokens that are always read. */
  readonly tokens?: readonly Address[]
  /** Another account whose balance of a token is read too. */
  readonly receiver?: Receiver | undefined
  /** How long one node has for one way of trying. @default 6000 */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Tries calls of an account in the current state, one after the other, without sending anything: by
 * `eth_simulateV1`, else by `eth_call` with code in the account's place that makes them and reads
 * balances, else on the next node. A node's answer is not verified: it may leave effects out.
 */
export async function tryCalls(clients: readonly Client[], asked: Asked): Promise<TrialOutcome> {
  for (const client of clients) {
    for (const attempt of [bySimulation, byProbe]) {
      asked.signal?.throwIfAborted()
      const outcome = await within(attempt(client, asked), asked)
      if (outcome !== undefined && outcome.status !== 'untried') return outcome
    }
  }
  return { status: 'untried' }
}

/** Undefined where the node does not know the method, does not answer, or takes too long. */
function within(
  work: Promise<TrialOutcome>,
  { timeoutMs = NODE_MS, signal }: Asked,
): Promise<TrialOutcome | undefined> {
  return new Promise((resolve) => {
    const end = (outcome?: TrialOutcome) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      resolve(outcome)
    }
    const stop = () => end()
    const timer = setTimeout(stop, timeoutMs)
    signal?.addEventListener('abort', stop)
    work.then(end, stop)
  })
}

async function bySimulation(client: Client, asked: Asked): Promise<TrialOutcome> {
  const { account, calls } = asked
  const named = firstTokens([...(asked.tokens ?? []), ...addressesIn(calls, account)])
  const first = makeReads(named, [], asked.receiver)
  const once = await simulate(client, account, calls, first.map(toQuestion(account)))
  if (once.status === 'unreadable') return { status: 'untried' }
  if (once.status === 'reverts') return once
  const read = readLogs(once.logs, account)
  const moved = [...read.tokens.keys(), ...read.pairs.map(({ token }) => token)]
  const tokens = firstTokens([...moved, ...named, ...read.emitters])
  const isKnown = read.pairs.length === 0 && tokens.every((token) => named.includes(token))
  if (isKnown) return gather(first, once, read)
  // The events have named the tokens, so all are now read before and after.
  const reads = makeReads(tokens, read.pairs, asked.receiver)
  const twice = await simulate(client, account, calls, reads.map(toQuestion(account)))
  if (twice.status === 'unreadable') return { status: 'untried' }
  if (twice.status === 'reverts') return twice
  return gather(reads, twice, readLogs(twice.logs, account))
}

async function byProbe(client: Client, asked: Asked): Promise<TrialOutcome> {
  const { account, calls } = asked
  const named = addressesIn(calls, account)
  const touched = await touchedBy(client, account, calls)
  const tokens = firstTokens([...(asked.tokens ?? []), ...named, ...touched])
  const pairs = tokens
    .flatMap((token) => named.map((spender) => ({ token, spender })))
    .filter(({ token, spender }) => !isAddressEqual(token, spender))
  const reads = makeReads(tokens, pairs, asked.receiver)
  const probe = makeProbe(account, { reads: reads.map(toQuestion(account)), calls })
  const result = await runProbe(client, account, probe)
  if (result.status === 'unreadable') return { status: 'untried' }
  if (result.status === 'reverts') return result
  const gas = result.gas.map((used, at) => used + ownGas(calls[at]))
  const outcome = gather(reads, { ...result, gas }, readLogs([], account))
  // The probe returns no events, so tokens that no call names may change as well.
  return outcome.status === 'tried' ? { ...outcome, hasMore: true } : outcome
}

/** What a transaction of the call costs before it runs, at most. */
function ownGas({ to, data = '0x' }: TrialCall = {}): bigint {
  const bytes = BigInt(size(data))
  const creation = to === undefined ? 32_000n + 2n * bytes : 0n
  return 21_000n + 16n * bytes + creation
}

type AccessList = { Parameters: [call: object, block: 'latest']; ReturnType: unknown }

const accessList = z.object({
  accessList: z.array(
    z.object({
      address: z.custom<Address>((value) => isAddress(String(value), { strict: false })),
    }),
  ),
})

/** Contracts that the calls reach, each tried alone; a node may not know the method. */
async function touchedBy(
  client: Client,
  account: Address,
  calls: readonly TrialCall[],
): Promise<readonly Address[]> {
  const lists = await Promise.all(
    calls.map(async ({ to, data = '0x', value = 0n }) => {
      if (to === undefined || data === '0x') return []
      const call = { from: account, to, data, value: numberToHex(value) }
      const raw = await client
        .request<AccessList>({ method: 'eth_createAccessList', params: [call, 'latest'] })
        .catch(() => undefined)
      const parsed = accessList.safeParse(raw)
      return parsed.success ? parsed.data.accessList.map(({ address }) => getAddress(address)) : []
    }),
  )
  return lists.flat().filter((address) => !isAddressEqual(address, account))
}

function firstTokens(tokens: readonly Address[]): readonly Address[] {
  return [...new Set(tokens.map((token) => getAddress(token)))].slice(0, MAX_TOKENS)
}

function makeReads(
  tokens: readonly Address[],
  pairs: ReadLogs['pairs'],
  receiver: Receiver | undefined,
): readonly TrialRead[] {
  return [
    { kind: 'native' },
    ...(receiver === undefined ? [] : [{ kind: 'received' as const, ...receiver }]),
    ...tokens.map((token) => ({ kind: 'balance' as const, token })),
    ...pairs.slice(0, MAX_PAIRS).map((pair) => ({ kind: 'allowance' as const, ...pair })),
  ]
}

function toQuestion(account: Address): (read: TrialRead) => ProbeRead {
  return (read) => {
    if (read.kind === 'native') return undefined
    if (read.kind === 'allowance') {
      const args = [account, read.spender] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
      return { to: read.token, data }
    }
    const args = [read.kind === 'received' ? read.owner : account] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args })
    return { to: read.token, data }
  }
}

/** Balances count; where a contract does not return them, its events do. */
function gather(
  reads: readonly TrialRead[],
  { before, after, gas }: Measured,
  logs: ReadLogs,
): TrialOutcome {
  let native = 0n
  let received: bigint | undefined
  const tokens = new Map<Address, bigint>(logs.tokens)
  const allowances: TrialAllowance[] = [...logs.allowances]
  reads.forEach((read, at) => {
    const [was, is] = [before[at], after[at]]
    if (was === undefined || is === undefined) return
    if (read.kind === 'native') native = is - was
    else if (read.kind === 'received') received = is - was
    else if (read.kind === 'balance') tokens.set(read.token, is - was)
    else if (is > was) {
      const { token, spender } = read
      allowances.push({ token, spender, amount: is, id: null, until: null })
    }
  })
  const items = [...logs.items.values()]
  // The items of a collection are enough, unless its balance fell by more than they show.
  for (const token of new Set(items.map((item) => item.token))) {
    const sum = items.reduce(
      (all, item) => (item.token === token ? all + item.difference : all),
      0n,
    )
    if ((tokens.get(token) ?? 0n) >= sum) tokens.delete(token)
  }
  return {
    status: 'tried',
    native,
    tokens: [...tokens]
      .filter(([token, difference]) => difference !== 0n && !mirrorsNative(token))
      .map(([token, difference]) => ({ token, difference })),
    items,
    allowances,
    gas,
    ...(received === undefined ? {} : { received }),
    hasMore: logs.emitters.length > MAX_TOKENS || logs.pairs.length > MAX_PAIRS,
  }
}

type Measured = {
  readonly before: readonly (bigint | undefined)[]
  readonly after: readonly (bigint | undefined)[]
  readonly gas: readonly bigint[]
}
