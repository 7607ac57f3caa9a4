import { connect, type InitializeMessengerOptions, type Message, type Messenger } from 'penpal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError, guard, type Outcome, serve, widget } from '#protocol'
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

/** A page in its session with a frame that answers with these methods. */
function start(methods: Record<string, (params: never) => Outcome | Promise<Outcome>>) {
  const [page, frame] = createLine()
  const connection = connect({ messenger: frame, channel: 'causeway:i', methods })
  const lost: string[] = []
  const session = createSession({
    messenger: page,
    instance: 'i',
    handlers: {} as never, // the frame of these tests only answers
    onLost: (code) => lost.push(code),
  })
  return { session, lost, frame, connection }
}

const never = () => new Promise<never>(() => undefined)
const destroyed = new BaseError('The widget was destroyed', { code: 'DESTROYED' })

describe('a call of the page', () => {
  test('default: waits until the frame has connected, and is answered', async () => {
    const { session } = start({
      open: ({ view }: { view: string }) => ({ ok: true, value: { view } }),
    })
    const opened = session.widget.open({ view: 'Bridge' })
    await vi.advanceTimersByTimeAsync(1)
    expect(await opened).toEqual({ view: 'Bridge' })
  })

  test('error: the frame fails with a code, which the caller gets', async () => {
    const error = { code: 4001, message: 'Declined', data: { step: 2 } }
    const { session } = start({ request: () => ({ ok: false, error }) })
    const asked = session.widget.request({ id: 'request-1', method: 'personal_sign' })
    const rejected = expect(asked).rejects.toMatchObject(error)
    await vi.advanceTimersByTimeAsync(1)
    await rejected
  })

  test.each([
    ['an answer of another shape', { open: () => ({ ok: true, value: { view: 7 } }) as const }],
    ['no envelope', { open: () => ({ view: 'Bridge' }) as never }],
  ])('error: %s is -32603', async (_, methods) => {
    const { session } = start(methods)
    const rejected = expect(session.widget.open({})).rejects.toMatchObject({ code: -32603 })
    await vi.advanceTimersByTimeAsync(1)
    await rejected
  })

  test('error: a method that the frame does not serve, or that breaks, is 4900', async () => {
    const { session } = start({ ping: () => Promise.reject(new Error('broken')) })
    const both = [session.widget.ping({}), session.widget.disconnect({})]
    const rejected = both.map((one) => expect(one).rejects.toMatchObject({ code: 4900 }))
    await vi.advanceTimersByTimeAsync(1)
    await Promise.all(rejected)
  })

  test.each([
    ['ping', 1_000, (session: ReturnType<typeof createSession>) => session.widget.ping({})],
    ['open', 15_000, (session: ReturnType<typeof createSession>) => session.widget.open({})],
    [
      'disconnect',
      30_000,
      (session: ReturnType<typeof createSession>) => session.widget.disconnect({}),
    ],
  ])('error: %s that is not answered ends after %i ms', async (name, ms, call) => {
    const { session } = start({ [name]: never })
    let ended: unknown
    call(session).catch((error: unknown) => {
      ended = error
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(ended).toBe(undefined)
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toMatchObject({ code: 'FRAME_TIMEOUT' })
  })

  test('behavior: a request for a person waits as long as the person takes', async () => {
    let answer: (outcome: Outcome) => void = () => undefined
    const { session } = start({
      request: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const asked = session.widget.request({ id: 'request-1', method: 'personal_sign' })
    await vi.advanceTimersByTimeAsync(86_400_000)
    answer({ ok: true, value: '0x1' })
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe('0x1')
  })

  test('error: wrong params are refused here, and nothing is sent', async () => {
    const open = vi.fn(() => ({ ok: true, value: { view: 'Connect' } }) as const)
    const { session } = start({ open })
    await expect(session.widget.request({ id: 'short', method: 'a b' })).rejects.toMatchObject({
      code: -32602,
    })
    expect(open).not.toHaveBeenCalled()
  })

  test('behavior: answered, it leaves no timer behind but that of its place', async () => {
    const { session } = start({ ping: () => ({ ok: true, value: { session: 'document-1' } }) })
    const pinged = session.widget.ping({})
    await vi.advanceTimersByTimeAsync(1)
    await pinged
    await vi.advanceTimersByTimeAsync(2_000)
    const before = vi.getTimerCount()
    const again = session.widget.ping({})
    await vi.advanceTimersByTimeAsync(1)
    await again
    expect(vi.getTimerCount()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(vi.getTimerCount()).toBe(before)
  })
})

describe('the end of a session', () => {
  test('default: calls that wait hear the reason at once', async () => {
    const { session } = start({ request: never, ping: never })
    const both = [
      session.widget.request({ id: 'request-1', method: 'personal_sign' }),
      session.widget.ping({}),
    ].map((one) => expect(one).rejects.toBe(destroyed))
    await vi.advanceTimersByTimeAsync(1)
    session.destroy(destroyed)
    await Promise.all(both)
  })

  test('behavior: calls that come later hear it too', async () => {
    const { session } = start({ ping: () => ({ ok: true, value: { session: 'document-1' } }) })
    session.destroy(destroyed)
    const rejected = expect(session.widget.ping({})).rejects.toBe(destroyed)
    await vi.advanceTimersByTimeAsync(1)
    await rejected
  })

  test('behavior: requests that wait for a place hear it, and are never sent', async () => {
    const request = vi.fn(never)
    const { session } = start({ request })
    const ids = Array.from({ length: 300 }, (_, at) => `request-${at}`)
    const all = ids.map((id) =>
      session.widget.request({ id, method: 'eth_call' }).catch((error: unknown) => error),
    )
    await vi.advanceTimersByTimeAsync(1)
    expect(request).toHaveBeenCalledTimes(200)
    session.destroy(destroyed)
    expect(new Set(await Promise.all(all))).toEqual(new Set([destroyed]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(request).toHaveBeenCalledTimes(200)
  })

  test('error: another document greets in the place of the first: the frame is lost', async () => {
    const { lost, frame } = start({})
    await vi.advanceTimersByTimeAsync(1)
    expect(lost).toEqual([])
    frame.sendMessage({
      ...{ namespace: 'penpal', channel: 'causeway:i', type: 'SYN', participantId: 'other' },
    })
    await vi.advanceTimersByTimeAsync(1)
    expect(lost).toEqual(['FRAME_LOST'])
  })

  test('error: a frame that floods is told of once', async () => {
    const { lost, frame } = start({})
    await vi.advanceTimersByTimeAsync(1)
    for (let count = 0; count < 1_000; count += 1) {
      frame.sendMessage({
        ...{ namespace: 'penpal', channel: 'causeway:i', type: 'CALL', id: `${count}` },
        ...{ methodPath: ['show'], args: [{}] },
      })
    }
    await vi.advanceTimersByTimeAsync(1)
    expect(lost).toEqual(['FLOOD'])
  })
})
