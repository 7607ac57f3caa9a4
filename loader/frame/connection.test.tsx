import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError, disconnectedState, type WidgetOptions } from '#protocol'
import { createSettings } from '../options/settings.ts'
import { createEmitter } from '../stage0/emitter.ts'
import type { LoaderContext, LoaderEvents } from '../stage0/loaderContext.ts'
import { createFrame } from '../stage0/frame.ts'
import { createConnection } from './connection.ts'
import type { Surface } from './surface.ts'

let life = new AbortController()
beforeEach(() => {
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  document.body.replaceChildren()
})

/** Another origin than the page's, from which nothing comes. */
const frameUrl = 'http://127.0.0.1:9/embed/'
const unused = () => Promise.reject(new Error('was not to be asked'))

function start(options: WidgetOptions = {}, signIn = vi.fn(async () => undefined)) {
  const emitter = createEmitter<LoaderEvents>(['ready'])
  const context: LoaderContext = {
    source: { options: { frameUrl, ...options }, base: 'https://widget.example/loader.js' },
    emitter,
    element: document.body,
    newFrame: () => createFrame(options.frameUrl ?? frameUrl, location.href),
    getState: () => disconnectedState,
    setState: () => undefined,
  }
  const surface: Surface = {
    attach: (frame) => document.body.append(frame),
    show: () => undefined,
    showOverlay: () => undefined,
    hide: () => undefined,
    hideWhile: (work) => work(),
    resize: () => undefined,
    destroy: () => undefined,
  }
  const place = { get: vi.fn(async () => surface), seen: () => surface }
  const onDrop = vi.fn()
  const createHandlers = vi.fn(() => ({
    ...{ publish: unused, show: unused, hide: unused, resize: unused, walletRequest: unused },
    ...{ discoverWallets: unused, signIn: unused, openUrl: unused, lock: unused, unlock: unused },
  }))
  const connection = createConnection({
    ...{ context, settings: createSettings(context.source), place, signIn, createHandlers, onDrop },
    ...{ onLost: () => undefined, onRefused: () => undefined, signal: life.signal },
  })
  return { connection, place, onDrop, createHandlers, signIn }
}

const frames = () => [...document.querySelectorAll('iframe')]
const framesLoad = () => vi.waitFor(() => expect(frames()).toHaveLength(1))

describe('connecting', () => {
  test('default: everybody waits for the same frame', async () => {
    const { connection, createHandlers } = start()
    const both = [connection.connect(), connection.connect()].map((one) => one.catch(() => 'gone'))
    await framesLoad()
    expect([createHandlers.mock.calls.length, connection.isReady()]).toEqual([1, false])
    connection.drop()
    expect(await Promise.all(both)).toEqual(['gone', 'gone'])
  })

  test('behavior: nothing is on the page before somebody connects', () => {
    const { connection, place } = start()
    expect([connection.current(), connection.wallets(), frames()]).toEqual([
      undefined,
      undefined,
      [],
    ])
    expect(place.get).not.toHaveBeenCalled()
  })

  test('behavior: a notification to no frame is nothing', () => {
    const { connection } = start()
    const send = vi.fn(async () => undefined)
    connection.notify(send)
    expect(send).not.toHaveBeenCalled()
  })

  test('behavior: the wallets of the page are looked for once, whatever becomes of the frame', async () => {
    const { connection } = start()
    connection.connect().catch(() => undefined)
    await framesLoad()
    const wallets = connection.wallets()
    expect(wallets?.list()).toEqual([])
    connection.drop()
    connection.connect().catch(() => undefined)
    await framesLoad()
    expect(connection.wallets()).toBe(wallets)
  })

  test('error: wrong options load nothing', async () => {
    const { connection } = start({ zIndex: 'high' as never })
    await expect(connection.connect()).rejects.toMatchObject({ code: 'INVALID_OPTIONS' })
    expect(frames()).toEqual([])
  })

  test('error: a frame on the origin of the page could take its sandbox off', async () => {
    const { connection } = start({ frameUrl: `${location.origin}/embed/` })
    await expect(connection.connect()).rejects.toMatchObject({ code: 'SAME_ORIGIN_FRAME' })
    expect(frames()).toEqual([])
  })

  test('error: a place that was not found has no frame and is asked for again at the next try', async () => {
    const { connection, place } = start()
    const error = new BaseError('Found no element', { code: 'TARGET_NOT_FOUND' })
    place.get.mockRejectedValueOnce(error)
    await expect(connection.connect()).rejects.toBe(error)
    expect(frames()).toEqual([])
    connection.connect().catch(() => undefined)
    await framesLoad()
  })

  test('error: a sign-in that cannot be read loads nothing', async () => {
    const error = new BaseError('signIn.nonce is missing', { code: 'INVALID_OPTIONS' })
    const { connection } = start({}, vi.fn().mockRejectedValue(error))
    await expect(connection.connect()).rejects.toBe(error)
    expect(frames()).toEqual([])
  })

  test('error: destroyed while it asked the site, no frame comes', async () => {
    const { connection } = start(
      {},
      vi.fn().mockImplementation(async () => life.abort()),
    )
    await expect(connection.connect()).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(frames()).toEqual([])
  })
})

describe('dropping', () => {
  test('default: whoever waits hears 4900, and the frame is gone', async () => {
    const { connection, onDrop } = start()
    const waiting = expect(connection.connect()).rejects.toMatchObject({ code: 4900 })
    await framesLoad()
    connection.drop()
    await waiting
    expect([frames(), connection.current(), onDrop.mock.calls.length]).toEqual([[], undefined, 1])
  })

  test('behavior: or the reason that is given', async () => {
    const { connection } = start()
    const error = new BaseError('Not on this site', { code: 'ORIGIN_NOT_ALLOWED' })
    const waiting = expect(connection.connect()).rejects.toBe(error)
    await framesLoad()
    connection.drop(error)
    await waiting
  })

  test('behavior: a call that comes after it gets a frame of its own', async () => {
    const { connection, createHandlers } = start()
    const first = connection.connect().catch(() => 'gone')
    await framesLoad()
    const [old] = frames()
    connection.drop()
    const second = connection.connect()
    second.catch(() => undefined)
    expect(await first).toBe('gone')
    await framesLoad()
    expect(frames()[0]).not.toBe(old)
    expect(createHandlers).toHaveBeenCalledTimes(2)
    await expect(Promise.race([second, 'waits'])).resolves.toBe('waits')
  })

  test('behavior: nothing there, nothing breaks', () => {
    const { connection, onDrop } = start()
    connection.drop()
    expect(onDrop).toHaveBeenCalledTimes(1)
  })
})
