import { type Address, type Client, formatLog, type Hex, type Log, numberToHex } from 'viem'
import { abortable } from '#lib/abort.ts'
import { LOG_CHUNK_BLOCKS } from './limits.ts'
import type { Abortable } from './transport.ts'

export type LogRange = Abortable & {
  readonly address: Address
  /** As `eth_getLogs` takes them; a list in one place means any of it. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
  readonly fromBlock: bigint
  readonly toBlock: bigint
  /** @default 5_000n */
  readonly chunkBlocks?: bigint | undefined
}

/** Logs of a range of blocks, asked for in pieces that public nodes accept. */
export async function getLogsInRange(chain: Client, options: LogRange): Promise<Log[]> {
  const { address, topics, toBlock, chunkBlocks = LOG_CHUNK_BLOCKS, signal } = options
  const logs: Log[] = []
  let from = options.fromBlock < 0n ? 0n : options.fromBlock
  while (from <= toBlock) {
    const last = from + chunkBlocks - 1n
    const to = last < toBlock ? last : toBlock
    const filter = { address, topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const request = chain.request({ method: 'eth_getLogs', params: [filter] } as never)
    // `formatLog` only reads what the method's answer has.
    for (const log of (await abortable(request, signal)) as never[]) logs.push(formatLog(log))
    from = to + 1n
  }
  return logs
}
