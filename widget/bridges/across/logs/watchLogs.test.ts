import { type Address, type Client, createClient, custom } from 'viem'
import { describe, expect, test } from 'vitest'
import { watchLogs } from './watchLogs.ts'

const address: Address = '0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5'
const HOUR_MS = 3_600_000

type Subscribe = (asked: { readonly onData: () => void }) => Promise<unknown>

/** A client of a chain with a WebSocket that answers a subscription like this. */
function clientWith(subscribe: Subscribe): Client {
  const client = createClient({ transport: custom({ request: () => Promise.resolve(null) }) })
  return { ...client, transport: { ...client.transport, type: 'webSocket', subscribe } }
}

describe('watchLogs', () => {
  test('default: the pool’s event ends the wait at once (S4.15)', async () => {
    let tell: () => void = () => undefined
    const watch = watchLogs(
      clientWith(async ({ onData }) => {
        tell = onData
        return { unsubscribe: async () => undefined }
      }),
      { address, topics: [] },
    )
    // Of what came before it listened there may be news already.
    await watch.next(HOUR_MS, undefined)
    const waiting = watch.next(HOUR_MS, undefined)
    tell()
    await waiting
    watch.stop()
  })

  test('behavior: where nobody may listen, the wait ends with the time between two polls (S4.15)', async () => {
    const watch = watchLogs(
      clientWith(() => Promise.reject(new Error('No subscriptions here'))),
      { address, topics: [] },
    )
    await watch.next(5, undefined)
    await watch.next(5, undefined)
    watch.stop()
  })

  test('behavior: an abort ends it with its reason', async () => {
    const watch = watchLogs(
      clientWith(() => new Promise(() => undefined)),
      { address, topics: [] },
    )
    const reason = new Error('Closed')
    await expect(watch.next(HOUR_MS, AbortSignal.abort(reason))).rejects.toBe(reason)
    watch.stop()
  })
})
