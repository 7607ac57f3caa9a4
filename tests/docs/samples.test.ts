import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deployment } from '#kernel/config/deployment.ts'
import { readSettings } from '../../gateway/config/readFile.ts'
import { makeFolder } from '../../gateway/testing/startGateway.ts'
import { needed, readOptions } from '../../secure/service/config/options.ts'
import { settings } from '../../secure/service/config/settings.ts'
import { checkCommands } from './checkCommands.ts'
import { checkTypes } from './checkTypes.ts'
import { readCode, readSamples, type Sample } from './samples.ts'
import { readSnippets } from './snippets.ts'

const samples = readSamples()
const nothing = { where: 'here', role: '', notRun: undefined }
/** All that the embedded wallet's service needs beside its networks. */
const serviceSettings = Object.fromEntries(
  Object.entries(settings)
    .filter(([name]) => needed.has(name))
    .map(([name, { example }]) => [
      name,
      name === 'ENCRYPTION_KEY' ? Buffer.alloc(32, 7).toString('base64') : example,
    ]),
)
const of = (language: string) => samples.filter((sample) => sample.language === language)

/** What is done with each language; `tests/e2e/docs.spec.ts` runs code and markup in a browser. */
const checked = ['js', 'jsx', 'ts', 'tsx', 'diff', 'html', 'sh', 'json', 'nginx', 'caddy']

test('default: every sample of every document is of a kind that is checked', () => {
  expect(samples.length).toBeGreaterThan(60)
  expect(samples.filter(({ language }) => !checked.includes(language))).toEqual([])
  // Who is not run says why.
  const silent = samples.filter(({ notRun }) => notRun !== undefined && notRun.length < 12)
  expect(silent).toEqual([])
})

test('default: code fits the types of the package', { timeout: 240_000 }, () => {
  // Three that must be found, in the same program: a check that finds nothing would pass.
  const wrong = [
    "await Widget.open({ view: 'Brigde' })",
    "import { useWallet } from '@causeway/widget/react'",
    "Widget.on('conect', () => undefined)",
  ].map((code, at): Sample => ({ ...nothing, where: `wrong ${at}`, language: 'js', code }))
  const found = checkTypes([...readCode(), ...readSnippets(), ...wrong])
  expect(found.filter((what) => !what.startsWith('wrong'))).toEqual([])
  expect(new Set(found.map((what) => what.split(',')[0])).size).toBe(wrong.length)
})

test('default: React that may be pasted into Next.js runs on the client (N12)', () => {
  const react = [...readCode(), ...readSnippets()].filter(
    ({ where, code }) =>
      code.includes('@causeway/widget/react') && !where.startsWith('docs/getting-started.md'), // Vite
  )
  expect(react.length).toBeGreaterThan(4)
  expect(react.filter(({ code }) => !code.includes("'use client'"))).toEqual([])
})

test('default: commands name scripts, files and settings that there are', () => {
  expect(of('sh').flatMap(checkCommands)).toEqual([])
  const code = 'npm run biuld\nSMTP_ULR=x node --import tsx secure/service/main.ts\nrm -rf /'
  expect(checkCommands({ ...nothing, language: 'sh', code })).toEqual([
    'here: no script biuld',
    'here: no setting SMTP_ULR',
    'here: nobody knows the command rm',
  ])
})

describe('files', () => {
  test.each(of('json'))('default: $where is what it says to be', ({ role, code }) => {
    if (role === 'networks') {
      expect(readOptions({ ...serviceSettings, NETWORKS: code }).networks).toHaveLength(1)
      return
    }
    if (role === 'gateway') {
      const env = [...code.matchAll(/From": "([A-Z_]+)"/g)].map(([, name]) => [
        name,
        `key-of-${name}`,
      ])
      const { file, remove } = makeFolder(code)
      expect(
        readSettings(file, { ...serviceSettings, ...Object.fromEntries(env) }).section?.origin,
      ).toMatch(/^https:/)
      remove()
      return
    }
    expect(role).toBe('deployment')
    const { error } = deployment.safeParse(JSON.parse(code))
    expect(error?.issues).toBe(undefined)
  })

  test.each([...of('nginx'), ...of('caddy')])('default: $where is whole', (sample) => {
    const { code, language, role } = sample
    const count = (sign: string) => code.split(sign).length
    expect(count('{')).toBe(count('}'))
    const file = { nginx: 'nginx.conf', caddy: 'Caddyfile' }[language]
    if (role !== '') expect(readFileSync(`deploy/${role}.${file}`, 'utf8')).toBe(code)
    else expect(code).toMatch(new RegExp(`(include|import) /srv/causeway/${file}\\b`))
    if (language !== 'nginx') return
    const lines = code.split('\n').map((line) => line.trim())
    for (const line of lines) expect(line).toMatch(/^$|[;{}]$/)
  })
})

test('default: the headless sample is the example that a test runs', () => {
  const example = readFileSync('examples/headless-bridge/sendUsdc.js', 'utf8')
  expect(readFileSync('docs/bridge.md', 'utf8')).toContain(example)
})
