import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { z } from 'zod'
import { findWebKit } from '../../scripts/browsers/findEngines.ts'
import {
  type Driver,
  finder,
  frameSelector,
  until,
  type Where,
  whereIs,
  isHit,
  wasHit,
  watchHit,
} from './driver.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEY_PAUSE_MS = 30 // WebKit loses a key that is down for no time

const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const started = z.object({
  sessionId: z.string(),
  capabilities: z.looseObject({ browserVersion: z.string() }),
})
const handle = z.string()
const element = z.object({ [ELEMENT]: z.string() })

/** WebKitGTK on a display of its own, spoken to in WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const binary = findWebKit()
  if (binary === undefined) throw new Error('WebKitGTK is not installed: webkit2gtk-driver')
  const children: ChildProcess[] = []
  const { display, child } = await startDisplay()
  children.push(child)
  const port = await freePort()
  children.push(
    spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: display },
      stdio: 'ignore',
    }),
  )
  const base = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver starts', async () => (await fetch(`${base}/status`)).ok)

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
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    }),
  )
  const tell = (method: string, path: string, body?: unknown) =>
    ask(method, `/session/${sessionId}${path}`, body)
  const execute = (script: string, args: readonly unknown[]) =>
    tell('POST', '/execute/sync', { script, args })
  const main = handle.parse(await tell('GET', '/window'))
  const handles = async () => z.array(handle).parse(await tell('GET', '/window/handles'))

  async function go(where: Where): Promise<void> {
    const other = (await handles()).filter((one) => one !== main).at(-1)
    if (where === 'window' && other === undefined) throw new Error('There is no other window')
    await tell('POST', '/window', { handle: where === 'window' ? other : main })
    await tell('POST', '/frame', { id: null })
    if (where !== 'widget') return
    const frame = await execute(`return document.querySelector('${frameSelector}')`, [])
    await tell('POST', '/frame', { id: element.parse(frame) })
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
    async click(where, selector, name) {
      let last: unknown
      await until(`“${name.source}” is there to be clicked`, async () => {
        await go(where)
        const script = `const [selector, source, flags] = arguments; ${finder}`
        const found = element.safeParse(await execute(script, [selector, name.source, name.flags]))
        if (!found.success) return false
        const at = await execute(whereIs, [found.data])
        if (at !== last) {
          last = at
          return false
        }
        await execute(watchHit, [found.data])
        await tell('POST', `/element/${found.data[ELEMENT]}/click`, {})
        return isHit(() => execute(wasHit, []))
      })
    },
    tap: undefined,
    async press(where, ...pressed) {
      await go(where)
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'pause', duration: KEY_PAUSE_MS },
        { type: 'keyUp', value },
      ])
      await tell('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    windows: async () => (await handles()).length,
    async stop() {
      await tell('DELETE', '').catch(() => undefined) // it may be gone with its last window
      for (const one of children.reverse()) one.kill()
    },
  }
}

async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
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
