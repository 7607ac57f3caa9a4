import type { BridgeOptions, BridgeStatus } from '#protocol'
import { createEmitter } from './stage0/emitter.ts'
import type { LoaderContext, Opened, BridgeEvent, BridgeHandle } from './stage0/loaderContext.ts'

/** Opens the Bridge view with these values, and follows the transfer that the person makes. */
export async function openBridge(
  context: Pick<LoaderContext, 'emitter'>,
  open: (options: { view: 'Bridge'; bridge: BridgeOptions }) => Promise<Opened>,
  bridge: BridgeOptions,
): Promise<BridgeHandle> {
  const emitter = createEmitter<{ status: BridgeEvent }>(['status'])
  let last: BridgeEvent | undefined
  let isClosed = false

  const stop = context.emitter.on('bridge', (event) => {
    // Only a new transfer is quoted; one that is found again continues from where it was.
    const isLatest = latest.get(context.emitter) === emitter
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
    latest.set(context.emitter, emitter)
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

/** A person makes one transfer at a time, so a new transfer belongs to the latest caller. */
const latest = new WeakMap<LoaderContext['emitter'], unknown>()

const ends: readonly BridgeStatus[] = ['filled', 'refunded', 'failed']
const unsent: readonly BridgeStatus[] = ['quoted', 'approving', 'failed']

function isSent(event: BridgeEvent | undefined): boolean {
  return event !== undefined && !unsent.includes(event.status)
}
