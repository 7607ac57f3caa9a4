import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { z } from 'zod'
import { type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { findWebKit } from '../../scripts/browsers/findEngines.ts'
import {
  deepest,
  type Driver,
  finder,
  frameSelector,
  type Point,
  secureSelector,
  type StartOptions,
  until,
  type Where,
  whereIs,
  isHit,
  wasHit,
  watchHit,
} from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const MOVE_MS = 20
const GONE_MS = 2_000
const START_MS = 25_000
const KEY_PAUSE_MS = 30 // WebKit loses a key that is down for no time

const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const started = z.object({
  sessionId: z.string(),
  capabilities: z.looseObject({ browserVersion: z.string() }),
})
const handle = z.string()
const point = z.object({ x: z.number(), y: z.number() })
const cornerOf = `const frame = arguments[0]; const { x, y } = frame.getBoundingClientRect()
  return { x: x + frame.clientLeft, y: y + frame.clientTop }`
const middleOf = `const { x, y, width, height } = arguments[0].getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }`
const isInFrame = `return ['BODY', 'DIALOG', 'IFRAME'].includes(${deepest}.tagName) &&
  document.querySelector('${frameSelector}') !== null`
const element = z.object({ [ELEMENT]: z.string() })

/** It refuses cookies of other sites unless told otherwise; of stores in frames it is told nothing. */
const cookiePolicies = { shipped: [], allowed: ['--cookies-policy=always'] } as const

/** WebKitGTK on a display of its own, spoken to in WebDriver. */
export async function startWebKit({ storage = 'shipped' }: StartOptions = {}): Promise<Driver> {
  const binary = findWebKit()
  if (binary === undefined) throw new Error('WebKitGTK is not installed: webkit2gtk-driver')
  if (storage === 'blocked') throw new Error('WebKitGTK cannot block the stores of frames')
  const { display, child } = await startDisplay()
  const env = { ...process.env, DISPLAY: display }
  const desktop = desktopOn(display)
  // Without one, a window that opens never gets the focus.
  const manager = startProcess('openbox', ['--sm-disable'], { env })
  const port = await freePort()
  const service = startProcess('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env })
  async function end(): Promise<void> {
    await service.stop()
    await manager.stop()
    child.kill()
  }
  const base = `http://127.0.0.1:${port}`
  try {
    await requireReady(service, 'WebKitWebDriver', async () => (await fetch(`${base}/status`)).ok)
    await requireReady(manager, 'openbox', async () => manager.isRunning())
  } catch (error) {
    await end()
    throw error
  }

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    if (response.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${path}: ${error}: ${message}`)
  }

  const { sessionId, capabilities } = started.parse(
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': {
            binary,
            args: ['--automation', ...cookiePolicies[storage]],
          },
        },
      },
    }),
  )
  const tell = (method: string, path: string, body?: unknown) =>
    ask(method, `/session/${sessionId}${path}`, body)
  const execute = (script: string, args: readonly unknown[]) =>
    tell('POST', '/execute/sync', { script, args })
  const main = handle.parse(await tell('GET', '/window'))
  const handles = async () => z.array(handle).parse(await tell('GET', '/window/handles'))

  /** Where the document that is gone to begins, in pixels of the tab. */
  let corner = { x: 0, y: 0 }
  async function go(where: Where): Promise<void> {
    const other = (await handles()).filter((one) => one !== main).at(-1)
    if (where === 'window' && other === undefined) throw new Error('There is no other window')
    await tell('POST', '/window', { handle: where === 'window' ? other : main })
    await tell('POST', '/frame', { id: null })
    corner = { x: 0, y: 0 }
    if (where === 'page' || where === 'window') return
    await enter(frameSelector)
    if (where === 'secure') await enter(secureSelector)
  }
  async function enter(selector: string): Promise<void> {
    const frame = await execute(`return document.querySelector('${selector}')`, [])
    const at = point.parse(await execute(cornerOf, [frame]))
    corner = { x: corner.x + at.x, y: corner.y + at.y }
    await tell('POST', '/frame', { id: element.parse(frame) })
  }

  async function byMouse(actions: readonly object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await tell('POST', '/actions', { actions: [mouse] })
  }
  /** Moves the mouse to a point of the tab, and does something there. */
  async function aim(at: Point, then: readonly object[] = []): Promise<void> {
    const move = { type: 'pointerMove', duration: MOVE_MS, origin: 'viewport' }
    const to = { x: Math.round(at.x), y: Math.round(at.y) }
    await byMouse([{ ...move, x: to.x + 3, y: to.y }, { ...move, ...to }, ...then])
  }
  /** Acts on what has this name, once it stands still. */
  async function on(
    target: { where: Where; selector: string; name: RegExp; isAny: boolean },
    act: (found: z.infer<typeof element>) => Promise<boolean>,
  ): Promise<void> {
    const { where, selector, name, isAny } = target
    let last: unknown
    await until(`“${name.source}” is there to be clicked`, async () => {
      await go(where)
      const script = `const [selector, source, flags, any] = arguments; ${finder}`
      const given = [selector, name.source, name.flags, isAny]
      const found = element.safeParse(await execute(script, given))
      if (!found.success) return false
      const at = await execute(whereIs, [found.data])
      if (at === last) return act(found.data)
      last = at
      return false
    })
  }

  return {
    engine: 'WebKitGTK',
    version: capabilities.browserVersion,
    async open(url) {
      await go('page')
      await tell('POST', '/url', { url })
    },
    async reload() {
      await go('page')
      await tell('POST', '/refresh', {})
    },
    async run(where, body, args = []) {
      await go(where)
      return execute(body, args)
    },
    hover: (where, selector, name) =>
      on({ where, selector, name, isAny: true }, async (found) => {
        // Where elements are the origin, the driver crashes.
        const { x, y } = point.parse(await execute(middleOf, [found]))
        await aim({ x: corner.x + x, y: corner.y + y })
        return true
      }),
    click: (where, selector, name) =>
      on({ where, selector, name, isAny: false }, async (found) => {
        await execute(watchHit, [found])
        await tell('POST', `/element/${found[ELEMENT]}/click`, {})
        return isHit(() => execute(wasHit, []))
      }),
    tap: undefined,
    hold: (where, selector, name) =>
      on({ where, selector, name, isAny: true }, async (found) => {
        const { x, y } = point.parse(await execute(middleOf, [found]))
        await aim({ x: corner.x + x, y: corner.y + y }, [{ type: 'pointerDown', button: 0 }])
        return true
      }),
    letGo: () => byMouse([{ type: 'pointerUp', button: 0 }]),
    async press(where, ...pressed) {
      // Its keys go to the document that is named, wherever in the tab the focus is, and the page names
      // nothing as focused while a frame in it has the focus.
      await go(where)
      if (where === 'page' && (await execute(isInFrame, [])) === true) await go('widget')
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'pause', duration: KEY_PAUSE_MS },
        { type: 'keyUp', value },
      ])
      const target = handle.parse(await tell('GET', '/window'))
      const acted = tell('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
      // A window may close at a key going down, before it is up again; the driver tells no name for that.
      await acted.catch(async (error: unknown) => {
        if (target === main) throw error
        const isGone = async () => !(await handles()).includes(target)
        await until('the window is gone', isGone, GONE_MS).catch(() => {
          throw error
        })
      })
    },
    windows: async () => (await handles()).length,
    async openTab(url) {
      const before = desktop.windows()
      const opened = await tell('POST', '/window/new', { type: 'window' })
      // A window manager keeps the focus where the person was: for a link they would click.
      await until('the window has the focus', async () => {
        const [newest] = desktop.windows().filter((one) => !before.includes(one))
        return newest !== undefined && desktop.activate(newest)
      })
      await tell('POST', '/window', z.object({ handle }).parse(opened))
      await tell('POST', '/url', { url })
    },
    async closeWindow() {
      await go('window')
      await tell('DELETE', '/window')
      await go('page')
    },
    async stop() {
      await tell('DELETE', '').catch(() => undefined) // it may be gone with its last window
      await end()
    },
  }
}

/** What is on a display, as a person at it could see and choose it. */
function desktopOn(display: string) {
  const env = { ...process.env, DISPLAY: display }
  const ask = (args: readonly string[]) => spawnSync('xdotool', args, { env, encoding: 'utf8' })
  return {
    windows: () =>
      ask(['search', '--onlyvisible', '--class', 'MiniBrowser']).stdout.split('\n').filter(Boolean),
    activate: (id: string) => ask(['windowactivate', '--sync', id]).status === 0,
  }
}

function requireReady(started: Running, name: string, isReady: () => Promise<boolean>) {
  return waitUntilReady(started, { name, isReady, timeoutMs: START_MS })
}

async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}\n${said}`)))
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
    })
    child.stdio[3]?.on('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { display: `:${number}`, child }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}
