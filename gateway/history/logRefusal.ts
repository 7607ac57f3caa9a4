import type { Log } from '../log.ts'

const MOST_CHARS = 200

/** Why a source refused, for its owner. It may quote what it was asked, and whose account that is stays out of logs. */
export function logRefusal(log: Log, { chain, said }: { chain: string; said: string }): void {
  const quoted = /(0x)?[0-9a-f]{16,}/gi
  log.error('history.refused', { chain, said: said.replace(quoted, '…').slice(0, MOST_CHARS) })
}
