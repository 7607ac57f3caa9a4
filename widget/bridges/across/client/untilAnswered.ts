import { abortable, wait } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'

/**
 * Asks until there is an answer. For questions about what was sent already: a node that is down
 * for a while must not end the watching.
 */
export async function untilAnswered<value>(
  client: Pick<BridgeClient, 'pollingIntervalMs'>,
  ask: () => Promise<value>,
  signal: AbortSignal | undefined,
): Promise<value> {
  for (;;) {
    try {
      return await abortable(ask(), signal)
    } catch {
      // The next round asks again; an abort ends it.
      await wait(client.pollingIntervalMs, signal)
    }
  }
}
