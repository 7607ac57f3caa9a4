import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  toHex,
} from 'viem'
import { erc20Abi, poolStateAbi } from '../contracts/abi.ts'
import { type DepositLog, parseDepositLogs } from '../logs/parseDepositLogs.ts'
import { relayHash } from '../logs/relayHash.ts'
import {
  approvalLog,
  approvedBy,
  depositArgs,
  depositLog,
  destinationPool,
  fillLog,
  originChainId,
  originPool,
  type RawLog,
  token,
  type Tx,
} from './modelLogs.ts'

export const START_SECONDS = 1_800_000_000
const [RICH, LATER_SECONDS] = [10n ** 24n, 100_000]
const zero = `0x${'0'.repeat(64)}` as const

type Block = {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  readonly mined: readonly { readonly tx: Tx; readonly logs: readonly RawLog[] }[]
}

/** What a node knows: blocks, a queue, one token and one pool. It speaks the RPC that we ask. */
export function modelChain(chainId: number) {
  const pool = chainId === originChainId ? originPool : destinationPool
  let blocks: Block[] = []
  let queue: Tx[] = []
  let [salt, ahead] = [0, 0]

  const unique = (): Hex => {
    salt += 1
    return keccak256(toHex(`${chainId} ${salt}`))
  }
  const mined = () => blocks.flatMap((block) => block.mined.map((one) => ({ ...one, block })))
  const head = () => blocks.length - 1
  const add = (txs: Block['mined']) => {
    const timestamp = START_SECONDS + blocks.length + ahead
    blocks = [...blocks, { number: blocks.length, hash: unique(), timestamp, mined: txs }]
  }
  for (let number = 0; number < 3; number += 1) add([])

  const nonceOf = (from: Address) => mined().filter(({ tx }) => tx.from === from).length
  const pendingOf = (from: Address) => {
    let nonce = nonceOf(from)
    while (queue.some((tx) => tx.from === from && tx.nonce === nonce)) nonce += 1
    return nonce
  }

  /** Approved, less what was taken since. */
  function allowance(owner: Address): bigint {
    let allowed = 0n
    for (const { tx } of mined().filter(({ tx: { from } }) => from === owner)) {
      if (tx.to === token) allowed = approvedBy(tx.data)
      else if (tx.to === pool && tx.value === 0n) allowed -= depositArgs(tx.data)[4]
    }
    return allowed
  }

  function deposits(): DepositLog[] {
    const logs = rawLogs().filter(({ address }) => address === originPool)
    return parseDepositLogs(logs as never, { originChainId, pool: originPool })
  }

  function rawLogs() {
    return mined().flatMap(({ tx, logs, block }) =>
      logs.map((log, index) => ({
        ...log,
        blockNumber: BigInt(block.number),
        blockHash: block.hash,
        logIndex: index,
        transactionHash: tx.hash,
        transactionIndex: 0,
        removed: false,
      })),
    )
  }

  function logsOf(tx: Tx, depositId: bigint): RawLog[] {
    if (tx.to === token) return [approvalLog(tx)]
    return tx.to === pool && tx.data !== '0x' ? [depositLog(tx, depositId)] : []
  }

  function mine(): void {
    const before = deposits().length
    const done: { tx: Tx; logs: RawLog[] }[] = []
    for (let more = true; more; ) {
      const next = queue.find(
        ({ from, nonce }) =>
          nonce === nonceOf(from) + done.filter((o) => o.tx.from === from).length,
      )
      more = next !== undefined
      if (next === undefined) break
      queue = queue.filter((tx) => tx !== next)
      const others = done.filter(({ tx }) => tx.to === pool && tx.data !== '0x').length
      done.push({ tx: next, logs: logsOf(next, BigInt(before + others)) })
    }
    add(done)
  }

  function receiptOf(hash: Hex) {
    const found = mined().find(({ tx }) => tx.hash === hash)
    if (found === undefined) return null
    const { block, tx } = found
    return {
      transactionHash: hash,
      status: '0x1',
      from: tx.from,
      to: tx.to,
      type: '0x2',
      blockNumber: numberToHex(block.number),
      blockHash: block.hash,
      gasUsed: '0x1',
      cumulativeGasUsed: '0x1',
      effectiveGasPrice: '0x1',
      transactionIndex: '0x0',
      logs: rawLogs()
        .filter(({ transactionHash }) => transactionHash === hash)
        .map(rpcLog),
    }
  }

  function call({ to, data, from, value }: Call): Hex {
    if (to === token) {
      const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
      if (functionName === 'approve') return pad('0x1')
      const result = functionName === 'allowance' ? allowance(args[0]) : RICH
      return encodeFunctionResult({ abi: erc20Abi, functionName, result })
    }
    if (chainId === originChainId) {
      if (value !== undefined && BigInt(value) > 0n) return '0x'
      if (from !== undefined && allowance(from) >= depositArgs(data)[4]) return '0x'
      throw reverted('0xfb8f41b2')
    }
    const { functionName, args } = decodeFunctionData({ abi: poolStateAbi, data })
    if (functionName === 'multicall') {
      const result = args[0].map((one) => call({ to, data: one }))
      return encodeFunctionResult({ abi: poolStateAbi, functionName, result })
    }
    const time = BigInt(blocks.at(-1)?.timestamp ?? 0)
    if (functionName === 'getCurrentTime') {
      return encodeFunctionResult({ abi: poolStateAbi, functionName, result: time })
    }
    const result = isFilled(args[0]) ? 2n : 0n
    return encodeFunctionResult({ abi: poolStateAbi, functionName, result })
  }

  const isFilled = (key: Hex) => mined().some(({ tx }) => tx.data === key)

  function blockOf(tag: string, isFull: boolean) {
    const block = blocks[tag.startsWith('0x') ? Number(tag) : head()]
    if (block === undefined) return null
    const { number, hash, timestamp } = block
    const transactions = block.mined.map(({ tx }) => (isFull ? rpcTx(tx, block) : tx.hash))
    const times = { number: numberToHex(number), timestamp: numberToHex(timestamp) }
    return { ...times, hash, transactions, baseFeePerGas: '0x1', gasLimit: '0x1', gasUsed: '0x1' }
  }

  function logs({ topics = [], fromBlock, toBlock, address }: LogFilter) {
    const to = toBlock === 'latest' ? head() : Number(toBlock)
    return rawLogs()
      .filter((log) => log.address === address.toLowerCase())
      .filter(({ blockNumber: at }) => at >= BigInt(fromBlock) && at <= BigInt(to))
      .filter((log) =>
        topics.every(
          (asked, at) => asked === null || [asked].flat().includes(log.topics[at] ?? zero),
        ),
      )
      .map(rpcLog)
  }

  const methods: Record<string, (...params: never[]) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    eth_blockNumber: () => numberToHex(head()),
    eth_getCode: (address: Address) => (lower(address) === pool.toLowerCase() ? '0x60' : '0x'),
    eth_gasPrice: () => '0x1',
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: () => '0x5208',
    eth_getBalance: () => numberToHex(RICH),
    eth_getTransactionCount: (from: Address, tag: string) =>
      numberToHex(tag === 'pending' ? pendingOf(lower(from)) : nonceOf(lower(from))),
    eth_getTransactionReceipt: receiptOf,
    eth_getTransactionByHash(hash: Hex) {
      const found = mined().find(({ tx }) => tx.hash === hash)
      const waiting = queue.find((tx) => tx.hash === hash)
      return found ? rpcTx(found.tx, found.block) : ((waiting && rpcTx(waiting, undefined)) ?? null)
    },
    eth_getBlockByNumber: blockOf,
    eth_getLogs: logs,
    eth_call: ({ to, from, ...rest }: Call) =>
      call({ ...rest, to: lower(to), ...(from && { from: lower(from) }) }),
  }

  return {
    request({ method, params = [] }: { method: string; params?: unknown }): unknown {
      const answer = methods[method]
      if (answer === undefined) throw new Error(`${method} is not modelled`)
      return answer(...(params as never[]))
    },
    deposits,
    isFilled,
    pendingOf,
    mine,
    hasQueue: () => queue.length > 0,
    time: () => blocks.at(-1)?.timestamp ?? 0,
    send(tx: Omit<Tx, 'hash'>): Hex | undefined {
      if (tx.nonce < nonceOf(tx.from)) return undefined
      const hash = unique()
      queue = [...queue.filter((o) => o.from !== tx.from || o.nonce !== tx.nonce), { ...tx, hash }]
      return hash
    },
    waitingOf: (from: Address) => queue.findLast((tx) => tx.from === from),
    /** Nothing that waits is known any more. */
    drop: () => {
      queue = []
    },
    /** The last blocks have never happened; what was in them waits again, or is gone. */
    reorg(depth: number, isLost: boolean) {
      const gone = blocks.slice(-depth)
      blocks = blocks.slice(0, -depth)
      const back = gone.flatMap((block) => block.mined.map(({ tx }) => tx))
      const isFree = (tx: Tx) => !queue.some((o) => o.from === tx.from && o.nonce === tx.nonce)
      queue = isLost ? [] : [...back.filter(isFree), ...queue]
      for (let number = 0; number <= depth; number += 1) add([])
    },
    later: () => {
      ahead += LATER_SECONDS
      add([])
    },
    /** A relayer pays what is there to be paid, once. */
    fill(all: readonly DepositLog[]): DepositLog[] {
      const now = blocks.at(-1)?.timestamp ?? 0
      const open = all.filter((one) => !isFilled(relayHash(one) ?? zero) && now <= one.fillDeadline)
      add(
        open.map((one) => {
          const [hash, from] = [unique(), destinationPool]
          const data = relayHash(one) ?? zero
          const tx = { hash, from, to: destinationPool, data, value: 0n, nonce: 0 }
          return { tx, logs: [fillLog(one)] }
        }),
      )
      return open
    },
  }
}

type Call = {
  readonly to: Address
  readonly data: Hex
  readonly from?: Address
  readonly value?: Hex
}

type LogFilter = {
  readonly address: Address
  readonly topics?: readonly (Hex | readonly Hex[] | null)[]
  readonly fromBlock: Hex
  readonly toBlock: Hex | 'latest'
}

function lower(address: Address): Address {
  return address.toLowerCase() as Address // the same address
}

function reverted(data: Hex) {
  return Object.assign(new Error('execution reverted'), { code: 3, data })
}

function rpcLog<log extends RawLog & { blockNumber: bigint; logIndex: number }>(log: log) {
  const place = { logIndex: numberToHex(log.logIndex), transactionIndex: '0x0' }
  return { ...log, ...place, blockNumber: numberToHex(log.blockNumber) }
}

function rpcTx(tx: Tx, block: Block | undefined) {
  const { hash, from, to, data: input } = tx
  const place = block === undefined ? null : numberToHex(block.number)
  return {
    hash,
    from,
    to,
    input,
    value: numberToHex(tx.value),
    nonce: numberToHex(tx.nonce),
    blockNumber: place,
    blockHash: block?.hash ?? null,
    gas: '0x1',
    type: '0x2',
    transactionIndex: '0x0',
    chainId: numberToHex(originChainId),
    gasPrice: '0x1',
  }
}
