import type { DevChain } from './chains/devChain.ts'
import type { Ledger } from './chains/ledger.ts'
import { refundExpired } from './refunds.ts'
import { executeSlowFills } from './slowFills.ts'

const TICK_MS = 50

export type DataWorkerSettings = {
  /** Pays requested slow fills by itself. @default false */
  slowFills: boolean
  /** Pays expired deposits back by itself. @default false */
  refunds: boolean
  /** Time from the request, or from the sight of the expiry, to the payment. @default 0 */
  delayMs: number
}

export const defaultDataWorkerSettings: DataWorkerSettings = {
  slowFills: false,
  refunds: false,
  delayMs: 0,
}

export type DataWorker = {
  /** Why the last round that failed did, for the state and the tests. */
  lastError(): string | undefined
  stop(): Promise<void>
}

/** Settles what the relayer left, as the bridge's data worker does; only when it is told to. */
export function startDataWorker(
  chains: readonly DevChain[],
  ledger: Ledger,
  settings: DataWorkerSettings,
): DataWorker {
  // Since when each deposit is known to be expired.
  const expiredAt = new Map<string, number>()
  let stopped = false
  let lastError: string | undefined

  async function round(): Promise<void> {
    const before = Date.now() - settings.delayMs
    if (settings.slowFills) await executeSlowFills(chains, ledger, { requestedBefore: before })
    if (settings.refunds) await refundExpired(chains, ledger, { expiredAt, expiredBefore: before })
  }

  async function run(): Promise<void> {
    while (!stopped) {
      await round().catch((error: unknown) => {
        lastError = error instanceof Error ? error.message.split('\n')[0] : String(error)
      })
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    }
  }

  const running = run()
  return {
    lastError: () => lastError,
    async stop() {
      stopped = true
      await running
    },
  }
}
