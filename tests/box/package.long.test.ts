import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort, startProcess, waitUntilReady } from '#devnet/processes.ts'
import { plainEnv } from './runStages.ts'

/* The package as an owner has it: packed from the build, and installed in an empty folder. */
const READY_MS = 60_000
const INSTALL_MS = 600_000
/** Of the tarball: the widget is most of it. */
const MOST_BYTES = 2_500_000

const place = mkdtempSync(join(tmpdir(), 'causeway-box-'))
let packedBytes = 0
beforeAll(async () => {
  const built = resolve('dist/npm-gateway')
  const packed = await run('npm', ['pack', built, '--json', '--silent', '--ignore-scripts'])
  const [{ filename, size }] = JSON.parse(packed.output)
  packedBytes = size
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts']
  const installed = await run('npm', ['install', `./${filename}`, ...options])
  expect(installed.code, installed.output).toBe(0)
}, INSTALL_MS)
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('default: init, serve and doctor of the package, until it is asked to stop', async () => {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const answers = { origin, sites: 'https://shop.example', networks: 'all', services: 'none' }
  const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value])
  const made = await run('npx', ['--no', 'causeway', 'init', ...flags])
  expect(made.code, made.output).toBe(0)
  expect(made.output).toContain('npx --no causeway serve deployment.json --env gateway.env')

  // By itself, so that the signal reaches it.
  const words = ['serve', 'deployment.json', '--env', 'gateway.env']
  const serving = startProcess(join(place, 'node_modules/.bin/causeway'), words, {
    cwd: place,
    env: { ...plainEnv(), PORT: `${port}` },
  })
  const isReady = async () => (await fetch(`${origin}/ready`)).ok
  await waitUntilReady(serving, { name: 'causeway serve', isReady, timeoutMs: READY_MS })
  const document = await fetch(`${origin}/embed/`)
  expect(document.status).toBe(200)
  expect(await document.text()).toContain('"allowedOrigins":["https://shop.example"]')
  const loader = await fetch(`${origin}/loader.js`)
  expect(loader.headers.get('content-type')).toMatch(/javascript/)
  expect(await loader.text()).toContain('Widget')
  const [, token] =
    /^METRICS_TOKEN=(\S+)$/m.exec(readFileSync(join(place, 'gateway.env'), 'utf8')) ?? []
  const metrics = { headers: { authorization: `Bearer ${token}` } }
  expect((await fetch(`${origin}/metrics`, metrics)).status).toBe(200)

  const examined = await run('npx', ['--no', 'causeway', 'doctor', origin])
  expect(examined.output).toContain('\n0 errors')
  expect(examined.code).toBe(0)

  await serving.stop()
  expect(await serving.ended, serving.output()).toBe(0)
  expect(serving.output()).toContain('"event":"stopped"')
})

test.each([
  ['a command that there is not', ['sevre'], 2, "There is no command 'sevre'."],
  ['no command', [], 2, 'Which command?'],
  ['help', ['help'], 0, 'causeway serve deployment.json'],
  ['serve without a file', ['serve'], 2, 'Usage: causeway serve deployment.json'],
  ['serve with another flag', ['serve', 'a.json', '--port', '1'], 2, 'Usage: causeway serve'],
  ['init for containers', ['init', '--containers'], 1, 'ANSWER_WRONG: --containers'],
  ['doctor without an address', ['doctor'], 2, 'Usage: causeway doctor'],
] as const)('behavior: %s', async (_, words, code, word) => {
  const ran = await run('npx', ['--no', 'causeway', ...words])
  expect(ran.output).toContain(word)
  expect(ran.code).toBe(code)
})

test('default: the tarball is small enough to install at each deployment', () => {
  expect(packedBytes).toBeGreaterThan(0)
  expect(packedBytes).toBeLessThan(MOST_BYTES)
})

async function run(program: string, words: readonly string[]) {
  const running = startProcess(program, words, { cwd: place, env: plainEnv() })
  const code = await running.ended
  return { code, output: running.output() }
}
