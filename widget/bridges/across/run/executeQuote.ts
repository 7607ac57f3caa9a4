import type { Hex } from 'viem'
import type { BridgeClient } from '../client/client.ts'
import { NoWalletError } from '../errors/wallet.ts'
import type { Quote } from '../quote/getQuote.ts'
import type { BridgeProgress } from '../transfer/progress.ts'
import { runTransfer } from './runTransfer.ts'
import type { RunTransferOptions } from './runOptions.ts'
import { createTransfer, type Transfer } from '../transfer/transfer.ts'
import { anySignal } from '#lib/abort.ts'

export type ExecuteQuoteOptions = Omit<RunTransferOptions, 'transfer' | 'wallet' | 'save'> & {
  readonly quote: Quote
  readonly wallet: RunTransferOptions['wallet'] | undefined
  /** If false, returns the error instead of throwing it. @default true */
  readonly throwOnError?: boolean | undefined
  /** Saves the transfer, so that `runTransfer` can continue it. @default saves nothing */
  readonly save?: RunTransferOptions['save'] | undefined
}

export type ExecutedQuote = {
  readonly depositId: bigint | undefined
  readonly depositHash: Hex | undefined
  readonly fillHash: Hex | undefined
  /** The transfer, also after a failure. `runTransfer` continues from it. */
  readonly transfer: Transfer
  readonly error?: unknown
}

/**
 * Approves, deposits and waits for the fill (S4.14), until `filled` or `expired`. It reports each step to
 * `onProgress`. `executeQuoteStream` reports the steps as an async iterable.
 *
 * @throws NoWalletError, and what `runTransfer` throws unless `throwOnError` is false
 */
export async function executeQuote(
  client: BridgeClient,
  { quote, wallet, skipAllowanceCheck, throwOnError = true, ...options }: ExecuteQuoteOptions,
): Promise<ExecutedQuote> {
  if (wallet === undefined) throw new NoWalletError()
  const { integratorId, infiniteApproval } = client
  let transfer = createTransfer(quote, { integratorId })
  if (skipAllowanceCheck === true) transfer = { ...transfer, step: 'deposit', status: 'approved' }
  try {
    transfer = await runTransfer(client, {
      infiniteApproval,
      ...options,
      skipAllowanceCheck,
      transfer,
      wallet,
      async save(next) {
        await options.save?.(next)
        transfer = next
      },
    })
    return executed(transfer)
  } catch (error) {
    if (throwOnError) throw error
    return { ...executed(transfer), error }
  }
}

/** Does the same as `executeQuote`, yields the progress and returns the outcome. If you stop early, it stops waiting. */
export async function* executeQuoteStream(
  client: BridgeClient,
  { onProgress, signal, ...options }: ExecuteQuoteOptions,
): AsyncGenerator<BridgeProgress, ExecutedQuote, undefined> {
  const stop = new AbortController()
  const signals = signal === undefined ? [stop.signal] : [stop.signal, signal]
  const queue: BridgeProgress[] = []
  let isOver = false
  let tell: (() => void) | undefined
  const done = executeQuote(client, {
    ...options,
    signal: anySignal(signals),
    onProgress(progress) {
      onProgress?.(progress)
      queue.push(progress)
      tell?.()
    },
  }).finally(() => {
    isOver = true
    tell?.()
  })
  // A caller that left the loop early does not receive the failure.
  done.catch(() => undefined)
  try {
    for (;;) {
      yield* queue.splice(0)
      if (queue.length > 0) continue
      if (isOver) return await done
      await new Promise<void>((resolve) => {
        tell = resolve
      })
    }
  } finally {
    stop.abort()
  }
}

function executed(transfer: Transfer): ExecutedQuote {
  const { depositId, depositHash, fillHash } = transfer
  return {
    depositId: depositId === undefined ? undefined : BigInt(depositId),
    depositHash,
    fillHash,
    transfer,
  }
}
