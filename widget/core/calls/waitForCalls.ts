import { abortable, wait } from '#lib/abort.ts'
import type { Core } from '../core.ts'
import { CallsTimeoutError } from './errors.ts'
import { CALLS_POLL_MS, CALLS_TIMEOUT_MS } from './limits.ts'
import { type CallsStatusOptions, loadCallsStatus } from './loadCallsStatus.ts'
import type { CallBundleStatus } from './schemas.ts'

export type WaitForCallsOptions = CallsStatusOptions & {
  /** @default 1_000 */
  readonly pollMs?: number | undefined
  /** @default 60_000 */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the wallet until a bundle has ended, well or badly: the code is 200 or higher (S4.13).
 *
 * @throws CallsTimeoutError; the wallet's own error, such as 5730 for an id it does not know
 */
export async function waitForCalls(
  core: Core,
  options: WaitForCallsOptions,
): Promise<CallBundleStatus> {
  const { id, connectorId, pollMs = CALLS_POLL_MS, timeoutMs = CALLS_TIMEOUT_MS } = options
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new CallsTimeoutError(id)), timeoutMs)
  const signals = [core.signal, stop.signal, ...(options.signal ? [options.signal] : [])]
  const signal = AbortSignal.any(signals)
  try {
    for (;;) {
      const status = await abortable(loadCallsStatus(core, { connectorId, id }), signal)
      if (status.state !== 'pending') return status
      await wait(pollMs, signal)
    }
  } finally {
    clearTimeout(timer)
  }
}
