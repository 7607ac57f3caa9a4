import type { BridgeOptions, BridgeStatus, WidgetEvents } from '#protocol'
import { createEmitter } from './emitter.ts'
import type { CloseOutcome, Host, Opened } from './host.ts'

/** One step of a transfer. Amounts are decimal strings in the token's base units. */
export type BridgeEvent = WidgetEvents['bridge']

/** A transfer that a page asked for. It keeps reporting after the widget has closed. */
export type BridgeHandle = {
  /** The id of the transfer; undefined until the person has reviewed one. */
  readonly id: string | undefined
  /** The latest status. `filled`, `refunded` and `failed` are final. */
  readonly status: BridgeStatus | undefined
  /**
   * Calls the listener for each step of this transfer. A listener that is added later gets the latest step
   * first. If the person starts over before anything was sent, the transfer gets another `id`.
   *
   * @returns a function that removes the listener
   */
  readonly on: (name: 'status', listener: (event: BridgeEvent) => void) => () => void
  /** Resolves when the view has closed, with the reason. The transfer continues. */
  readonly closed: Promise<CloseOutcome>
}

/** Opens the Bridge view with these values, and follows the transfer that the person makes. */
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
    const isLatest = latest.get(host.emitter) === emitter
    const isNew = event.status === 'quoted' && isLatest && !isClosed && !isSent(last)
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
    latest.set(host.emitter, emitter)
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

/** A person makes one transfer at a time: a new one belongs to whoever asked last. */
const latest = new WeakMap<Host['emitter'], unknown>()

const ends: readonly BridgeStatus[] = ['filled', 'refunded', 'failed']
const unsent: readonly BridgeStatus[] = ['quoted', 'approving', 'failed']

function isSent(event: BridgeEvent | undefined): boolean {
  return event !== undefined && !unsent.includes(event.status)
}
