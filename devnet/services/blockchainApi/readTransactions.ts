import {
  type Address,
  type Hex,
  type Log,
  numberToHex,
  parseAbiItem,
  parseEventLogs,
  type Transaction,
} from 'viem'
import { collectibleAbi } from '../../chains/collectible.ts'
import type { DevChain } from '../../chains/devChain.ts'

const tokenTransfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)
/** Blocks that are read at the same time. */
const AT_ONCE = 50

export type Moved = {
  from: Address
  to: Address
  /** The token's contract. */
  token: Address
  /** Of an ERC-20, in base units. */
  amount?: bigint
  /** Of an ERC-721. */
  id?: bigint
}

/** One transaction of a chain with what it moved. */
export type Mined = {
  chain: DevChain
  hash: Hex
  from: Address
  to: Address | null
  input: Hex
  value: bigint
  nonce: number
  failed: boolean
  timestamp: number
  /** Where it stands: the block's number, then its place in it. */
  place: readonly [bigint, number]
  moved: readonly Moved[]
}

type Known = { head: { number: bigint; hash: Hex } | undefined; mined: readonly Mined[] }

/** Reads every transaction of a chain, and next time those that have come since. */
export function createReader(chain: DevChain): () => Promise<readonly Mined[]> {
  let reading: Promise<Known> = Promise.resolve({ head: undefined, mined: [] })
  return async () => {
    reading = reading.then(
      (known) => readOn(chain, known),
      () => readOn(chain, { head: undefined, mined: [] }),
    )
    return (await reading).mined
  }
}

async function readOn(chain: DevChain, before: Known): Promise<Known> {
  const { client } = chain
  const known = (await isStillThere(chain, before)) ? before : { head: undefined, mined: [] }
  const { number, hash } = await client.getBlock()
  const mined = [...known.mined]
  const first = known.head === undefined ? 0n : known.head.number + 1n
  for (let from = first; from <= number; from += BigInt(AT_ONCE)) {
    const count = Math.min(AT_ONCE, Number(number - from) + 1)
    const numbers = Array.from({ length: count }, (_, at) => from + BigInt(at))
    const blocks = await Promise.all(numbers.map((blockNumber) => readBlock(chain, blockNumber)))
    mined.push(...blocks.flat())
  }
  return { head: { number, hash }, mined }
}

async function isStillThere({ client }: DevChain, { head }: Known): Promise<boolean> {
  if (head === undefined) return true
  // A chain that was cut short has no such block, and one that was rebuilt has another.
  const block: unknown = await client.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(head.number), false],
  })
  return typeof block === 'object' && block !== null && 'hash' in block && block.hash === head.hash
}

async function readBlock(chain: DevChain, blockNumber: bigint): Promise<Mined[]> {
  const { client } = chain
  const block = await client.getBlock({ blockNumber, includeTransactions: true })
  return Promise.all(
    block.transactions.map((transaction) => read(chain, transaction, Number(block.timestamp))),
  )
}

async function read(chain: DevChain, sent: Transaction, timestamp: number): Promise<Mined> {
  const { hash, from, to, input, value, nonce } = sent
  const receipt = await chain.client.getTransactionReceipt({ hash })
  return {
    chain,
    hash,
    from,
    to,
    input,
    value,
    nonce,
    timestamp,
    failed: receipt.status === 'reverted',
    place: [receipt.blockNumber, receipt.transactionIndex],
    moved: movedIn(receipt.logs),
  }
}

/** The two standards' events differ in whether the last field is a topic. */
function movedIn(logs: readonly Log[]): Moved[] {
  const all = [...logs]
  const tokens = parseEventLogs({ abi: [tokenTransfer], logs: all }).map(({ address, args }) => ({
    token: address,
    from: args.from,
    to: args.to,
    amount: args.value,
  }))
  const things = parseEventLogs({ abi: collectibleAbi, logs: all }).map(({ address, args }) => ({
    token: address,
    from: args.from,
    to: args.to,
    id: args.id,
  }))
  return [...tokens, ...things]
}
