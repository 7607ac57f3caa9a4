import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys, makeFolder, ORIGIN } from './testing/startGateway.ts'

const good = {
  allowedOrigins: ['https://shop.example'],
  gateway: { origin: ORIGIN, bridge: { keyFrom: 'BRIDGE_KEY' } },
}

/** As `npm run serve` starts it. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/main.ts', ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  return { child, ended, output: () => output }
}

test('default: it serves with the keys of a file until it is asked to stop, and ends in order', async () => {
  const { file, distDir, remove } = makeFolder(good)
  // As `npm run init` writes one.
  const envFile = join(distDir, 'gateway.env')
  writeFileSync(envFile, `# The key of the bridge\nBRIDGE_KEY=${keys.BRIDGE_KEY}\n`)
  const { child, ended, output } = run([file, '--env', envFile], { DIST_DIR: distDir })
  await expect.poll(output, { timeout: 20_000 }).toContain('"event":"listening"')
  const url = /"url":"([^"]+)"/.exec(output())?.[1] ?? ''
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).toContain('"event":"stopped"')
  expect(output()).not.toContain(keys.BRIDGE_KEY)
  remove()
})

test('behavior: SIGHUP reads the file again, and the process goes on', async () => {
  const { file, distDir, remove } = makeFolder(good)
  const { child, ended, output } = run([file], { DIST_DIR: distDir, ...keys })
  await expect.poll(output, { timeout: 20_000 }).toContain('"event":"listening"')
  writeFileSync(file, '{')
  child.kill('SIGHUP')
  await expect.poll(output).toContain('FILE_NOT_JSON')
  writeFileSync(file, JSON.stringify(good))
  child.kill('SIGHUP')
  await expect.poll(output).toContain('"event":"reloaded"')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  remove()
})

test.each([
  ['no file', [], 2, 'Usage: npm run serve'],
  ['a file that is not there', ['/nowhere.json'], 1, 'FILE_MISSING: /nowhere.json'],
] as const)('error: with %s the process ends', async (_, args, code, words) => {
  const { ended, output } = run(args)
  expect(await ended).toBe(code)
  expect(output()).toContain(words)
})
