import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { findFirefox } from '../../scripts/browsers/findEngines.ts'
import {
  deepest,
  type Driver,
  finder,
  frameSelector,
  type StartOptions,
  until,
  type Where,
  whereIs,
  isHit,
  wasHit,
  watchHit,
} from './driver.ts'

type Context = { context: string; url: string; children?: Context[] | null | undefined }
const context: z.ZodType<Context> = z.lazy(() =>
  z.looseObject({
    context: z.string(),
    url: z.string(),
    children: z.optional(z.nullable(z.array(context))),
  }),
)
const tree = z.object({ contexts: z.array(context) })
const created = z.object({ context: z.string() })
const reply = z.looseObject({
  id: z.optional(z.nullable(z.number())),
  type: z.string(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})
const evaluated = z.looseObject({
  type: z.string(),
  result: z.optional(
    z.looseObject({
      type: z.string(),
      value: z.optional(z.unknown()),
      sharedId: z.optional(z.string()),
    }),
  ),
  exceptionDetails: z.optional(z.looseObject({ text: z.string() })),
})

/** Longer than the focus is on its way from one process to another. */
const FOCUS_MS = 3_000

/** So that it asks nobody on the internet, and shows no page of its own. */
const preferences = [
  'user_pref("app.update.enabled", false);',
  'user_pref("browser.aboutConfig.showWarning", false);',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("browser.startup.homepage_override.mstone", "ignore");',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);',
  'user_pref("remote.active-protocols", 1);',
  // A tab has the focus without a desktop that gives it one.
  'user_pref("focusmanager.testmode", true);',
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
  'user_pref("services.settings.server", "http://localhost:9");',
  'user_pref("extensions.getAddons.cache.enabled", false);',
]

/** Of frames of other sites: a store for each site that embeds them, none, or the one of their own site. */
const cookieBehaviors = {
  shipped: 'user_pref("network.cookie.cookieBehavior", 5);',
  blocked: 'user_pref("network.cookie.cookieBehavior", 1);',
  allowed: 'user_pref("network.cookie.cookieBehavior", 0);',
} as const

/** The distribution's Firefox without a window of the desktop, spoken to in WebDriver BiDi. */
export async function startFirefox({ storage = 'shipped' }: StartOptions = {}): Promise<Driver> {
  const binary = findFirefox()
  if (binary === undefined) throw new Error('Firefox is not installed')
  const profile = mkdtempSync(join(tmpdir(), 'causeway-firefox-'))
  writeFileSync(join(profile, 'user.js'), [...preferences, cookieBehaviors[storage]].join('\n'))
  const child = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Firefox ended with ${code}\n${said}`)))
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString()
      const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (listening !== undefined) resolve(listening)
    })
  })
  const socket = new WebSocket(`${url}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  const waiting = new Map<number, (message: z.infer<typeof reply>) => void>()
  socket.on('message', (data) => {
    const message = reply.parse(JSON.parse(String(data)))
    if (typeof message.id === 'number') waiting.get(message.id)?.(message)
  })
  let last = 0
  async function ask(method: string, params: unknown): Promise<unknown> {
    last += 1
    const id = last
    const heard = new Promise<z.infer<typeof reply>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = await heard
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`)
    return result
  }

  const { capabilities } = z
    .object({ capabilities: z.looseObject({ browserVersion: z.string() }) })
    .parse(
      await ask('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } }),
    )
  const all = async () => tree.parse(await ask('browsingContext.getTree', {})).contexts
  // In the first tab the address bar has the focus.
  const first = await ask('browsingContext.create', { type: 'window' })
  const { context: main } = created.parse(first)
  for (const other of await all()) {
    if (other.context !== main) await ask('browsingContext.close', { context: other.context })
  }

  async function find(where: Where): Promise<string> {
    const contexts = await all()
    if (where === 'page') return main
    if (where === 'window') {
      const other = contexts.filter((one) => one.context !== main).at(-1)
      if (other === undefined) throw new Error('There is no other window')
      return other.context
    }
    const reachable = await evaluate(
      main,
      `return document.querySelector('${frameSelector}') !== null`,
      [],
    )
    const tab = contexts.find((one) => one.context === main)
    const widget = tab?.children?.find((one) => one.url.includes('/embed/'))
    if (widget === undefined || reachable.value !== true) throw new Error('There is no widget')
    if (where === 'widget') return widget.context
    const frame = widget.children?.find((one) => new URL(one.url).hostname.startsWith('secure.'))
    if (frame === undefined) throw new Error('There is no frame of the wallet')
    return frame.context
  }

  async function evaluate(target: string, body: string, args: readonly unknown[]) {
    const { result, exceptionDetails } = evaluated.parse(
      await ask('script.callFunction', {
        functionDeclaration: `function (given) { return (function () { ${body} }).apply(window, JSON.parse(given)) }`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context: target },
        awaitPromise: true,
        resultOwnership: 'none',
      }),
    )
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
    return { value: result?.value, sharedId: result?.sharedId }
  }

  /**
   * The document that a key goes to. BiDi hands keys to the process of the document that is named, which
   * drops them where it has no focus; and each frame of another site has a process of its own, where the
   * focus arrives some milliseconds after its parent has let go of it. A parent alone would tell too soon.
   */
  async function focused(tab: string): Promise<string> {
    const look = async () => {
      const root = (await all()).find((one) => one.context === tab)
      return root !== undefined && deepestFocused(root)
    }
    // Where page and frame ask for the focus in the same moment, Firefox may give it to neither. Then a person
    // leaves the tab and comes back, which gives it to what the page names as focused.
    return until('a document has the focus', () => look(), FOCUS_MS).catch(async () => {
      console.log('Firefox: no document had the focus until the tab was left and chosen again')
      const { context: other } = created.parse(await ask('browsingContext.create', { type: 'tab' }))
      await ask('browsingContext.close', { context: other })
      await ask('browsingContext.activate', { context: tab })
      return until('a document has the focus', look)
    })
  }
  async function deepestFocused(one: Context): Promise<string | undefined> {
    const body = `return document.hasFocus() ? ${deepest}.tagName : null`
    const { value } = await evaluate(one.context, body, [])
    if (typeof value !== 'string') return undefined
    for (const child of one.children ?? []) {
      const found = await deepestFocused(child)
      if (found !== undefined) return found
    }
    // The focus is on its way into a frame, or none can be found in it.
    return value === 'IFRAME' ? undefined : one.context
  }

  /** A frame that moves takes the mouse along: it is put back before its button goes up. */
  let held: { readonly context: string; readonly move: object } | undefined
  const point = (pointerType: 'mouse' | 'touch', how: 'click' | 'hover' | 'hold' = 'click') =>
    async function press(where: Where, selector: string, name: RegExp): Promise<void> {
      let last: unknown
      await until(`“${name.source}” is there to be pressed`, async () => {
        const target = await find(where)
        const given = [selector, name.source, name.flags, how !== 'click']
        const look = `const [selector, source, flags, any] = arguments; const found = (() => { ${finder} })(); found?.scrollIntoView({ block: 'nearest' })`
        const { sharedId } = await evaluate(target, `${look}; return found`, given)
        if (sharedId === undefined) return false
        const still = `return (function () { ${whereIs} })(found)`
        const { value: at } = await evaluate(
          target,
          `${look}; if (!found) return null; ${still}`,
          given,
        )
        if (at !== last) {
          last = at
          return false
        }
        const origin = { type: 'element', element: { sharedId } }
        const act = (actions: readonly object[]) =>
          ask('input.performActions', {
            context: target,
            actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
          })
        const move = { type: 'pointerMove', x: 0, y: 0, origin }
        const down = { type: 'pointerDown', button: 0 }
        if (how !== 'click') {
          held = { context: target, move }
          await act([{ ...move, x: 3 }, move, ...(how === 'hold' ? [down] : [])])
          return true
        }
        await evaluate(target, `${look}; (function () { ${watchHit} })(found)`, given)
        await act([move, down, { type: 'pointerUp', button: 0 }])
        return isHit(async () => (await evaluate(target, wasHit, [])).value)
      })
    }

  return {
    engine: 'Firefox',
    version: capabilities.browserVersion,
    open: async (to) =>
      void (await ask('browsingContext.navigate', { context: main, url: to, wait: 'complete' })),
    reload: async () =>
      void (await ask('browsingContext.reload', { context: main, wait: 'complete' })),
    async run(where, body, args = []) {
      const text = `return Promise.resolve((function () { ${body} }).apply(window, arguments)).then((value) => JSON.stringify(value ?? null))`
      const { value } = await evaluate(await find(where), text, args)
      return JSON.parse(String(value))
    },
    hover: point('mouse', 'hover'),
    click: point('mouse'),
    tap: point('touch'),
    hold: point('mouse', 'hold'),
    async letGo() {
      if (held === undefined) throw new Error('Nothing is held')
      const parameters = { pointerType: 'mouse' }
      const actions = [held.move, { type: 'pointerUp', button: 0 }]
      await ask('input.performActions', {
        context: held.context,
        actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
      })
    },
    async press(where, ...pressed) {
      const tab = where === 'window' ? await find(where) : main
      await ask('browsingContext.activate', { context: tab })
      for (const value of pressed) {
        const actions = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]
        const acted = ask('input.performActions', {
          context: await focused(tab),
          actions: [{ type: 'key', id: 'keys', actions }],
        })
        // A window may close at a key going down, before it is up again.
        await acted.catch(async (error: unknown) => {
          if (where !== 'window' || (await all()).some((one) => one.context === tab)) throw error
        })
      }
    },
    windows: async () => (await all()).length,
    async openTab(to) {
      const { context: tab } = created.parse(await ask('browsingContext.create', { type: 'tab' }))
      await ask('browsingContext.navigate', { context: tab, url: to, wait: 'complete' })
      await ask('browsingContext.activate', { context: tab })
    },
    async closeWindow() {
      await ask('browsingContext.close', { context: await find('window') })
      await ask('browsingContext.activate', { context: main })
    },
    async stop() {
      await ask('browser.close', {}).catch(() => child.kill())
      socket.close()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
