import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { disconnectedState, type PublicState, type WidgetOptions } from '#protocol'
import { createEngine } from './engine.ts'
import type { LoaderEvents } from './stage0/loaderContext.ts'
import { createWidget, type Widget } from './stage0/widget.ts'

/** A busy machine takes its time to load a document. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

const alice = `eip155:10:0x${'1'.repeat(40)}`
const frameUrl = `http://frame.localhost:${location.port}/loader/frame/testing/frame.html`

let widgets: Widget[] = []
let life = new AbortController()
beforeEach(() => localStorage.clear())
afterEach(async () => {
  await Promise.all(widgets.map((widget) => widget.destroy()))
  widgets = []
  life.abort()
  life = new AbortController()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
})

/** The loader whole, and a real frame on another origin, whose document behaves as `how` says. */
function start(how = 'well', options: WidgetOptions = {}) {
  const address = `${frameUrl}?how=${how}&widget=${crypto.randomUUID()}`
  const source = { options: { announce: false, frameUrl: address, ...options } }
  const base = 'https://widget.example/loader.js'
  const widget = createWidget({ ...source, base }, async () => createEngine)
  widgets.push(widget)
  const emitted: [keyof LoaderEvents, unknown][] = []
  for (const name of ['ready', 'close', 'error', 'viewChanged'] as const) {
    widget.on(name, (payload) => emitted.push([name, payload]))
  }
  let revision = 0
  const call = (name: string, params: unknown) =>
    widget.request({ method: 'test_call', params: [name, params] })
  return {
    ...{ widget, emitted, call },
    /** What this document of the frame was asked, in order. */
    async heard(): Promise<readonly (readonly [name: string, params: unknown])[]> {
      return (await widget.request({ method: 'test_heard' })) as [string, unknown][]
    },
    /** The frame says what has become of it. */
    publish(state: Partial<PublicState>, ...events: readonly unknown[]) {
      revision += 1
      return call('publish', { revision, state: { ...disconnectedState, ...state }, events })
    },
  }
}

const frames = () => [...document.querySelectorAll('iframe')]
const dialog = () => document.querySelector('dialog')
const isSeen = () => dialog()?.matches(':modal') ?? false
/** The card in the place of a frame that is not there. */
const card = () => document.querySelector('[role=alert]')?.shadowRoot
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const failure = async (work: Promise<unknown>) => work.catch((error: unknown) => error)
const names = (all: readonly (readonly [string, unknown])[]) => all.map(([name]) => name)

describe('loading', () => {
  test('default: unseen, once for all who ask at once, and told once', async () => {
    const { widget, emitted } = start()
    expect(frames()).toEqual([])
    const about = { protocol: 1, build: 'test', capabilities: ['insets'] }
    const all = [widget.ready(), widget.preload(), widget.request({ method: 'eth_call' })]
    expect(await Promise.all(all)).toEqual([about, undefined, 'eth_call'])
    expect(await widget.ready()).toEqual(about)
    expect([frames().length, isSeen(), widget.isOpen()]).toEqual([1, false, false])
    expect(emitted).toEqual([['ready', about]])
  })

  test('default: what the page wants is in the welcome, and no function of it', async () => {
    const { heard } = start('well', {
      ...{ networks: ['eip155:10'], language: 'de', wallets: { exclude: ['io.example'] } },
      siwx: { getNonce: async () => 'nonce-12345', verify: async () => true, required: true },
    })
    const [[name, welcome] = []] = await heard()
    expect(name).toBe('welcome')
    expect(welcome).toMatchObject({
      protocol: 1,
      options: {
        ...{ networks: ['eip155:10'], language: 'de', wallets: { exclude: ['io.example'] } },
        signIn: { required: true, verifier: 'page' },
      },
    })
    expect(JSON.stringify(welcome)).not.toContain('siwx')
  })

  test('behavior: two widgets of a page have a frame each, and hear nothing of each other', async () => {
    const [first, second] = [start(), start()]
    await Promise.all([first.widget.ready(), second.widget.open({ view: 'Swap' })])
    expect(frames().length).toBe(2)
    expect(names(await first.heard())).toEqual(['welcome'])
    expect(names(await second.heard())).toContain('open')
    await first.widget.destroy()
    expect([frames().length, await second.widget.request({ method: 'eth_call' })]).toEqual([
      1,
      'eth_call',
    ])
  })

  test.each<[string, WidgetOptions, string]>([
    ['options of the page that are wrong', { zIndex: -1.5 as never }, 'INVALID_OPTIONS'],
    ['a sign-in that is wrong', { siwx: {} as never }, 'INVALID_OPTIONS'],
    ['the origin of the page', { frameUrl: `${location.origin}/embed/` }, 'SAME_ORIGIN_FRAME'],
    ['a target that is not there', { target: '#nowhere' }, 'TARGET_NOT_FOUND'],
  ])('error: with %s every call says so, and nothing is drawn', async (_, options, code) => {
    const { widget } = start('well', options)
    const all = [widget.ready(), widget.open(), widget.request({ method: 'eth_call' })]
    for (const error of await Promise.all(all.map(failure))) expect(error).toMatchObject({ code })
    expect([frames(), widget.isOpen()]).toEqual([[], false])
  })

  test('error: refused by its document unseen, it is thrown to all, told once each, and asked anew by the next', async () => {
    const { widget, emitted } = start('refuse')
    const all = [failure(widget.ready()), failure(widget.request({ method: 'eth_call' }))]
    for (const error of await Promise.all(all)) {
      expect(error).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED', message: 'Not on this site' })
    }
    expect([names(emitted), frames(), card()]).toEqual([['error', 'error'], [], undefined])
    expect(await failure(widget.ready())).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect(emitted).toHaveLength(3)
  })
})

describe('open and close', () => {
  test('default: cold, it is seen with its view, and closed the page has its focus and hears why', async () => {
    const { widget, heard, emitted } = start()
    document.body.innerHTML = '<button>Connect</button>'
    document.querySelector('button')?.focus()
    const { view, closed } = await widget.open({ view: 'Bridge' })
    expect([view, isSeen(), document.activeElement]).toEqual(['Bridge', true, frames()[0]])
    await widget.close()
    expect(await closed).toEqual({ reason: 'page', account: undefined })
    expect([isSeen(), document.activeElement?.tagName, frames().length]).toEqual([
      false,
      'BUTTON',
      1,
    ])
    expect(names(await heard())).toEqual(expect.arrayContaining(['open', 'close']))
    expect((await heard()).find(([name]) => name === 'close')?.[1]).toEqual({ reason: 'page' })
    expect(names(emitted)).toEqual(['ready'])
  })

  test('behavior: opened again, the same document draws the new view, with a promise of its own', async () => {
    const { widget, heard } = start()
    const first = await widget.open({ view: 'Bridge' })
    await widget.close()
    const second = await widget.open({ view: 'Swap' })
    expect([second.view, isSeen(), frames().length]).toEqual(['Swap', true, 1])
    expect(await first.closed).toMatchObject({ reason: 'page' })
    expect(await Promise.race([second.closed, 'open'])).toBe('open')
    const views = (await heard()).filter(([name]) => name === 'open').map(([, asked]) => asked)
    expect(views).toEqual([{ view: 'Bridge' }, { view: 'Swap' }])
  })

  test('behavior: two opens at once are one opening, which draws the later view', async () => {
    const { widget, heard } = start()
    const [first, second] = await Promise.all([
      widget.open({ view: 'Connect' }),
      widget.open({ view: 'Bridge' }),
    ])
    expect(second.closed).toBe(first.closed)
    expect((await heard()).filter(([name]) => name === 'open').at(-1)?.[1]).toEqual({
      view: 'Bridge',
    })
    expect(frames()).toHaveLength(1)
  })

  test('behavior: closed before it was there, the waiting open says that the person declined', async () => {
    const { widget } = start('mute')
    const opened = failure(widget.open())
    await until(() => expect(isSeen()).toBe(true))
    await widget.close()
    expect(await opened).toMatchObject({ code: 4001 })
    expect(isSeen()).toBe(false)
  })

  test('behavior: the frame asks to be seen, and hides itself with its reason', async () => {
    const { widget, call } = start()
    await widget.ready()
    await call('show', {})
    expect(isSeen()).toBe(true)
    await call('hide', { reason: 'success' })
    expect(isSeen()).toBe(false)
  })

  test.each([[{ view: 'Nowhere' }], ['Bridge'], [{ view: 'Bridge', colour: 'red' }], [null, 7]])(
    'error: open(%j) is refused before anything is loaded',
    async (...given) => {
      const { widget } = start()
      const asked = given.at(-1) as never
      expect(await failure(widget.open(asked))).toMatchObject({ code: 'INVALID_OPTIONS' })
      expect([frames(), isSeen()]).toEqual([[], false])
    },
  )

  test('error: refused while it is seen, it is thrown, told once and drawn, for the person to try again or close', async () => {
    const { widget, emitted } = start('refuse')
    expect(await failure(widget.open())).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect([names(emitted), isSeen()]).toEqual([['error'], true])
    const [close, retry] = card()?.querySelectorAll('button') ?? []
    retry?.click()
    await until(() => expect(names(emitted)).toEqual(['error', 'error']))
    await until(() => expect(card()?.querySelectorAll('button')[1]).not.toBe(retry))
    expect(close?.isConnected).toBe(false)
    card()?.querySelector('button')?.click()
    expect(isSeen()).toBe(false)
    expect(emitted.at(-1)).toEqual(['close', { reason: 'user' }])
  })
})

describe('out of reach, and back', () => {
  test('error: FRAME_UNREACHABLE where nobody answers, and online again it comes with the view that was asked for', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { widget, emitted, heard } = start('second')
    expect(await failure(widget.open({ view: 'Bridge' }))).toMatchObject({
      code: 'FRAME_UNREACHABLE',
    })
    expect(emitted).toMatchObject([['error', { code: 'FRAME_UNREACHABLE' }]])
    expect(card()?.textContent).toContain('FRAME_UNREACHABLE')
    dispatchEvent(new Event('online')) // of another network, which does not lead there either
    expect(card()).not.toBe(undefined)
    online.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await until(() => expect(names(emitted)).toEqual(['error', 'ready']))
    await until(() => expect(card()).toBe(undefined))
    expect((await heard()).find(([name]) => name === 'open')?.[1]).toEqual({ view: 'Bridge' })
    expect([isSeen(), frames().length]).toEqual([true, 1])
  })

  test('error: FRAME_REFUSED where somebody else answers, and only the person tries again', async () => {
    const { widget, emitted } = start('second')
    expect(await failure(widget.open())).toMatchObject({ code: 'FRAME_REFUSED' })
    dispatchEvent(new Event('online'))
    expect(names(emitted)).toEqual(['error'])
    card()?.querySelectorAll('button')[1]?.click()
    await until(() => expect(names(emitted)).toEqual(['error', 'ready']))
  })
})

describe('lost', () => {
  test('behavior: seen, it is built anew with its view, and what waited in it ends with 4900', async () => {
    const { widget, heard, emitted } = start()
    await widget.open({ view: 'Bridge' })
    const waiting = failure(widget.request({ method: 'test_wait' }))
    await heard()
    const [old] = frames()
    old?.remove()
    expect(await waiting).toMatchObject({ code: 4900 })
    await until(() => expect(frames().length === 1 && frames()[0] !== old).toBe(true))
    await until(async () => expect(names(await heard())).toContain('open'))
    expect((await heard()).find(([name]) => name === 'open')?.[1]).toEqual({ view: 'Bridge' })
    expect([isSeen(), names(emitted)]).toEqual([true, ['ready', 'ready']])
  })

  test('behavior: unseen and nobody connected, it stays away until the next call', async () => {
    const { widget, emitted } = start()
    await widget.ready()
    frames()[0]?.remove()
    expect(await widget.request({ method: 'eth_call' })).toBe('eth_call')
    expect([frames().length, names(emitted)]).toEqual([1, ['ready', 'ready']])
  })

  test('behavior: what the page changed while it ran is in the welcome of the next', async () => {
    const { widget, heard } = start('well', { language: 'de' })
    await widget.ready()
    await widget.updateOptions({ language: 'fr', themeMode: 'light' })
    frames()[0]?.remove()
    const [[, welcome] = []] = await heard()
    expect(welcome).toMatchObject({ options: { language: 'fr', themeMode: 'light' } })
  })
})

describe('requests', () => {
  test('default: each has an id of its own, and arrives as it was asked', async () => {
    const { widget, heard } = start()
    const full = { method: 'eth_call', params: [{ to: alice }, 'latest'], expiry: 300 }
    await Promise.all([
      widget.request(full),
      widget.request({ method: 'solana_signMessage', params: { a: 1 }, namespace: 'solana' }),
      widget.request({ method: 'net_version' }),
    ])
    const asked = (await heard()).filter(([name]) => name === 'request').map(([, one]) => one)
    expect(asked).toEqual([
      { id: expect.any(String), ...full },
      {
        ...{ id: expect.any(String), method: 'solana_signMessage', params: { a: 1 } },
        namespace: 'solana',
      },
      { id: expect.any(String), method: 'net_version' },
    ])
    expect(new Set(asked.map((one) => Reflect.get(Object(one), 'id'))).size).toBe(3)
  })

  test.each(['eth_requestAccounts', 'wallet_requestPermissions'])(
    'behavior: %s of a page that is not connected shows the wallets first',
    async (method) => {
      const { widget, heard } = start()
      expect(await widget.request({ method })).toBe(method)
      expect(isSeen()).toBe(true)
      expect(names(await heard()).slice(1)).toEqual(expect.arrayContaining(['open', 'request']))
      expect((await heard()).find(([name]) => name === 'open')?.[1]).toEqual({ view: 'Connect' })
    },
  )

  test.each<[string, string, Partial<PublicState>, boolean]>([
    ['an account of EVM', 'shows nothing', { accounts: [alice] }, false],
    ['one of another namespace', 'shows it', { accounts: ['solana:5eykt:abc'] }, true],
    ['none, and it open', 'leaves it as it is', { open: true }, false],
  ])('behavior: with %s, eth_requestAccounts %s', async (_, __, state, opens) => {
    const { widget, heard, publish } = start()
    await publish(state)
    await widget.request({ method: 'eth_requestAccounts' })
    expect(names(await heard()).includes('open')).toBe(opens)
    expect(isSeen()).toBe(opens)
  })

  test('error: declined in the frame, the caller hears the code, here and by the provider', async () => {
    const { widget } = start()
    const asked = { method: 'test_decline' }
    expect(await failure(widget.request(asked))).toMatchObject({ code: 4001, message: 'Declined' })
    expect(await failure(widget.getProvider().request(asked))).toMatchObject({ code: 4001 })
  })

  test.each([
    [{ method: 'a b' }],
    [{ method: '' }],
    [{ method: 'eth_call', params: 'latest' }],
    [{ method: 'eth_call', expiry: 1 }],
    [{ method: 'eth_call', namespace: 'NOT ONE' }],
  ])('error: %j is refused here, and the frame never hears of it', async (asked) => {
    const { widget, heard } = start()
    expect(await failure(widget.request(asked as never))).toMatchObject({ code: -32602 })
    expect(names(await heard())).toEqual(['welcome'])
  })

  test('default: networks by number or name, and one namespace or all to disconnect', async () => {
    const { widget, heard } = start()
    await widget.switchNetwork(10)
    await widget.switchNetwork('solana:5eykt')
    await widget.disconnect('solana')
    await widget.disconnect()
    expect((await heard()).slice(1)).toEqual([
      ['switchNetwork', { caipChainId: 'eip155:10' }],
      ['switchNetwork', { caipChainId: 'solana:5eykt' }],
      ['disconnect', { namespace: 'solana' }],
      ['disconnect', {}],
    ])
  })

  test('error: a network or namespace that cannot be one', async () => {
    const { widget, heard } = start()
    expect(await failure(widget.switchNetwork('mainnet'))).toMatchObject({ code: -32602 })
    expect(await failure(widget.switchNetwork(1.5))).toMatchObject({ code: -32602 })
    expect(await failure(widget.switchNetwork(Number.NaN))).toMatchObject({ code: -32602 })
    expect(await failure(widget.switchNetwork(-1))).toMatchObject({ code: -32602 })
    expect(await failure(widget.disconnect('Every one'))).toMatchObject({ code: 'INVALID_OPTIONS' })
    expect(names(await heard())).toEqual(['welcome'])
  })
})

describe('options', () => {
  test('default: before the frame they are kept for it, then it is told of each change', async () => {
    const { widget, heard } = start('well', { language: 'de' })
    await widget.updateOptions({ themeMode: 'light' })
    expect(frames()).toEqual([])
    await widget.ready()
    await widget.updateOptions({ language: 'fr' })
    const [[, welcome] = [], ...calls] = await heard()
    expect(welcome).toMatchObject({ options: { language: 'de', themeMode: 'light' } })
    expect(calls).toEqual([['setOptions', { language: 'fr' }]])
  })

  test('error: one that is wrong, or fixed for life, changes nothing', async () => {
    const { widget, heard } = start('well', { language: 'de' })
    for (const wrong of [{ themeMode: 'blue' }, { frameUrl: 'https://a.test' }, undefined]) {
      expect(await failure(widget.updateOptions(wrong as never))).toMatchObject({
        code: 'INVALID_OPTIONS',
      })
    }
    const [[, welcome] = [], ...calls] = await heard()
    expect([calls, Reflect.get(Object(welcome), 'options').language]).toEqual([[], 'de'])
  })

  test('default: validate looks at the page’s own options, or at others, and loads no frame', async () => {
    const { widget } = start('well', { language: 'de' })
    expect(await widget.validate()).toMatchObject({ valid: true, options: { language: 'de' } })
    expect(await widget.validate({ language: 'fr' })).toEqual({
      ...{ valid: true, options: { language: 'fr' } },
    })
    expect(await widget.validate({ zIndex: 'high' })).toEqual({
      ...{
        valid: false,
        code: 'INVALID_OPTIONS',
        message: 'Invalid options: zIndex: Invalid input',
      },
    })
    expect(await widget.validate({ signIn: 'maybe' })).toMatchObject({ valid: false })
    expect(frames()).toEqual([])
  })
})

describe('what the frame tells', () => {
  test('default: state and events reach the page, and an opening ends with the account', async () => {
    const { widget, emitted, publish } = start()
    const { closed } = await widget.open()
    await publish(
      { open: true, accounts: [alice], status: 'connected' },
      { type: 'viewChanged', payload: { view: 'Account' } },
    )
    expect([widget.isOpen(), widget.getAccount()]).toEqual([true, alice])
    expect(emitted.at(-1)).toEqual(['viewChanged', { view: 'Account' }])
    await widget.close()
    expect(await closed).toEqual({ reason: 'page', account: alice })
    expect(widget.isOpen()).toBe(false)
  })

  test('behavior: a page that is back from the back/forward cache is told of, another showing is not', async () => {
    const { widget, heard } = start()
    await widget.ready()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(async () => expect(names(await heard())).toContain('pageChanged'))
    expect((await heard()).slice(1)).toEqual([['pageChanged', { restored: true }]])
  })

  test('default: the log is of the page alone before there is a frame, then with all parts of the frame’s', async () => {
    const { widget } = start()
    expect(await widget.getLogs()).toMatch(/^causeway loader .*\npage http.*\n[\s\S]*no frame yet$/)
    expect(frames()).toEqual([])
    await widget.ready()
    expect(await widget.getLogs()).toMatch(/widget test\nline 1\nline 2\nline 3$/)
  })

  test('default: a transfer that the page asked for is followed', async () => {
    const { widget, heard, publish } = start()
    const transfer = await widget.bridge({ amount: '1.5', lock: ['amount'] })
    expect((await heard()).find(([name]) => name === 'open')?.[1]).toEqual({
      ...{ view: 'Bridge', bridge: { amount: '1.5', lock: ['amount'] } },
    })
    expect([transfer.id, transfer.status]).toEqual([undefined, undefined])
    const side = { caipChainId: 'eip155:10', token: 'native', amount: '15' }
    const payload = { id: 'transfer-1', status: 'quoted', origin: side, destination: side }
    await publish({}, { type: 'bridge', payload })
    expect([transfer.id, transfer.status]).toEqual(['transfer-1', 'quoted'])
  })
})

describe('a frame that was asked for before stage 1 was here', () => {
  /** Stage 1 comes when `arrive` is called. */
  function startLate(how = 'well', options: WidgetOptions = {}) {
    let arrive: () => void = () => undefined
    const source = { options: { announce: false, frameUrl: `${frameUrl}?how=${how}`, ...options } }
    const base = 'https://widget.example/loader.js'
    const widget = createWidget({ ...source, base }, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return createEngine
    })
    widgets.push(widget)
    return { widget, arrive: () => arrive() }
  }

  test('default: it is the one that is shown, and stays where it is', async () => {
    const { widget, arrive } = startLate()
    const documents = new Set<unknown>()
    const { signal } = life
    addEventListener('message', ({ data }) => documents.add(data.participantId), { signal })
    const opened = widget.open({ view: 'Swap' })
    const [early] = frames()
    expect([early?.closest('dialog') === dialog(), early?.checkVisibility()]).toEqual([true, false])
    arrive()
    expect((await opened).view).toBe('Swap')
    expect([frames()[0] === early, frames().length, isSeen()]).toEqual([true, 1, true])
    expect(document.querySelectorAll('dialog').length).toBe(1)
    documents.delete(undefined) // other messages than greetings
    expect(documents.size).toBe(1)
  })

  test('behavior: a card waits in its place, and one that is refused before it has a place leaves none', async () => {
    const { widget, arrive } = startLate()
    const refused = widget.open({ view: 'Nowhere' as 'Swap' }).catch((error) => error.code)
    expect(dialog()?.matches(':modal')).toBe(true)
    arrive()
    expect(await refused).toBe('INVALID_OPTIONS')
    expect(dialog()?.open).toBe(false)
  })

  test.each(['open', 'bridge'] as const)(
    'behavior: who closes the card wants no %s, and may tap again',
    async (name) => {
      const { widget, arrive } = startLate()
      const warmed = widget.preload() // as by the pointer that comes before a tap
      const opened = failure(widget[name]())
      await userEvent.keyboard('{Escape}')
      expect(dialog()?.open).toBe(false)
      arrive()
      expect(await opened).toMatchObject({ code: 4001 })
      await warmed
      expect([isSeen(), widget.isOpen()]).toEqual([false, false])
      expect((await widget.open()).view).toBe('Connect')
      expect([isSeen(), frames().length]).toEqual([true, 1])
    },
  )

  test('behavior: who closes the card of a frame that is dropped may tap again', async () => {
    const { widget, arrive } = startLate()
    const opened = failure(widget.open())
    await userEvent.keyboard('{Escape}')
    arrive()
    expect(await opened).toMatchObject({ code: 4001 })
    expect([frames(), widget.isOpen()]).toEqual([[], false])
    await nextTask()
    const again = widget.open()
    expect(dialog()?.matches(':modal')).toBe(true)
    expect((await again).view).toBe('Connect')
    expect([isSeen(), frames().length]).toEqual([true, 1])
  })

  test('behavior: warmed alone, the first tap opens', async () => {
    const { widget, arrive } = startLate()
    const warmed = widget.preload()
    arrive()
    const { view } = await widget.open()
    expect([await warmed, view]).toEqual([undefined, 'Connect'])
  })

  test('behavior: a card that was closed and asked for again is an opening', async () => {
    const { widget, arrive } = startLate()
    const first = widget.open()
    await userEvent.keyboard('{Escape}')
    const second = widget.open({ view: 'Swap' })
    arrive()
    expect([await first, await second]).toMatchObject([{ view: 'Swap' }, { view: 'Swap' }])
  })

  test('behavior: placed by the page when it was asked for already, it opens (disableAppend)', async () => {
    const { widget, arrive } = startLate('well', { disableAppend: true })
    const opened = widget.open()
    document.body.append(widget.element)
    arrive()
    expect((await opened).view).toBe('Connect')
  })

  test('behavior: where the frame was dropped, the card stays until stage 1 shows in its place', async () => {
    const { widget, arrive } = startLate()
    const opened = widget.open({ view: 'Swap' })
    const [early] = frames()
    early?.dispatchEvent(new Event('load'))
    expect([frames().length, dialog()?.matches(':modal')]).toEqual([0, true])
    arrive()
    expect((await opened).view).toBe('Swap')
    expect([frames()[0] === early, frames().length, isSeen()]).toEqual([false, 1, true])
  })

  test('behavior: it may greet before anybody listens', async () => {
    const { widget, arrive } = startLate()
    const greeted = new Promise((resolve) => {
      const { signal } = life
      addEventListener('message', ({ data }) => data.type === 'SYN' && resolve(data), { signal })
    })
    const ready = widget.ready()
    const [early] = frames()
    if (early === undefined) throw new Error('was not asked for')
    early.onload = () => undefined // its load is not over yet, as it were
    await greeted
    arrive()
    expect(await ready).toMatchObject({ build: 'test' })
    expect(frames()[0]).toBe(early)
  })

  test('behavior: one that has loaded unheard makes place for another', async () => {
    const { widget, arrive } = startLate()
    const ready = widget.ready()
    const [early] = frames()
    await until(() => expect(frames()).toEqual([]))
    arrive()
    expect(await ready).toMatchObject({ build: 'test' })
    expect([frames().length, frames()[0] === early]).toEqual([1, false])
  })

  test('behavior: closed again before stage 1 is here, it is not shown, and stays warm', async () => {
    const { widget, arrive } = startLate()
    const opened = failure(widget.open())
    const closed = widget.close()
    arrive()
    await closed
    expect(await opened).toMatchObject({ code: 4001 })
    expect([isSeen(), widget.isOpen()]).toEqual([false, false])
    await widget.ready()
    expect([isSeen(), frames().length]).toEqual([false, 1])
  })
})

describe('destroyed', () => {
  test('behavior: while it loads, nothing of it is left', async () => {
    const { widget, emitted } = start('mute')
    const both = [failure(widget.open()), failure(widget.request({ method: 'eth_call' }))]
    // Stage 1 is here, and has taken the frame that stage 0 asked for.
    await until(() => expect(frames()[0]?.title).toBe('Wallet and bridge'))
    await widget.destroy()
    const [opened, asked] = await Promise.all(both)
    expect([4001, 4900]).toContain(Reflect.get(Object(opened), 'code')) // seen by then, or not
    expect(asked).toMatchObject({ code: 4900 })
    expect([frames(), dialog(), document.documentElement.style.overflow]).toEqual([[], null, ''])
    expect(emitted).toEqual([])
  })

  test('behavior: while it is seen, the opening ends, and what waits in the frame', async () => {
    const { widget, heard } = start()
    const { closed } = await widget.open()
    const waiting = failure(widget.request({ method: 'test_wait' }))
    await heard()
    await widget.destroy()
    expect(await closed).toEqual({ reason: 'page' })
    expect(await waiting).toMatchObject({ code: 4900 })
    expect([frames(), dialog(), document.documentElement.style.overflow]).toEqual([[], null, ''])
  })
})
