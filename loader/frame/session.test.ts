import { connect, type InitializeMessengerOptions, type Message, type Messenger } from 'penpal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guard, serve, widget } from '#protocol'
import { createSession } from './session.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Two messengers, each of which is the other's remote. */
function createLine(): readonly [Messenger, Messenger] {
  const ends = [0, 1].map(() => {
    const handlers = new Set<(message: Message) => void>()
    let options: InitializeMessengerOptions | undefined
    const receive = (message: Message) => {
      if (options?.validateReceivedMessage(message) !== true) return
      for (const handler of handlers) handler(message)
    }
    const messenger = (send: (message: Message) => void): Messenger => ({
      initialize: (given) => {
        options = given
      },
      sendMessage: (message) => queueMicrotask(() => send(message)),
      addMessageHandler: (handler) => handlers.add(handler),
      removeMessageHandler: (handler) => handlers.delete(handler),
      destroy: () => handlers.clear(),
    })
    return { receive, messenger }
  })
  const [page, frame] = ends
  if (page === undefined || frame === undefined) throw new Error('a channel has two ends')
  return [page.messenger(frame.receive), frame.messenger(page.receive)]
}

test('behavior: H4 a page that asks 5,000 times at once is answered each time, in turn, and is no flood (S6.04)', async () => {
  const [page, frame] = createLine()
  let floods = 0
  const asked: string[] = []
  const unused = () => Promise.reject(new Error('was not to be asked'))
  const names = Object.keys(widget)
  const handlers = Object.fromEntries(names.map((name) => [name, unused]))
  connect({
    messenger: guard(frame, { onFlood: () => (floods += 1), now: () => Date.now() }),
    channel: 'causeway:i',
    methods: serve(widget, {
      ...handlers,
      request: async ({ id }: { id: string }) => {
        asked.push(id)
        return id
      },
    } as never),
  })
  const lost: string[] = []
  const session = createSession({
    messenger: page,
    instance: 'i',
    handlers: {} as never,
    onLost: (code) => lost.push(code),
  })
  const times = 5_000
  const ids = Array.from({ length: times }, (_, at) => `request-${at}`.padEnd(16, '0'))
  const answered = Promise.all(
    ids.map((id) => session.widget.request({ id, method: 'eth_blockNumber' })),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(200)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(asked).toHaveLength(200 + 4_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answered).toEqual(ids)
  expect(asked).toEqual(ids)
  expect([floods, lost]).toEqual([0, []])
})
