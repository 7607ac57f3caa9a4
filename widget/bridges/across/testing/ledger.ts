import {
  type Abi,
  type Address,
  type Client,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  getAbiItem,
  type Hex,
  keccak256,
  numberToHex,
  toHex,
  zeroAddress,
} from 'viem'
import { poolStateAbi } from '../contracts/abi.ts'
import {
  type BridgeClient,
  type BridgeClientOptions,
  createBridgeClient,
} from '../client/client.ts'
import type { DepositLog } from '../logs/parseDepositLogs.ts'
import { relayHash } from '../logs/relayHash.ts'
import type { BridgeTransport } from '../transport/transport.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  type RawLog,
  token,
} from './modelLogs.ts'

/** A transaction that is in a block. */
export type Mined = {
  readonly hash: Hex
  readonly block: number
  readonly from: Address
  readonly to: Address | null
  readonly nonce: number
  readonly value: bigint
  readonly input: Hex
  readonly isReverted: boolean
  readonly logs: readonly RawLog[]
}

type Params = readonly unknown[]
/** A node's replaced answers; a thrown error becomes the node's own error. */
type Answers = Readonly<Record<string, (...params: never[]) => unknown>>

const FIRST_SECONDS = 1_800_000_000
const SECONDS_A_BLOCK = 10
export const owner: Address = `0x${'d4'.repeat(20)}`
export const stranger: Address = `0x${'e5'.repeat(20)}`

/** The time of a block of every ledger. */
export function timeOf(block: number): number {
  return FIRST_SECONDS + block * SECONDS_A_BLOCK
}

/** A hash that nothing else has. */
export function hashOf(name: string): Hex {
  return keccak256(toHex(name))
}

/** An event as a contract writes it, by its ABI. */
export function eventLog(
  address: Address,
  abi: Abi,
  eventName: string,
  args: Readonly<Record<string, unknown>>,
): RawLog {
  const item = getAbiItem({ abi, name: eventName })
  if (item?.type !== 'event') throw new Error(`${eventName} is no event of this ABI`)
  const inputs = item.inputs.filter(({ indexed }) => indexed !== true)
  const data = encodeAbiParameters(
    inputs,
    inputs.map(({ name = '' }) => args[name]),
  )
  return { address, topics: encodeEventTopics({ abi, eventName, args }) as Hex[], data }
}

/** A deposit of 1,000 for 990, with the changes of a test. */
export function depositOf(changes: Partial<DepositLog> = {}): DepositLog {
  return {
    originChainId,
    destinationChainId,
    pool: originPool,
    depositId: 7n,
    depositor: owner,
    recipient: owner,
    inputToken: token,
    outputToken: token,
    inputAmount: 1_000n,
    outputAmount: 990n,
    quoteTimestamp: timeOf(500),
    fillDeadline: timeOf(600),
    exclusivityDeadline: 0,
    exclusiveRelayer: zeroAddress,
    message: '0x',
    depositHash: hashOf('deposit 7'),
    blockNumber: 500n,
    ...changes,
  }
}

/** A node over transactions that a test defines; it answers `0` for anything else. */
export function ledgerOf(
  chainId: number,
  {
    head = 1_000,
    mined = [],
    filled = [],
    slow = [],
    mostBlocks = Number.POSITIVE_INFINITY,
    answers = {},
  }: {
    readonly head?: number
    readonly mined?: readonly (Partial<Mined> & Pick<Mined, 'block'>)[] | undefined
    /** Deposits that the pool has filled, or was asked to fill slowly. */
    readonly filled?: readonly DepositLog[]
    readonly slow?: readonly DepositLog[]
    /** The most blocks whose logs it returns at once. */
    readonly mostBlocks?: number | undefined
    readonly answers?: Answers | undefined
  } = {},
) {
  const asked: { readonly method: string; readonly params: Params }[] = []
  const txs = mined.map(
    (one, at): Mined => ({
      hash: hashOf(`${chainId} ${at}`),
      from: owner,
      to: originPool,
      nonce: at,
      value: 0n,
      input: '0x',
      isReverted: false,
      logs: [],
      ...one,
    }),
  )
  const blockHash = (block: number) => hashOf(`${chainId} block ${block}`)
  const rpcLogs = (of: readonly Mined[]) =>
    of.flatMap(({ hash, block, logs }) =>
      logs.map((log, at) => ({
        ...log,
        blockNumber: numberToHex(block),
        blockHash: blockHash(block),
        transactionHash: hash,
        transactionIndex: '0x0',
        logIndex: numberToHex(at),
        removed: false,
      })),
    )
  const rpcTx = ({ hash, block, from, to, nonce, value, input }: Mined) => ({
    hash,
    from,
    to,
    input,
    value: numberToHex(value),
    nonce: numberToHex(nonce),
    blockNumber: numberToHex(block),
    blockHash: blockHash(block),
    gas: '0x1',
    type: '0x2',
    transactionIndex: '0x0',
    chainId: numberToHex(chainId),
    gasPrice: '0x1',
  })
  const numberOf = (tag: unknown) =>
    typeof tag === 'string' && tag.startsWith('0x') ? Number(tag) : head
  const find = (hash: unknown) => txs.find((tx) => tx.hash === hash)
  const statusOf = (key: Hex) => {
    const isAmong = (all: readonly DepositLog[]) => all.some((one) => relayHash(one) === key)
    if (isAmong(filled)) return 2n
    return isAmong(slow) ? 1n : 0n
  }
  function call(data: Hex): Hex {
    const { functionName, args } = decodeFunctionData({ abi: poolStateAbi, data })
    if (functionName === 'multicall') {
      const result = args[0].map((one) => call(one))
      return encodeFunctionResult({ abi: poolStateAbi, functionName, result })
    }
    const result = functionName === 'getCurrentTime' ? BigInt(timeOf(head)) : statusOf(args[0])
    return encodeFunctionResult({ abi: poolStateAbi, functionName, result })
  }

  const methods: Answers = {
    eth_chainId: () => numberToHex(chainId),
    eth_blockNumber: () => numberToHex(head),
    eth_getCode: () => '0x',
    eth_getTransactionByHash(hash: Hex) {
      const tx = find(hash)
      return tx === undefined ? null : rpcTx(tx)
    },
    eth_getTransactionReceipt(hash: Hex) {
      const tx = find(hash)
      if (tx === undefined) return null
      return {
        transactionHash: hash,
        status: tx.isReverted ? '0x0' : '0x1',
        from: tx.from,
        to: tx.to,
        type: '0x2',
        blockNumber: numberToHex(tx.block),
        gasUsed: '0x1',
        blockHash: blockHash(tx.block),
        cumulativeGasUsed: '0x1',
        effectiveGasPrice: '0x1',
        transactionIndex: '0x0',
        logs: rpcLogs([tx]),
      }
    },
    eth_getTransactionCount: (from: Address, tag: string) =>
      numberToHex(txs.filter((tx) => tx.from === from && tx.block <= numberOf(tag)).length),
    eth_getBlockByNumber(tag: string, isFull: boolean) {
      const number = numberOf(tag)
      if (number > head) return null
      const own = txs.filter(({ block }) => block === number)
      return {
        number: numberToHex(number),
        hash: blockHash(number),
        timestamp: numberToHex(timeOf(number)),
        gasLimit: '0x1',
        gasUsed: '0x1',
        transactions: own.map((tx) => (isFull ? rpcTx(tx) : tx.hash)),
        baseFeePerGas: '0x1',
      }
    },
    eth_getLogs({ address, topics = [], fromBlock, toBlock }: LogFilter) {
      const [from, to] = [Number(fromBlock), numberOf(toBlock)]
      if (to - from >= mostBlocks) throw new Error(`block range is limited to ${mostBlocks}`)
      return rpcLogs(txs.filter(({ block }) => block >= from && block <= to)).filter(
        (log) =>
          log.address.toLowerCase() === address.toLowerCase() &&
          topics.every((of, at) => of === null || [of].flat().includes(log.topics[at] ?? '0x')),
      )
    },
    eth_call: ({ data }: { data: Hex }) => call(data),
  }

  async function request({ method, params = [] }: { method: string; params?: Params }) {
    asked.push({ method, params })
    const answer = answers[method] ?? methods[method]
    if (answer === undefined) throw new Error(`${method} is not known here`)
    return answer(...(params as never[]))
  }
  const chain: Client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return {
    chain,
    /** The parameters of every question of a kind, in their order. */
    asked: (method: string) =>
      asked.filter((one) => one.method === method).map((one) => one.params),
  }
}

type LogFilter = {
  readonly address: Address
  readonly topics?: readonly (Hex | readonly Hex[] | null)[]
  readonly fromBlock: Hex
  readonly toBlock: Hex | 'latest'
}

export type Ledger = ReturnType<typeof ledgerOf>

/** An indexer that knows nothing, and no service else. */
function transportOf(changes: Partial<BridgeTransport> = {}): BridgeTransport {
  const unused = () => Promise.reject(new Error('was not to be asked'))
  return {
    getAvailableRoutes: unused,
    getSupportedChains: unused,
    getLimits: unused,
    quote: unused,
    getDepositStatus: async () => undefined,
    ...changes,
  }
}

/** A client of the two chains, each with its pool. */
export function clientOf(
  ledgers: { readonly origin?: Ledger | undefined; readonly destination?: Ledger | undefined },
  transport: Partial<BridgeTransport> = {},
  options: Partial<BridgeClientOptions> = {},
): BridgeClient {
  const chains = new Map([
    [originChainId as number, ledgers.origin?.chain],
    [destinationChainId, ledgers.destination?.chain],
  ])
  return createBridgeClient({
    transport: transportOf(transport),
    getChainClient: (chainId) => chains.get(chainId),
    spokePools: { [originChainId]: originPool, [destinationChainId]: destinationPool },
    pollingIntervalMs: 1,
    ...options,
  })
}

/** The error of a node that is down. */
export function down(): never {
  throw new Error('the node is down')
}
