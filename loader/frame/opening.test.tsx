import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError, disconnectedState, type PublicState, type WidgetOptions } from '#protocol'
import { createSettings } from '../options/settings.ts'
import { createEmitter } from '../stage0/emitter.ts'
import type { LoaderContext, LoaderEvents } from '../stage0/loaderContext.ts'
import type { ConnectedFrame, Connection } from './connection.ts'
import { CLOSE_ANSWER_MS, HEARTBEAT_MS, REBUILD_BACKOFF_MS, SKELETON_AFTER_MS } from './limits.ts'
import { createOpening } from './opening.ts'
import type { Surface } from './surface.ts'

const account = 'eip155:1:0x00000000000000000000000000000000000000a1'
const names = [
  'open',
  'close',
  'error',
  'ready',
  'bridge',
] as const satisfies (keyof LoaderEvents)[]
let life = new AbortController()

beforeEach(() => {
  life = new AbortController()
  vi.useFakeTimers()
})
afterEach(() => {
  life.abort()
  vi.useRealTimers()
})

/** A widget whose frame and whose place are the test. */
function start(options: WidgetOptions = {}) {
  const emitted: unknown[] = []
  let state: PublicState = disconnectedState
  const emitter = createEmitter<LoaderEvents>([...names])
  for (const name of names) emitter.on(name, (payload) => emitted.push([name, payload]))
  const context: LoaderContext = {
    source: { options, base: 'https://widget.example/loader.js' },
    emitter,
    element: document.body,
    newFrame: () => document.createElement('iframe'),
    getState: () => state,
    setState: (next) => {
      state = next
    },
  }
  const shown: string[] = []
  let overlay: HTMLElement | undefined
  const surface: Surface = {
    attach: () => undefined,
    show: (isOverlaid) => shown.push(isOverlaid ? 'show overlaid' : 'show'),
    showOverlay: (card) => {
      overlay = card
      shown.push(card === undefined ? 'frame' : 'overlay')
    },
    hide: () => shown.push('hide'),
    hideWhile: (work) => work(),
    resize: () => undefined,
    destroy: () => undefined,
  }
  const place = { fail: undefined as BaseError | undefined }
  const frame = {
    open: vi.fn(async (asked: { readonly view?: string | undefined }) => ({
      view: asked.view ?? 'Connect',
    })),
    close: vi.fn(async () => ({ closed: true })),
    ping: vi.fn(async () => ({ session: 'document-1' })),
  }
  const about = { protocol: 1, build: 'b', capabilities: [] }
  const connected = { widget: frame, about } as unknown as ConnectedFrame // the rows that an opening calls
  let current: Promise<ConnectedFrame> | undefined
  let rejectCurrent: (error: BaseError) => void = () => undefined
  const connect = vi.fn(() => {
    current ??= Promise.race([
      connected,
      new Promise<never>((_, reject) => {
        rejectCurrent = reject
      }),
    ])
    return current
  })
  const connection: Connection = {
    connect,
    isReady: () => current !== undefined,
    current: () => current,
    notify: (send) => void current?.then(({ widget }) => send(widget)).catch(() => undefined),
    wallets: () => undefined,
    drop: vi.fn((error = new BaseError('The widget was reloaded', { code: 4900 })) => {
      rejectCurrent(error)
      current = undefined
    }),
  }
  const opening = createOpening({
    context,
    settings: createSettings(context.source),
    place: {
      get: async () => {
        if (place.fail !== undefined) throw place.fail
        return surface
      },
      seen: () => surface,
    },
    connection,
    signal: life.signal,
  })
  return {
    ...{ opening, connection, frame, emitted, shown, place, connect },
    overlay: () => overlay,
    emit: emitter.emit,
    getState: () => state,
    setState: (next: Partial<PublicState>) => {
      state = { ...state, ...next }
    },
    /** A frame that is still loading. */
    load: (loading: Promise<ConnectedFrame>) => {
      loading.catch(() => undefined)
      connect.mockImplementationOnce(() => {
        current = loading
        return loading
      })
    },
    connected,
  }
}

const never = () => new Promise<never>(() => undefined)

describe('open', () => {
  test('default: answers with the view, and later with the reason and the account', async () => {
    const { opening, setState, getState, emitted } = start()
    const { view, closed } = await opening.open({ view: 'Account' })
    expect([view, opening.isOpen()]).toEqual(['Account', true])
    setState({ accounts: [account], open: true })
    await opening.requestClose('escape')
    expect(await closed).toEqual({ reason: 'escape', account })
    expect([opening.isOpen(), getState().open]).toEqual([false, false])
    expect(emitted).toEqual([])
  })

  test('behavior: a cold frame is hidden by a skeleton until it has drawn its view', async () => {
    const { opening, shown, overlay } = start()
    const opened = opening.open(undefined)
    await vi.waitFor(() => expect(shown).toContain('show overlaid'))
    await opened
    expect(shown.at(-1)).toBe('frame')
    expect(overlay()).toBe(undefined)
  })

  test('behavior: a frame that is nearly there flashes no skeleton', async () => {
    const { opening, shown, connection } = start()
    await connection.connect()
    await opening.open(undefined)
    await vi.advanceTimersByTimeAsync(SKELETON_AFTER_MS * 2)
    expect(shown).toEqual(['show', 'frame'])
  })

  test('behavior: a connected frame is asked before the page makes room for it', async () => {
    const { opening, shown, frame, connection } = start()
    await connection.connect()
    frame.open.mockImplementationOnce(async () => {
      expect(shown).toEqual([])
      return { view: 'Connect' }
    })
    await opening.open(undefined)
    expect(shown[0]).toBe('show')
  })

  test('error: what fails before a connected frame is asked is drawn where it can be seen', async () => {
    const { opening, shown, connect, connection, overlay } = start()
    await connection.connect()
    connect.mockRejectedValueOnce(new BaseError('No chunk', { code: 'CHUNK_FAILED' }))
    await expect(opening.open(undefined)).rejects.toMatchObject({ code: 'CHUNK_FAILED' })
    expect(shown).toContain('show overlaid')
    expect(overlay()).not.toBe(undefined)
  })

  test('behavior: a frame that is there and slow gets the skeleton after a moment', async () => {
    const { opening, shown, frame, connection, overlay } = start()
    await connection.connect()
    frame.open.mockImplementationOnce(never)
    opening.open(undefined).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(SKELETON_AFTER_MS - 1)
    expect(shown).toEqual(['show'])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(overlay()).not.toBe(undefined))
  })

  test('behavior: a second open shows another view of the same opening', async () => {
    const { opening, frame } = start()
    const first = await opening.open({ view: 'Connect' })
    const second = await opening.open({ view: 'Bridge' })
    expect(second.closed).toBe(first.closed)
    expect(second.view).toBe('Bridge')
    expect(frame.open).toHaveBeenCalledTimes(2)
  })

  test('error: wrong options change nothing', async () => {
    const { opening, shown, connect } = start()
    await expect(opening.open({ view: 'Nowhere' })).rejects.toMatchObject({
      code: 'INVALID_OPTIONS',
    })
    expect([opening.isOpen(), shown, connect.mock.calls.length]).toEqual([false, [], 0])
  })

  test('error: closed while the frame loads, the call ends with 4001', async () => {
    const { opening, load, emitted, shown } = start()
    load(never())
    const opened = opening.open(undefined)
    const rejected = expect(opened).rejects.toMatchObject({ code: 4001 })
    await vi.waitFor(() => expect(shown).toContain('show overlaid'))
    const closing = opening.requestClose('escape')
    await vi.advanceTimersByTimeAsync(CLOSE_ANSWER_MS)
    await Promise.all([rejected, closing])
    expect(emitted).toEqual([['close', { reason: 'escape' }]])
  })

  test('behavior: closed by the page in its event `open`, ahead of the answer, the call ends with the view', async () => {
    const { opening, frame, emit } = start()
    frame.open.mockImplementationOnce(never)
    const opened = opening.open({ view: 'Bridge' })
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalled())
    emit('open', { view: 'Bridge' })
    await opening.requestClose('page')
    const { view, closed } = await opened
    expect([view, await closed]).toEqual(['Bridge', { reason: 'page', account: undefined }])
  })

  test('behavior: the same when the answer comes while it closes', async () => {
    const { opening, frame, emit } = start()
    let answer: (answer: { view: string }) => void = () => undefined
    frame.open.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const opened = opening.open({ view: 'Bridge' })
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalled())
    emit('open', { view: 'Bridge' })
    answer({ view: 'Bridge' })
    opening.finishClose('page')
    expect((await opened).view).toBe('Bridge')
  })

  test('error: closed before another view of an open widget is drawn, the call ends with 4001', async () => {
    const { opening, frame, emit } = start()
    await Promise.all([opening.open({ view: 'Connect' }), emit('open', { view: 'Connect' })])
    frame.open.mockImplementationOnce(never)
    const second = expect(opening.open({ view: 'Bridge' })).rejects.toMatchObject({ code: 4001 })
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalledTimes(2))
    await opening.requestClose('page')
    await second
  })

  test('error: what fails is emitted and thrown, and drawn with a way to try again', async () => {
    const { opening, load, emitted, overlay, frame } = start()
    load(Promise.reject(new BaseError('FRAME_TIMEOUT', { code: 'FRAME_TIMEOUT' })))
    await expect(opening.open({ view: 'Bridge' })).rejects.toMatchObject({ code: 'FRAME_TIMEOUT' })
    expect(emitted).toMatchObject([['error', { code: 'FRAME_TIMEOUT' }]])
    expect(opening.isOpen()).toBe(true)
    const card = overlay()?.shadowRoot
    const retry = [...(card?.querySelectorAll('button') ?? [])].at(-1)
    retry?.click()
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalledWith({ view: 'Bridge' }))
    await vi.waitFor(() => expect(overlay()).toBe(undefined))
  })

  test('error: without a place there is no card, so the opening is over', async () => {
    const { opening, place, emitted } = start()
    place.fail = new BaseError('Found no element', { code: 'TARGET_NOT_FOUND' })
    await expect(opening.open(undefined)).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' })
    expect(opening.isOpen()).toBe(false)
    expect(emitted).toMatchObject([
      ['error', { code: 'TARGET_NOT_FOUND' }],
      ['close', { reason: 'error' }],
    ])
  })

  test('error: a page that opens again and again what a person closed is stopped', async () => {
    const { opening, connect } = start()
    for (let time = 0; time < 4; time += 1) {
      await opening.open(undefined)
      await opening.requestClose('user')
    }
    const calls = connect.mock.calls.length
    await expect(opening.open(undefined)).rejects.toMatchObject({ code: 'TOO_MANY_OPENS' })
    expect([opening.isOpen(), connect.mock.calls.length]).toEqual([false, calls])
  })
})

describe('close', () => {
  test('behavior: a view that must not be left stays', async () => {
    const { opening, frame, shown } = start()
    await opening.open(undefined)
    frame.close.mockResolvedValueOnce({ closed: false })
    await opening.requestClose('page')
    expect(opening.isOpen()).toBe(true)
    expect(shown).not.toContain('hide')
  })

  test('behavior: asked twice at once, the frame is asked once', async () => {
    const { opening, frame } = start()
    await opening.open(undefined)
    await Promise.all([opening.requestClose('page'), opening.requestClose('escape')])
    expect(frame.close.mock.calls).toEqual([[{ reason: 'page' }]])
  })

  test('error: a frame that does not answer is hidden all the same, and notified', async () => {
    const { opening, frame, shown, emitted } = start()
    await opening.open(undefined)
    frame.close.mockImplementationOnce(never)
    const closing = opening.requestClose('escape')
    await vi.advanceTimersByTimeAsync(CLOSE_ANSWER_MS - 1)
    expect(opening.isOpen()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await closing
    expect(shown.at(-1)).toBe('hide')
    expect(frame.close).toHaveBeenLastCalledWith({ reason: 'user' })
    expect(emitted).toEqual([['close', { reason: 'escape' }]])
  })

  test('behavior: a frame that is not there yet is not waited for', async () => {
    const { opening, connection, frame, shown, emitted } = start()
    vi.spyOn(connection, 'isReady').mockReturnValue(false)
    frame.open.mockImplementationOnce(never)
    const opened = opening.open(undefined).catch((error) => error.code)
    await vi.advanceTimersByTimeAsync(0)
    await opening.requestClose('escape')
    expect([await opened, opening.isOpen(), shown.at(-1)]).toEqual([4001, false, 'hide'])
    expect(emitted).toEqual([['close', { reason: 'escape' }]])
  })

  test('behavior: an open that comes while it closes waits, and is a new opening', async () => {
    const { opening, frame } = start()
    const first = await opening.open(undefined)
    let answer: (value: { closed: boolean }) => void = () => undefined
    frame.close.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const closing = opening.requestClose('page')
    const again = opening.open({ view: 'Account' })
    await vi.advanceTimersByTimeAsync(1)
    expect(frame.open).toHaveBeenCalledTimes(1)
    answer({ closed: true })
    await closing
    const second = await again
    expect(second.closed).not.toBe(first.closed)
    expect(await first.closed).toEqual({ reason: 'page', account: undefined })
    expect(opening.isOpen()).toBe(true)
  })

  test('behavior: closing what is not open asks nobody', async () => {
    const { opening, frame, connection, emitted } = start()
    await connection.connect()
    await opening.requestClose('page')
    opening.finishClose('user')
    expect([frame.close.mock.calls, emitted]).toEqual([[], []])
  })
})

describe('a frame that goes away', () => {
  test('behavior: nobody sees it and nobody is connected: it is left away', async () => {
    const { opening, connect, emitted } = start()
    opening.lost('FRAME_LOST')
    await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS * 3)
    expect([connect.mock.calls, emitted]).toEqual([[], []])
  })

  test.each([
    ['an account is connected', { accounts: [account] }],
    ['a transfer runs', { openTransfers: 1 }],
  ])('behavior: unseen, while %s, it is loaded again', async (_, state) => {
    const { opening, connect, setState } = start()
    setState(state as Partial<PublicState>)
    opening.lost('FRAME_LOST')
    await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS)
    expect(connect).toHaveBeenCalledTimes(1)
  })

  test('behavior: seen, it comes back with the view that was asked for', async () => {
    const { opening, frame, emitted } = start()
    await opening.open({ view: 'Bridge' })
    opening.lost('FRAME_LOST')
    await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS)
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalledTimes(2))
    expect(frame.open).toHaveBeenLastCalledWith({ view: 'Bridge' })
    expect(emitted).toEqual([])
  })

  test('error: the third time within a minute the person decides', async () => {
    const { opening, emitted, connect } = start()
    await opening.open(undefined)
    for (const time of [1, 2]) {
      opening.lost('FRAME_LOST')
      await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS * time)
      await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(1 + time))
    }
    opening.lost('FRAME_LOST')
    await vi.waitFor(() => expect(emitted).toMatchObject([['error', { code: 'FRAME_LOST' }]]))
    await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS * 5)
    expect(connect).toHaveBeenCalledTimes(3)
  })

  test('behavior: losses further apart than a minute are each its own', async () => {
    const { opening, emitted } = start()
    await opening.open(undefined)
    for (let time = 0; time < 4; time += 1) {
      opening.lost('FRAME_LOST')
      await vi.advanceTimersByTimeAsync(60_001)
    }
    expect(emitted).toEqual([])
  })

  test('error: a flood is not loaded again', async () => {
    const { opening, emitted, connect } = start()
    await opening.open(undefined)
    opening.lost('FLOOD')
    await vi.waitFor(() => expect(emitted).toMatchObject([['error', { code: 'FLOOD' }]]))
    await vi.advanceTimersByTimeAsync(REBUILD_BACKOFF_MS * 3)
    expect(connect).toHaveBeenCalledTimes(1)
  })

  test('error: two sounds of life missed in a row, and it counts as gone', async () => {
    const { opening, frame, connection } = start()
    await opening.open(undefined)
    frame.ping.mockRejectedValueOnce(new Error('late'))
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3)
    expect(connection.drop).not.toHaveBeenCalled()
    frame.ping.mockRejectedValueOnce(new Error('late')).mockRejectedValueOnce(new Error('late'))
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2)
    expect(connection.drop).toHaveBeenCalledTimes(1)
  })

  test('behavior: closed, it is asked for no sound of life', async () => {
    const { opening, frame } = start()
    await opening.open(undefined)
    await opening.requestClose('page')
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 4)
    expect(frame.ping).not.toHaveBeenCalled()
  })

  test('error: one that will not run here is told once, and thrown to the waiting call', async () => {
    const { opening, frame, emitted } = start()
    const error = new BaseError('Not on this site', { code: 'ORIGIN_NOT_ALLOWED' })
    let refuse: () => void = () => undefined
    frame.open.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(error)
        }),
    )
    const opened = expect(opening.open(undefined)).rejects.toBe(error)
    await vi.waitFor(() => expect(frame.open).toHaveBeenCalled())
    opening.refused(error)
    refuse()
    await opened
    await vi.waitFor(() => expect(emitted).toHaveLength(1))
    expect(emitted).toMatchObject([['error', { code: 'ORIGIN_NOT_ALLOWED' }]])
  })
})

describe('the frame asks to be seen', () => {
  test('default: it is shown as it is, and watched', async () => {
    const { opening, connection, shown, frame } = start()
    await connection.connect()
    await opening.showAsked()
    expect([opening.isOpen(), shown]).toEqual([true, ['show']])
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
    expect(frame.ping).toHaveBeenCalledTimes(1)
  })

  test('behavior: seen already, nothing changes', async () => {
    const { opening, shown } = start()
    await opening.open(undefined)
    const before = [...shown]
    await opening.showAsked()
    expect(shown).toEqual(before)
  })
})

test('behavior: destroyed, whoever waits hears that the page closed it', async () => {
  const { opening, connection, frame } = start()
  const { closed } = await opening.open(undefined)
  opening.destroy()
  expect(await closed).toEqual({ reason: 'page' })
  expect([opening.isOpen(), vi.mocked(connection.drop).mock.calls.length]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 3)
  expect(frame.ping).not.toHaveBeenCalled()
})
