import type { BridgeOptions, BridgeStatus, WidgetEvents } from '#protocol'
import { createEmitter } from './emitter.ts'
import type { CloseOutcome, Host, Opened } from './host.ts'

/** One step of a transfer; amounts are decimal strings in the token's base units. */
export type BridgeEvent = WidgetEvents['bridge']

/** One bridging that a page asked for: what becomes of it, also after the widget was closed. */
export type BridgeHandle = {
  /** Of the transfer, once the person has reviewed one; undefined before. */
  readonly id: string | undefined
  /** The last status that was told; `filled`, `refunded` and `failed` are the ends. */
  readonly status: BridgeStatus | undefined
  /**
   * Each step of this transfer and of no other. A late listener hears the last one. A person who
   * starts over, before anything was sent, goes on under another `id`.
   *
   * @returns stops listening
   */
  readonly on: (name: 'status', listener: (event: BridgeEvent) => void) => () => void
  /** How the view was closed; the transfer goes on without it. */
  readonly closed: Promise<CloseOutcome>
}

/** Opens the Bridge view with these fields, and follows the transfer that is made of it. */
export async function openBridge(
  host: Pick<Host, 'emitter'>,
  open: (options: { view: 'Bridge'; bridge: BridgeOptions }) => Promise<Opened>,
  bridge: BridgeOptions,
): Promise<BridgeHandle> {
  const emitter = createEmitter<{ status: BridgeEvent }>(['status'])
  let last: BridgeEvent | undefined
  let isClosed = false

  const stop = host.emitter.on('bridge', (event) => {
    // Only a new transfer is quoted: another one, found again, goes on from where it was.
    const isNew = event.status === 'quoted' && !isClosed && !isSent(last)
    if (!isNew && event.id !== last?.id) return
    last = event
    emitter.emit('status', event)
    if (ends.includes(event.status)) finish()
  })
  const finish = () => {
    if (isClosed && (last === undefined || ends.includes(last.status))) stop()
  }

  try {
    const { closed } = await open({ view: 'Bridge', bridge })
    closed.then(() => {
      isClosed = true
      finish()
    })
    return {
      get id() {
        return last?.id
      },
      get status() {
        return last?.status
      },
      on: emitter.on,
      closed,
    }
  } catch (error) {
    stop()
    throw error
  }
}

const ends: readonly BridgeStatus[] = ['filled', 'refunded', 'failed']
const unsent: readonly BridgeStatus[] = ['quoted', 'approving', 'failed']

function isSent(event: BridgeEvent | undefined): boolean {
  return event !== undefined && !unsent.includes(event.status)
}
