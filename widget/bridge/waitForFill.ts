import type { Address, Hex } from 'viem'
import { getBlock } from 'viem/actions'
import { abortable, wait } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import {
  type FillSource,
  fillByIndexer,
  fillByLogs,
  fillByStatus,
  type Found,
} from './fillSources.ts'
import { SOURCE_TIMEOUT_MS } from './limits.ts'
import type { DepositLog } from './parseDepositLogs.ts'
import type { FillType } from './parseFillLogs.ts'
import type { Abortable } from './transport.ts'

export type WaitForFillOptions = Abortable & {
  readonly deposit: Pick<
    DepositLog,
    'originChainId' | 'destinationChainId' | 'depositId' | 'fillDeadline' | 'message'
  >
  /** The whole event, when it is known: then the pool itself is asked, too. */
  readonly log?: DepositLog | undefined
  readonly destinationPool: Address
  readonly fromBlock: bigint
}

export type Fill =
  | {
      readonly status: 'filled'
      /** Absent when the chain says "filled" and nobody knows by which transaction. */
      readonly hash: Hex | undefined
      /** Seconds since 1970. */
      readonly timestamp: number | undefined
      readonly fillType: FillType | undefined
      /** Base units of the output token. */
      readonly outputAmount: bigint | undefined
      readonly actionSuccess: boolean | undefined
    }
  | { readonly status: 'expired' }

const sources: readonly FillSource[] = [fillByLogs, fillByStatus, fillByIndexer]

/**
 * Waits until the deposit is filled, or its deadline has passed by the destination's own clock.
 * Events, the pool's state and the indexer are asked side by side and the first to know wins; one
 * that fails is asked again in the next round (S4.15).
 */
export async function waitForFill(
  client: BridgeClient,
  options: WaitForFillOptions,
): Promise<Fill> {
  const { deposit, signal } = options
  const chain = client.chainClient(deposit.destinationChainId)
  for (;;) {
    signal?.throwIfAborted()
    // The clock first: a fill that comes between the two is then still found.
    const time = await within(getBlock(chain), signal)
      .then(({ timestamp }) => Number(timestamp))
      .catch(quiet(signal))
    const { found, chainAnswered } = await lookForFill(client, options)
    if (found !== undefined) return { status: 'filled', ...found }
    if (chainAnswered && time !== undefined && time > deposit.fillDeadline) {
      return { status: 'expired' }
    }
    await wait(client.pollingIntervalMs, signal)
  }
}

export type Round = { readonly found: Found | undefined; readonly chainAnswered: boolean }

/** Looks once: ends with the first transaction found, else when every source has answered. */
export function lookForFill(client: BridgeClient, options: WaitForFillOptions): Promise<Round> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    let open = sources.length
    let found: Found | undefined
    let chainAnswered = false
    const end = () => resolve({ found, chainAnswered })
    for (const source of sources) {
      within(source(client, options), signal)
        .then((answer) => {
          if (source !== fillByIndexer && answer !== 'unknown') chainAnswered = true
          if (typeof answer !== 'object') return
          found = { ...answer, hash: answer.hash ?? found?.hash }
          if (found.hash !== undefined) end()
        })
        .catch(quiet(signal))
        .catch(reject)
        .finally(() => {
          open -= 1
          if (open === 0) end()
        })
    }
  })
}

/** A source that fails is not news; an abort is. */
function quiet(signal: AbortSignal | undefined) {
  return (): undefined => {
    signal?.throwIfAborted()
  }
}

function within<value>(promise: Promise<value>, signal: AbortSignal | undefined): Promise<value> {
  const timeout = AbortSignal.timeout(SOURCE_TIMEOUT_MS)
  return abortable(promise, signal === undefined ? timeout : AbortSignal.any([signal, timeout]))
}
