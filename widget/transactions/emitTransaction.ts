import type { WidgetEvents } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { OwnTransaction, Purpose } from './record.ts'

type Told = Pick<WidgetEvents['transaction'], 'status' | 'error'>

const kinds = {
  send: 'send',
  approve: 'approve',
  swap: 'swap',
} satisfies Record<Purpose['type'], WidgetEvents['transaction']['kind']>

/** Tells the page what became of a transaction of the widget's own. */
export function emitTransaction(
  core: Core,
  { id, purpose, caipChainId, hash }: OwnTransaction,
  { status, error }: Told,
): void {
  core.emit({
    type: 'transaction',
    payload: { id, kind: kinds[purpose.type], caipChainId, hash, status, error },
  })
}
