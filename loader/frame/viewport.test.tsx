import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { disconnectedState } from '#protocol'
import { createEmitter } from '../stage0/emitter.ts'
import type { LoaderContext, LoaderEvents, Ready } from '../stage0/loaderContext.ts'
import type { ConnectedFrame, Connection } from './connection.ts'
import { followViewport } from './viewport.ts'

/** A busy machine takes its time to load a document. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

const screen = window.visualViewport
if (screen === null) throw new Error('this browser knows what it shows')
let life = new AbortController()
let dialog: HTMLDialogElement
beforeEach(() => {
  life = new AbortController()
  dialog = document.createElement('dialog')
  document.body.append(dialog)
})
afterEach(() => {
  life.abort()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const whole = () => Math.max(document.documentElement.clientHeight, innerHeight)
const inset = (padding: string) => ({ top: 0, right: 0, bottom: 0, left: 0, [padding]: 20 })

/** What the screen shows by now, of which the page is told by `name`. */
function show(seen: { height?: number; offsetTop?: number; scale?: number }, name = 'resize') {
  for (const [key, value] of Object.entries({ height: whole(), offsetTop: 0, scale: 1, ...seen })) {
    vi.spyOn(screen ?? window, key as never, 'get').mockReturnValue(value as never)
  }
  screen?.dispatchEvent(new Event(name))
}
const place = () => [dialog.style.top, dialog.style.height]

/** A page that is followed, and a frame that writes down what it is told. */
function start({ capabilities = ['insets'], isThere = true } = {}) {
  const emitter = createEmitter<LoaderEvents>()
  const about: Ready = { protocol: 1, build: 'b', capabilities }
  const pageChanged = vi.fn(async () => undefined)
  let frame: Promise<ConnectedFrame> | undefined
  const come = () => {
    frame = Promise.resolve({ widget: { pageChanged }, about } as unknown as ConnectedFrame) // the row that is called
    emitter.emit('ready', about)
  }
  const context: LoaderContext = {
    ...{ source: { base: 'https://widget.example/' }, emitter },
    ...{ newFrame: unused, element: document.body, getState: () => disconnectedState },
    setState: () => undefined,
  }
  const connection = { current: () => frame } as Connection
  if (isThere) come()
  followViewport({ context, connection }, life.signal)
  return { pageChanged, come }
}

const unused = () => {
  throw new Error('was not to be asked')
}
const real = window.getComputedStyle.bind(window)
/** Safe areas, as a phone's browser would say them to the page. */
function setInsets(padding: string) {
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = real(element)
    if (real(element).visibility !== 'hidden') return style
    return { getPropertyValue: (name: string) => (name === padding ? '19.6px' : '0px') } as never
  })
}

describe('a keyboard', () => {
  test('default: the dialog keeps to what it leaves, and has the whole screen again afterwards', () => {
    start()
    expect(place()).toEqual(['0px', '100%'])
    show({ height: whole() - 300, offsetTop: 40 })
    expect(place()).toEqual(['40px', `${whole() - 300}px`])
    show({ height: whole() - 300, offsetTop: 60 }, 'scroll')
    expect(place()).toEqual(['60px', `${whole() - 300}px`])
    show({})
    expect(place()).toEqual(['0px', '100%'])
  })

  test.each([
    ['a bar of the browser', { height: whole() - 120 }],
    ['a person who zoomed in', { height: whole() / 2, scale: 2 }],
  ])('behavior: %s is none', (_, seen) => {
    start()
    show({ ...seen, offsetTop: 10 })
    expect(place()).toEqual(['0px', '100%'])
  })

  test('behavior: a bar that is a pixel higher is one, and rounding of the zoom does not matter', () => {
    start()
    show({ height: whole() - 121, scale: 1.005 })
    expect(place()).toEqual(['0px', `${whole() - 121}px`])
  })

  test('behavior: an embedded widget has no dialog, and nothing is moved', () => {
    dialog.remove()
    start()
    show({ height: 100 })
    expect(document.body.outerHTML).not.toContain('100px')
  })

  test('behavior: after the end nothing is moved any more', () => {
    start()
    life.abort()
    show({ height: whole() - 300 })
    expect(place()).toEqual(['0px', '100%'])
  })
})

describe('safe areas', () => {
  test('default: the frame is told in whole pixels, once for each change', async () => {
    setInsets('padding-bottom')
    const { pageChanged } = start()
    await until(() => expect(pageChanged.mock.calls).toEqual([[{ insets: inset('bottom') }]]))
    show({})
    show({})
    setInsets('padding-left')
    show({})
    await until(() => expect(pageChanged).toHaveBeenCalledTimes(2))
    expect(pageChanged).toHaveBeenLastCalledWith({ insets: inset('left') })
  })

  test('behavior: a frame that comes anew is told again, one that is not there when it comes', async () => {
    const { pageChanged, come } = start({ isThere: false })
    show({})
    expect(pageChanged).not.toHaveBeenCalled()
    come()
    await until(() => expect(pageChanged).toHaveBeenCalledTimes(1))
    come()
    await until(() => expect(pageChanged).toHaveBeenCalledTimes(2))
  })

  test('behavior: a frame of an older widget, which does not know them, is told nothing', async () => {
    const older = start({ capabilities: [] })
    const newer = start()
    await until(() => expect(newer.pageChanged).toHaveBeenCalledTimes(1))
    expect(older.pageChanged).not.toHaveBeenCalled()
  })

  test('error: a frame that went away meanwhile breaks nothing, and the probe leaves no trace', async () => {
    const { pageChanged, come } = start({ isThere: false })
    pageChanged.mockRejectedValueOnce(new Error('gone'))
    come()
    await until(() => expect(pageChanged).toHaveBeenCalledTimes(1))
    expect([...document.documentElement.children]).toEqual([document.head, document.body])
  })
})
