import { afterEach, expect, test, vi } from 'vitest'
import { disconnectedState, page, type PublicState, serve } from '#protocol'
import type { Opening } from './frame/opening.ts'
import type { Place } from './frame/place.ts'
import { createHandlers } from './handlers.ts'
import type { Services } from './services.ts'
import { createEmitter } from './stage0/emitter.ts'
import type { LoaderContext, LoaderEvents } from './stage0/loaderContext.ts'

afterEach(() => void vi.unstubAllGlobals())

const unused = () => {
  throw new Error('was not to be asked')
}

/** What a frame calls on the page, as it crosses: through the rows of the protocol. */
function start() {
  const emitter = createEmitter<LoaderEvents>(['viewChanged', 'networkChanged'])
  const heard: unknown[] = []
  emitter.on('viewChanged', (payload) => heard.push(payload))
  emitter.on('networkChanged', (payload) => heard.push(payload))
  const states: PublicState[] = []
  const context: LoaderContext = {
    ...{ source: { base: 'https://widget.example/' }, emitter },
    get element(): never {
      return unused()
    },
    newFrame: unused,
    getState: () => states.at(-1) ?? disconnectedState,
    setState: (next) => states.push(next),
  }
  const resize = vi.fn()
  const finishClose = vi.fn()
  const release = vi.fn()
  const loadServices = vi.fn(
    async () =>
      ({
        openUrl: (url: string) => ({ opened: url.startsWith('https:') }),
        locks: { take: async () => ({ granted: true }), release },
      }) as unknown as Services, // the parts that these calls reach
  )
  const handlers = createHandlers({
    context,
    place: { seen: () => ({ resize }) } as unknown as Place,
    opening: { showAsked: async () => undefined, finishClose } as unknown as Opening,
    services: loadServices,
  })
  const none = () => {
    throw new Error('the handshake is not served here')
  }
  const methods = serve(page, { ...handlers, hello: none, refused: none })
  const call = (name: string, params: unknown) => methods[name]?.(params)
  return { call, states, heard, resize, finishClose, release, loadServices }
}

const state = { ...disconnectedState, open: true }
const view = (name: string) => ({ type: 'viewChanged', payload: { view: name } })

test('default: a state, and the events in their order', async () => {
  const { call, states, heard } = start()
  const published = await call('publish', {
    revision: 1,
    state,
    events: [view('Account'), view('Bridge')],
  })
  expect(published).toEqual({ ok: true, value: undefined })
  expect(states).toEqual([state])
  expect(heard).toEqual([{ view: 'Account' }, { view: 'Bridge' }])
})

test('behavior: what the next visit starts with is written before the page hears of it (S4.01)', async () => {
  const { call } = start()
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  })
  const accounts = [`eip155:10:0x${'1'.repeat(40)}`]
  const connected = { ...state, status: 'connected', accounts, caipChainId: 'eip155:10' } as const
  await call('publish', { revision: 1, state: connected, events: [] })
  expect(JSON.parse(items.get('causeway.snapshot') ?? '{}')).toMatchObject({ accounts })
  await call('publish', { revision: 2, state: disconnectedState, events: [] })
  expect(items.size).toBe(0)
})

test('behavior: the page knows the new state when it hears the event', async () => {
  const { call, states, heard } = start()
  await call('publish', { revision: 1, state, events: [view('Account')] })
  expect([states.length, heard.length]).toEqual([1, 1])
})

test.each([[[2, 1]], [[2, 2]]])(
  'error: a state that came late or twice (%j) is dropped, with its events',
  async (revisions) => {
    const { call, states, heard } = start()
    for (const revision of revisions) {
      await call('publish', {
        revision,
        state: { ...state, openTransfers: revision },
        events: [view(`View${revision}`)],
      })
    }
    expect(states.map(({ openTransfers }) => openTransfers)).toEqual([2])
    expect(heard).toEqual([{ view: 'View2' }])
  },
)

test('error: an event that is broken or unknown is left out, and the others are heard', async () => {
  const { call, heard } = start()
  await call('publish', {
    revision: 1,
    state,
    events: [
      { type: 'viewChanged', payload: { view: 7 } },
      { type: 'fromTheFuture', payload: {} },
      { type: '__proto__', payload: {} },
      view('Account'),
    ],
  })
  expect(heard).toEqual([{ view: 'Account' }])
})

test('error: a state of another shape changes nothing', async () => {
  const { call, states, heard } = start()
  const wrong = { ...state, openTransfers: -1 }
  expect(await call('publish', { revision: 1, state: wrong, events: [view('A')] })).toMatchObject({
    ok: false,
    error: { code: -32602 },
  })
  expect([states, heard]).toEqual([[], []])
  await call('publish', { revision: 1, state, events: [] })
  expect(states).toHaveLength(1)
})

test('behavior: a frame that hid itself is not asked to close', async () => {
  const { call, finishClose } = start()
  await call('hide', { reason: 'success' })
  expect(finishClose.mock.calls).toEqual([['success', false]])
})

test('error: a reason or a height that the protocol does not know reaches nobody', async () => {
  const { call, finishClose, resize } = start()
  expect(await call('hide', { reason: 'bored' })).toMatchObject({ error: { code: -32602 } })
  for (const height of [-1, 5_001, '10', Number.NaN])
    expect(await call('resize', { height })).toMatchObject({ error: { code: -32602 } })
  expect([finishClose.mock.calls, resize.mock.calls]).toEqual([[], []])
  await call('resize', { height: 5_000 })
  expect(resize.mock.calls).toEqual([[5_000]])
})

test('behavior: code for wallets, links and locks is loaded by the first call that needs it', async () => {
  const { call, loadServices, release } = start()
  await call('publish', { revision: 1, state, events: [] })
  expect(loadServices).not.toHaveBeenCalled()
  expect(await call('openUrl', { url: 'https://a.test' })).toEqual({
    ok: true,
    value: { opened: true },
  })
  expect(await call('lock', { name: 'transfer-1' })).toEqual({ ok: true, value: { granted: true } })
  await call('unlock', { name: 'transfer-1' })
  expect(release.mock.calls).toEqual([['transfer-1']])
})

test('error: a part that does not load is told by its code, and the next call tries again', async () => {
  const { call, loadServices } = start()
  const failure = Object.assign(new Error('A part of the widget did not load'), {
    code: 'LOADER_CHUNK_FAILED',
  })
  loadServices.mockRejectedValueOnce(failure)
  const url = 'https://a.test'
  expect(await call('openUrl', { url })).toMatchObject({ error: { code: 'LOADER_CHUNK_FAILED' } })
  expect(await call('openUrl', { url })).toMatchObject({ ok: true })
})
