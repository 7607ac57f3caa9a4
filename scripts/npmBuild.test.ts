import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmBuild } from './loaderBuild.ts'
import { describePackage } from './npmPackage.ts'
import { packagesOf } from './package/describeGateway.ts'
import { gatewayReadme, packageReadme } from './package/readme.ts'

const page = resolve('.cache/npm-test', String(process.pid))
const folder = join(page, 'node_modules/@causeway/widget')
beforeAll(async () => {
  await build({ ...npmBuild, build: { ...npmBuild.build, outDir: folder } })
  describePackage(folder)
}, 300_000)
afterAll(() => rmSync(page, { recursive: true, force: true }))

test('default: the built package is imported on a server and answers null there', async () => {
  const { loadWidget, createWidget } = await import(pathToFileURL(join(folder, 'index.js')).href)
  expect(createWidget).toBeTypeOf('function')
  expect(await loadWidget()).toBe(null)
})

test('default: its types hold for a page that is written in TypeScript', {
  timeout: 60_000,
}, () => {
  mkdirSync(page, { recursive: true })
  const lines = [
    "import { loadWidget, type PublicState } from '@causeway/widget'",
    "export const state: PublicState | undefined = (await loadWidget({ themeMode: 'light' }))?.getState()",
    '// @ts-expect-error there is no such mode',
    "await loadWidget({ themeMode: 'red' })",
  ]
  writeFileSync(join(page, 'page.ts'), `${lines.join('\n')}\n`)
  writeFileSync(join(page, 'package.json'), '{ "type": "module" }\n')
  const options = '--noEmit --strict --skipLibCheck --target es2022 --module nodenext'
  const run = () =>
    execFileSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), ...options.split(' '), 'page.ts'],
      { cwd: page, encoding: 'utf8' },
    )
  expect(run).not.toThrow()
})

test('default: the readme of the package names nothing that it does not bring', () => {
  const readme = packageReadme()
  expect(readme).toMatch(/^# @causeway\/widget\n/)
  expect(readme).toContain('`useAccount()`')
  expect(readme).not.toMatch(/\]\((?!https?:)|npm start|npm run/)
})

test('default: the readme of the gateway begins with its package, and leaves out what a checkout has', () => {
  const readme = gatewayReadme()
  expect(readme).toMatch(/^# @causeway\/gateway\n\n## From the package\n/)
  expect(readme).toContain('`PORT_TAKEN`')
  expect(readme).not.toMatch(/\]\((?!https?:)|docker compose|--containers|not run:|npm pack/)
})

test('default: packages are read from imports, whole, once and in order', () => {
  const code = `import { z } from 'zod/mini'
import pg from 'pg'
import 'node:fs'
import { join } from 'path'
import { a } from './a.js'
import { serve } from '@hono/node-server/conninfo'
const hono = await import('hono')
export { z as zod } from 'zod'`
  const later = "import { trace } from '@opentelemetry/api'\nimport { z } from 'zod'"
  const names = ['@hono/node-server', '@opentelemetry/api', 'hono', 'pg', 'zod']
  expect(packagesOf([code, later])).toEqual(names)
})
