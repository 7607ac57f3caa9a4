import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BaseError, disconnectedState, type PublicState, type WidgetOptions } from '#protocol'
import { takeState } from '../publicState.ts'
import type { Engine, Lent, LoaderEvents, Opened } from './loaderContext.ts'
import type { Provider } from './provider.ts'
import { writeSnapshot } from './snapshot.ts'
import { createWidget, type Widget } from './widget.ts'

/** A busy machine takes its time to load a document. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

const alice = `0x${'1'.repeat(40)}`
const connected: PublicState = {
  ...disconnectedState,
  status: 'connected',
  caipChainId: 'eip155:10',
  accounts: [`eip155:10:${alice}`, 'solana:5eykt:abc'],
  wallet: { id: 'uuid', name: 'Test Wallet' },
}
const remembered = { version: 1, caipChainId: 'eip155:10', accounts: connected.accounts }

let widgets: Widget[] = []
/** Ends the waiting for a stage 1 that a test did not let come. */
let endings: (() => void)[] = []
beforeEach(async () => {
  Reflect.deleteProperty(navigator, 'connection') // the browser's own is its prototype's
  localStorage.clear()
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
})
afterEach(async () => {
  for (const end of endings) end()
  endings = []
  await Promise.all(widgets.map((widget) => widget.destroy()))
  widgets = []
  localStorage.clear()
  document.body.replaceChildren()
})

const opened: Opened = { view: 'Connect', closed: new Promise(() => undefined) }
const handle = {
  id: undefined,
  status: undefined,
  on: () => () => undefined,
  closed: opened.closed,
}
const ready = { protocol: 1, build: 'b', capabilities: [] }

/** Stage 0, whose stage 1 is the test: it comes when `arrive` is called, and writes down its calls. */
function start(
  options: WidgetOptions = { announce: false },
  attributes?: Readonly<Record<string, string>>,
) {
  const calls: unknown[] = []
  const note =
    <T,>(name: string, answer: T) =>
    async (...given: readonly unknown[]) => {
      calls.push([name, ...given])
      return answer
    }
  let context: Lent | undefined
  const engine: Engine = {
    open: note('open', opened),
    bridge: note('bridge', handle),
    close: note('close', undefined),
    ready: note('ready', ready),
    preload: note('preload', undefined),
    validate: note('validate', { valid: true, options: {} } as const),
    updateOptions: note('updateOptions', undefined),
    request: note('request', '0x1'),
    switchNetwork: note('switchNetwork', undefined),
    disconnect: note('disconnect', undefined),
    getLogs: note('getLogs', 'log'),
    destroy: () => calls.push(['destroy']),
  }
  let arrive: () => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const load = vi.fn(
    () =>
      new Promise<(given: Lent) => Engine>((resolve, reject) => {
        fail = reject
        arrive = () =>
          resolve((given) => {
            context = given
            return engine
          })
      }),
  )
  const source = attributes === undefined ? { options } : { attributes }
  const widget = createWidget({ ...source, base: 'https://widget.example/loader.js' }, load)
  widgets.push(widget)
  endings.push(() => fail(new Error('The test is over')))
  const errors: LoaderEvents['error'][] = []
  widget.on('error', (error) => errors.push(error))
  return {
    ...{ widget, calls, load, errors },
    arrive: () => arrive(),
    fail: (cause: Error) => fail(cause),
    setState: (state: PublicState) => context && takeState(context, state),
    /** Stage 1 is here, and publishes states. */
    async publish(...states: readonly PublicState[]) {
      const asked = widget.getLogs()
      arrive()
      await asked
      for (const state of states) if (context) takeState(context, state)
    },
  }
}

/** What the browser says of the visitor's line. */
const describeLine = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

/** Whatever waited for an idle moment before this has run. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
const remember = (snapshot: unknown) =>
  localStorage.setItem('causeway.snapshot', JSON.stringify(snapshot))
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
const failure = async (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** Every method that needs stage 1, what is passed on to it, and what comes back. */
const methods: readonly [name: string, call: (widget: Widget) => Promise<unknown>, ...unknown[]][] =
  [
    ['open', (widget) => widget.open({ view: 'Swap' }), opened, { view: 'Swap' }],
    ['bridge', (widget) => widget.bridge({ amount: '1' }), handle, { amount: '1' }],
    ['ready', (widget) => widget.ready(), ready],
    ['preload', (widget) => widget.preload(), undefined],
    [
      'validate',
      (widget) => widget.validate({ zIndex: 1 }),
      { valid: true, options: {} },
      { zIndex: 1 },
    ],
    [
      'updateOptions',
      (widget) => widget.updateOptions({ language: 'de' }),
      undefined,
      { language: 'de' },
    ],
    ['request', (widget) => widget.request({ method: 'eth_call' }), '0x1', { method: 'eth_call' }],
    ['switchNetwork', (widget) => widget.switchNetwork(10), undefined, 10],
    ['disconnect', (widget) => widget.disconnect('solana'), undefined, 'solana'],
    ['getLogs', (widget) => widget.getLogs(), 'log'],
  ]

describe('before stage 1 is here', () => {
  test('default: nothing is loaded or drawn until something is asked', async () => {
    const { widget, load } = start()
    const before = document.documentElement.outerHTML
    expect([widget.getState(), widget.isOpen()]).toEqual([disconnectedState, false])
    widget.subscribe(() => undefined)
    widget.getProvider('solana')
    await idle()
    expect(load).not.toHaveBeenCalled()
    expect(document.documentElement.outerHTML).toBe(before)
  })

  test.each(methods)(
    'default: %s waits for it, and gives on what was asked and answered',
    async (name, call, answer, ...given) => {
      const { widget, calls, arrive } = start()
      const asked = call(widget)
      await Promise.resolve()
      expect(calls).toEqual([])
      arrive()
      expect(await asked).toEqual(answer)
      expect(calls).toEqual([[name, ...given]])
    },
  )

  test('behavior: calls that come at once load it once, and reach it in their order', async () => {
    const { widget, calls, load, arrive } = start()
    const all = [
      widget.open({ view: 'Bridge' }),
      widget.request({ method: 'eth_call' }),
      widget.close(),
      widget.open(),
    ]
    arrive()
    await Promise.all(all)
    expect(calls).toEqual([
      ['open', { view: 'Bridge' }],
      ['request', { method: 'eth_call' }],
      ['close'],
      ['open', undefined],
    ])
    await widget.ready()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('behavior: to close what was never used loads nothing', async () => {
    const { widget, load } = start()
    await widget.close()
    expect(load).not.toHaveBeenCalled()
  })

  test('error: it does not load: all who wait hear it, the page once, and the next call tries again', async () => {
    const { widget, load, errors, calls, fail, arrive } = start()
    const cause = new TypeError('Failed to fetch')
    const both = [failure(widget.open()), failure(widget.ready())]
    fail(cause)
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ code: 'LOADER_CHUNK_FAILED', cause })
    expect(second).toBe(first)
    expect(errors).toEqual([{ code: 'LOADER_CHUNK_FAILED', message: 'The widget did not load' }])
    const again = widget.open()
    arrive()
    expect(await again).toBe(opened)
    expect([load.mock.calls.length, calls]).toEqual([2, [['open', undefined]]])
  })

  test('error: a library that asks the provider hears 4900 then, with the reason', async () => {
    const { widget, fail } = start()
    const asked = failure(widget.getProvider().request({ method: 'eth_blockNumber' }))
    fail(new TypeError('Failed to fetch'))
    const error = await asked
    expect(error).toMatchObject({ code: 4900, cause: { code: 'LOADER_CHUNK_FAILED' } })
  })

  test('error: what stage 1 throws is thrown as it is', async () => {
    const { widget, load, errors } = start()
    const refused = new BaseError('Not on this site', { code: 'ORIGIN_NOT_ALLOWED' })
    load.mockResolvedValueOnce(() => Promise.reject(refused) as never)
    expect(await failure(widget.open())).toBe(refused)
    expect(errors).toEqual([])
  })
})

describe('the frame before stage 1 is here', () => {
  const frames = () => [...document.querySelectorAll('iframe')]
  const isAsked = (name: string) => !['validate', 'updateOptions', 'getLogs'].includes(name)
  const nowhere = { announce: false, frameUrl: 'http://127.0.0.1:9/embed/' }
  const card = () => document.querySelector('dialog')
  const box = () => (card() ?? document.body).getBoundingClientRect()

  test.each(methods)(
    'default: %s asks for it in the same task as stage 1, if it needs it',
    async (name, call) => {
      const { widget, load } = start(nowhere)
      call(widget).catch(() => undefined)
      expect(load).toHaveBeenCalledTimes(1)
      expect(frames().map(({ src }) => src.split('?')[0])).toEqual(
        isAsked(name) ? [nowhere.frameUrl] : [],
      )
    },
  )

  test('behavior: it stands out of sight, once for all who ask, where stage 1 will show it', () => {
    const { widget } = start(nowhere)
    for (const act of ['ready', 'preload'] as const) quietly(widget[act]())
    const [frame] = frames()
    expect([frames().length, frame?.checkVisibility(), card()?.checkVisibility()]).toEqual([
      ...[1, false, false],
    ])
    quietly(widget.open())
    expect([frames().length, frame?.checkVisibility(), card()?.matches(':modal')]).toEqual([
      ...[1, false, true],
    ])
    expect(widget.element.querySelector('dialog > iframe')).toBe(frame)
    expect(widget.element.parentElement).toBe(document.body)
  })

  test.each(['open', 'bridge'] as const)('default: %s shows an empty card at once', (name) => {
    const wide = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(481)
    quietly(start(nowhere).widget[name]())
    wide.mockRestore()
    const { width, height, left, right, top, bottom } = box()
    expect([width, height, left + right, top + bottom]).toEqual([
      ...[360, 328, document.documentElement.clientWidth, innerHeight],
    ])
  })

  test('behavior: on a phone it is a sheet as wide as the page', () => {
    const wide = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(480)
    quietly(start(nowhere).widget.open())
    wide.mockRestore()
    const { left, right, height, bottom } = box()
    const { clientWidth } = document.documentElement
    expect([left, right, height, bottom]).toEqual([0, clientWidth, 328, innerHeight])
  })

  test.each([
    [undefined, 'dark'],
    ['light', 'light'],
    ['auto', 'light dark'],
  ] as const)('behavior: with themeMode %s it is %s', (themeMode, scheme) => {
    quietly(start({ ...nowhere, ...(themeMode && { themeMode }) }).widget.open())
    expect(getComputedStyle(card() ?? document.body).colorScheme).toBe(scheme)
  })

  test('error: it goes when stage 1 does not come', async () => {
    const { widget, fail } = start(nowhere)
    const asked = failure(widget.open())
    expect(card()?.open).toBe(true)
    fail(new TypeError('Failed to fetch'))
    await asked
    expect([card()?.open, frames()]).toEqual([false, []])
  })

  test('behavior: a button that is approached asks for it, and one that is to come into view does not', async () => {
    document.body.innerHTML = '<button data-widget-open="Swap">Swap</button>'
    const { frameUrl } = nowhere
    const { load } = start({}, { announce: 'false', preload: 'visible', frameUrl })
    await until(() => expect(load).toHaveBeenCalledTimes(1))
    expect(frames()).toEqual([])
    start({}, { announce: 'false', frameUrl })
    const [button] = document.getElementsByTagName('button')
    button?.dispatchEvent(new Event('pointerenter', { bubbles: true }))
    expect(frames()).toHaveLength(1)
  })

  test.each<[string, WidgetOptions]>([
    ['on the origin of the page', { frameUrl: `${location.origin}/embed/` }],
    ['whose address is a script', { frameUrl: 'javascript:alert(1)' }],
    ['whose address is none', { frameUrl: 'https://' }],
    ['that the page shows in a container of its own', { ...nowhere, mode: 'inline' }],
    ['that the page has not placed yet', { ...nowhere, disableAppend: true }],
  ])('error: one %s is not asked for', (_, options) => {
    const { widget, load } = start({ announce: false, ...options })
    quietly(widget.open())
    expect([load.mock.calls.length, frames()]).toEqual([1, []])
  })

  test('error: nor in a browser that is too old for it', () => {
    const own = Object.getOwnPropertyDescriptor(Array.prototype, 'with') ?? {}
    Reflect.deleteProperty(Array.prototype, 'with')
    quietly(start(nowhere).widget.open())
    Object.defineProperty(Array.prototype, 'with', own)
    expect(frames()).toEqual([])
  })

  test('behavior: what the page has placed holds it', () => {
    document.body.innerHTML = '<main></main>'
    const { widget } = start({ ...nowhere, disableAppend: true })
    document.querySelector('main')?.append(widget.element)
    quietly(widget.open())
    expect(document.querySelector('main iframe')).toBe(frames()[0])
  })

  test('error: stage 1 does not load: it is taken away, and the next call asks for another', async () => {
    const { widget, fail } = start(nowhere)
    const asked = failure(widget.open())
    const [first] = frames()
    fail(new TypeError('Failed to fetch'))
    await asked
    expect(frames()).toEqual([])
    quietly(widget.open())
    expect([frames().length, frames()[0] === first]).toEqual([1, false])
    expect(document.querySelectorAll('dialog').length).toBe(1)
  })

  test.each([
    ['has loaded', () => frames()[0]?.dispatchEvent(new Event('load'))],
    [
      'may have been forbidden by the page’s policy',
      () =>
        document.dispatchEvent(
          new SecurityPolicyViolationEvent('securitypolicyviolation', { bubbles: true }),
        ),
    ],
  ])('error: one that %s while nobody listens is dropped: stage 1 asks again', (_, happen) => {
    quietly(start(nowhere).widget.open())
    expect(frames()).toHaveLength(1)
    happen()
    expect(frames()).toEqual([])
  })

  test('behavior: what stage 1 does not take is dropped with its answer, and what it takes stays', async () => {
    const { widget, arrive } = start(nowhere)
    const asked = widget.open()
    arrive()
    await asked
    expect(frames()).toEqual([])
    const other = start(nowhere)
    const opened = other.widget.open()
    const [frame] = frames()
    if (frame) frame.onload = null
    other.arrive()
    await opened
    expect(frames()).toEqual([frame])
  })

  test('behavior: destroyed, it is gone', async () => {
    const { widget, fail } = start(nowhere)
    quietly(widget.open())
    const destroyed = widget.destroy()
    expect(frames()).toEqual([])
    quietly(widget.open())
    expect(frames()).toEqual([])
    fail(new TypeError('Failed to fetch'))
    await destroyed
  })
})

describe('destroyed', () => {
  test.each([...methods, ['close', (widget: Widget) => widget.close()] as const])(
    'error: %s says so, and loads nothing',
    async (_, call) => {
      const { widget, load } = start()
      await widget.destroy()
      expect(await failure(call(widget))).toMatchObject({ code: 'DESTROYED' })
      expect(load).not.toHaveBeenCalled()
    },
  )

  test.each(methods)(
    'error: %s that waited for stage 1 says so, and does not reach it',
    async (_, call) => {
      const { widget, calls, arrive } = start()
      const asked = failure(call(widget))
      await Promise.resolve()
      const destroyed = widget.destroy()
      arrive()
      expect(await asked).toMatchObject({ code: 'DESTROYED' })
      await destroyed
      expect(calls).toEqual([['destroy']])
    },
  )

  test('behavior: while stage 1 fails to load, it ends all the same', async () => {
    const { widget, errors, fail } = start()
    const asked = failure(widget.open())
    const destroyed = widget.destroy()
    fail(new TypeError('Failed to fetch'))
    await destroyed
    expect(await asked).toMatchObject({ code: 'LOADER_CHUNK_FAILED' })
    expect(errors).toEqual([]) // no listener is left
  })

  test('behavior: twice, it ends stage 1 once, and its element is gone', async () => {
    const { widget, calls, publish } = start()
    await publish()
    document.body.append(widget.element)
    await Promise.all([widget.destroy(), widget.destroy()])
    await widget.destroy()
    expect(calls).toEqual([['getLogs'], ['destroy']])
    expect(widget.element.isConnected).toBe(false)
  })

  test('error: a state that is published afterwards reaches neither page nor storage', async () => {
    const { widget, publish, setState } = start()
    const heard: unknown[] = []
    widget.subscribe((state) => heard.push(state))
    widget.getProvider().on('connect', (payload) => heard.push(payload))
    await publish()
    await widget.destroy()
    setState(connected)
    expect([heard, widget.getState()]).toEqual([[], disconnectedState])
    expect(localStorage.length).toBe(0)
  })

  test('behavior: one that it made lives on', async () => {
    const { widget, load, arrive } = start()
    const other = widget.create({ announce: false })
    widgets.push(other)
    await widget.destroy()
    const asked = other.ready()
    arrive()
    expect(await asked).toEqual(ready)
    expect([load.mock.calls.length, other.getProvider() === widget.getProvider()]).toEqual([
      1,
      false,
    ])
  })
})

describe('what is loaded ahead', () => {
  const button = '<button data-widget-open="Swap">Swap</button>'
  const approach = () =>
    document.querySelector('button')?.dispatchEvent(new Event('pointerenter', { bubbles: true }))

  test('default: a script tag loads nothing until a button of its own is approached', async () => {
    document.body.innerHTML = button
    const { load, calls, arrive } = start({}, { announce: 'false' })
    await idle()
    expect(load).not.toHaveBeenCalled()
    approach()
    arrive()
    await until(() => expect(calls).toEqual([['preload', undefined]]))
    document.querySelector('button')?.click()
    await until(() => expect(calls.at(-1)).toEqual(['open', { view: 'Swap' }]))
  })

  test('behavior: with preload="none" the click loads it, and no approach', async () => {
    document.body.innerHTML = button
    const { load, calls, arrive } = start({}, { announce: 'false', preload: 'none' })
    approach()
    expect(load).not.toHaveBeenCalled()
    document.querySelector('button')?.click()
    arrive()
    await until(() => expect(calls).toEqual([['open', { view: 'Swap' }]]))
  })

  test('behavior: a button without a view asks for none, and an npm copy hears no buttons', async () => {
    document.body.innerHTML = '<button data-widget-open>Connect</button>'
    const npm = start()
    const tag = start({}, { announce: 'false' })
    document.querySelector('button')?.click()
    tag.arrive()
    await until(() => expect(tag.calls).toEqual([['open', {}]]))
    expect(npm.load).not.toHaveBeenCalled()
  })

  test.each<[string, Record<string, string>, unknown, unknown[]]>([
    ['preload="idle"', { preload: 'idle' }, undefined, ['preload', 'idle']],
    ['preload="visible"', { preload: 'visible' }, undefined, ['preload', 'visible']],
    ['an account of the last visit', {}, remembered, ['preload', undefined]],
    [
      'a transfer of the last visit',
      {},
      { version: 1, accounts: [], openTransfer: true },
      ['preload', undefined],
    ],
    ['mode="inline"', { mode: 'inline' }, undefined, ['open', undefined]],
    ['a target', { target: '#place' }, remembered, ['open', undefined]],
  ])('behavior: %s loads it without being asked', async (_, attributes, snapshot, call) => {
    remember(snapshot)
    const { calls, load, arrive } = start({}, { announce: 'false', ...attributes })
    expect(load).not.toHaveBeenCalled() // the page's own script goes first
    await until(() => expect(load).toHaveBeenCalledTimes(1))
    arrive()
    await until(() => expect(calls).toEqual([call]))
  })

  const ahead = ['idle', 'visible'] as const
  const startAhead = (connection: unknown) => {
    describeLine(connection)
    return ahead.map((preload) => start({}, { announce: 'false', preload }))
  }

  test.each([
    ['wants to save data', { saveData: true, effectiveType: '4g' }],
    ['is on 2G', { saveData: false, effectiveType: '2g' }],
    ['is on slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
  ])('behavior: nothing is loaded ahead for a visitor who %s', async (_, connection) => {
    const started = startAhead(connection)
    await idle()
    for (const { load } of started) expect(load).not.toHaveBeenCalled()
  })

  test.each([
    ['3G', { saveData: false, effectiveType: '3g' }],
    ['a line that the browser does not describe', undefined],
  ])('behavior: it is loaded ahead on %s', async (_, connection) => {
    for (const { load, arrive } of startAhead(connection)) {
      await until(() => expect(load).toHaveBeenCalledTimes(1))
      arrive()
    }
  })

  test('behavior: a wallet of the last visit comes back on any line', async () => {
    describeLine({ saveData: true })
    remember(remembered)
    const { load, arrive } = start({}, { announce: 'false' })
    await until(() => expect(load).toHaveBeenCalledTimes(1))
    arrive()
  })

  test('behavior: with reconnect="false" the last visit is as if it had not been', async () => {
    remember(remembered)
    const { widget, load } = start({}, { announce: 'false', reconnect: 'false' })
    await idle()
    expect([load.mock.calls.length, widget.getState()]).toEqual([0, disconnectedState])
  })

  test.each([{ preload: 'idle' }, { mode: 'inline' }])(
    'behavior: destroyed first, %j loads nothing',
    async (attributes) => {
      const { widget, load } = start({}, { announce: 'false', ...attributes })
      await widget.destroy()
      await idle()
      expect(load).not.toHaveBeenCalled()
    },
  )

  test('error: what was loaded ahead and failed is told as an event, and asked for again', async () => {
    const { widget, load, errors, fail, arrive } = start({}, { announce: 'false', preload: 'idle' })
    await until(() => expect(load).toHaveBeenCalledTimes(1))
    fail(new TypeError('Failed to fetch'))
    await until(() => expect(errors).toMatchObject([{ code: 'LOADER_CHUNK_FAILED' }]))
    const asked = widget.open()
    arrive()
    expect(await asked).toBe(opened)
  })
})

describe('the public state', () => {
  test('default: whoever subscribed hears each state, until they stop', async () => {
    const { widget, publish } = start()
    const heard: unknown[] = []
    const stop = widget.subscribe((state) => heard.push(state))
    await publish(connected, { ...connected, open: true })
    expect([heard.length, widget.isOpen()]).toEqual([2, true])
    stop()
    await publish(disconnectedState)
    expect([heard.length, widget.getState()]).toEqual([2, disconnectedState])
  })

  test('default: accounts by namespace, network and wallet', async () => {
    const { widget, publish } = start()
    expect([widget.getAccount(), widget.getNetwork(), widget.getAddress()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await publish({ ...connected, networkSupported: false })
    expect(widget.getAccount()).toBe(`eip155:10:${alice}`)
    expect(widget.getCaipAddress('solana')).toBe('solana:5eykt:abc')
    expect([widget.getAddress(), widget.getAddress('solana')]).toEqual([alice, 'abc'])
    expect(widget.getAddress('bip122')).toBe(undefined)
    expect(widget.getNetwork()).toEqual({ caipChainId: 'eip155:10', supported: false })
    expect(widget.getWalletInfo()).toEqual({ id: 'uuid', name: 'Test Wallet' })
  })

  test('behavior: while a connection is on its way back, the page keeps its accounts', async () => {
    remember(remembered)
    const { widget, publish } = start()
    expect(widget.getState()).toMatchObject({
      status: 'reconnecting',
      accounts: connected.accounts,
    })
    await publish({ ...disconnectedState, status: 'reconnecting' })
    expect(widget.getAddress()).toBe(alice)
    await publish(disconnectedState)
    expect(widget.getAddress()).toBe(undefined)
  })

  test('behavior: the next visit starts where this one ended', async () => {
    writeSnapshot(() => localStorage, connected)
    const next = start()
    expect(next.widget.getState()).toMatchObject({
      ...{ status: 'reconnecting', caipChainId: 'eip155:10', accounts: connected.accounts },
      wallet: { name: 'Test Wallet' },
    })
  })
})

describe('the provider', () => {
  test('default: one object for the life of the page, which hears the state', async () => {
    const { widget, publish } = start()
    const provider = widget.getProvider()
    expect(widget.getProvider('eip155')).toBe(provider)
    const heard: unknown[] = []
    for (const name of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'] as const) {
      provider.on(name, (payload: unknown) => heard.push([name, payload]))
    }
    await publish(connected, { ...connected, open: true }, disconnectedState)
    expect(heard).toEqual([
      ['connect', { chainId: '0xa' }],
      ['accountsChanged', [alice]],
      ['chainChanged', '0xa'],
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ])
  })

  test('behavior: accounts and chain of the last visit are answered without stage 1', async () => {
    remember(remembered)
    const { widget, load } = start({ announce: false, reconnect: true })
    const provider = widget.getProvider()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(load).not.toHaveBeenCalled()
  })

  test.each([
    ['the options', { announce: false, networks: ['eip155:8453'] }, undefined],
    ['the attributes', {}, { announce: 'false', networks: 'solana:5eykt, eip155:8453' }],
  ] as const)(
    'behavior: before any is known, the chain is that of %s',
    async (_, options, given) => {
      const { widget, load } = start(options as WidgetOptions, given)
      expect(await widget.getProvider().request({ method: 'eth_chainId' })).toBe('0x2105')
      expect(load).not.toHaveBeenCalled()
    },
  )

  test('behavior: of another namespace, what is asked says so', async () => {
    const { widget, calls, arrive } = start()
    const asked = widget.getProvider('solana').request({ method: 'solana_signMessage' })
    arrive()
    expect(await asked).toBe('0x1')
    expect(calls).toEqual([['request', { method: 'solana_signMessage', namespace: 'solana' }]])
  })
})

describe('announced to libraries (EIP-6963)', () => {
  type Detail = { info: Record<string, string>; provider: Provider }
  let heard: Detail[] = []
  const listen = (event: Event) => heard.push((event as CustomEvent<Detail>).detail)
  const ask = () => dispatchEvent(new Event('eip6963:requestProvider'))
  beforeEach(() => {
    heard = []
    addEventListener('eip6963:announceProvider', listen)
  })
  afterEach(() => removeEventListener('eip6963:announceProvider', listen))

  test('default: at once, and again for each who asks, as the same one', () => {
    const { widget, load } = start({})
    ask()
    ask()
    expect(heard.map(({ provider }) => provider)).toEqual(Array(3).fill(widget.getProvider()))
    const [first] = heard
    expect(first?.info).toMatchObject({ name: 'Causeway', rdns: 'dev.causeway.widget' })
    expect(first?.info.uuid).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(first?.info.icon).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect([Object.isFrozen(first), Object.isFrozen(first?.info)]).toEqual([true, true])
    expect(new Set(heard.map(({ info }) => info.uuid)).size).toBe(1)
    expect(load).not.toHaveBeenCalled()
  })

  test('behavior: two widgets of a page are two', () => {
    start({})
    start({})
    expect(new Set(heard.map(({ info }) => info.uuid)).size).toBe(2)
  })

  test.each<[WidgetOptions, Record<string, string> | undefined]>([
    [{ announce: false }, undefined],
    [{}, { announce: 'false' }],
  ])('behavior: not where the page says so (%j, %j)', (options, attributes) => {
    start(options, attributes)
    ask()
    expect(heard).toEqual([])
  })

  test('behavior: not after it was destroyed', async () => {
    const { widget } = start({})
    await widget.destroy()
    heard = []
    ask()
    expect(heard).toEqual([])
  })
})
