import { restoreConnections } from '#wallet/connect/restoreConnections.ts'
import { reconnectAll } from '#wallet/connect/reconnect.ts'
import type { Core } from '../core.ts'

/** Takes up the connections of the last visit, as the start of the widget does (S4.01). */
export async function reconnect(core: Core): Promise<void> {
  if (restoreConnections(core)) await reconnectAll(core)
}
