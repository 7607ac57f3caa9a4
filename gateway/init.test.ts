import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from './config/readFile.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-init-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As somebody types it: a line for each question. */
function init(lines: readonly string[], flags: readonly string[] = []) {
  const args = ['--import', 'tsx', 'gateway/init.ts', folder, ...flags]
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  child.stdin.on('error', () => undefined) // it may end before it has read them
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const deployment = () =>
  z.looseObject({ gateway: z.looseObject({}) }).parse(JSON.parse(read('deployment.json')))

test('default: four questions, and a file that the gateway takes once the keys are in', async () => {
  const { code, output } = await init([
    'https://w.example',
    'https://a.example, https://*.b.example',
    '',
    '',
  ])
  expect(output).toContain('Fill in')
  expect(code).toBe(0)
  expect(deployment()).toEqual({
    allowedOrigins: ['https://a.example', 'https://*.b.example'],
    gateway: {
      origin: 'https://w.example',
      trustedProxies: ['127.0.0.1'],
      bridge: { keyFrom: 'ACROSS_KEY' },
      services: { projectIdFrom: 'PROJECT_ID' },
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  })
  const env = read('gateway.env')
  expect(env).toMatch(/^ACROSS_KEY=$/m)
  expect(env).toMatch(/^PROJECT_ID=$/m)
  const [, METRICS_TOKEN = ''] = /^METRICS_TOKEN=([-\w]{32})$/m.exec(env) ?? []
  expect(statSync(join(folder, 'gateway.env')).mode & 0o777).toBe(0o600)
  expect(output).not.toContain(METRICS_TOKEN)
  const keys = { ACROSS_KEY: 'across-key', PROJECT_ID: 'project-id', METRICS_TOKEN }
  expect(readSettings(join(folder, 'deployment.json'), keys).deployment).toMatchObject({
    bridge: { apiUrl: 'https://w.example/api/across' },
  })
  expect(output).toContain('npm run doctor -- https://w.example https://a.example')
  for (const word of [
    'ACROSS_KEY',
    'PROJECT_ID',
    'browsers ask public ones',
    'w.example in front',
  ]) {
    expect(output).toContain(word)
  }
})

test('behavior: nodes are asked for network by network, and get a variable where they want a key', async () => {
  const flags = ['--origin', 'https://w.example', '--sites', 'https://a.example']
  const { code, output } = await init(
    ['base, 10, Solana', 'nodes', 'https://base.node.example/v2/{key}', '', 'https://sol.example'],
    flags,
  )
  expect(output).toContain('The node of Base')
  expect(code).toBe(0)
  const { networks, gateway } = deployment()
  expect(networks).toMatchObject([{ chainId: 8453 }, { chainId: 10 }, { name: 'Solana' }])
  expect(gateway.nodes).toEqual({
    'eip155:8453': [{ url: 'https://base.node.example/v2/{key}', keyFrom: 'BASE_NODE_KEY' }],
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ url: 'https://sol.example' }],
  })
  expect(read('gateway.env')).toMatch(/^BASE_NODE_KEY=$/m)
  expect(output).toContain('Across, its API limits')
})

test('behavior: --containers writes what compose.yaml reads, with passwords for its owner alone', async () => {
  const flags = ['--origin', 'https://w.example', '--sites', 'https://a.example', '--containers']
  const { code, output } = await init(['', 'none'], flags)
  expect(output).toContain('docker compose up')
  expect(code).toBe(0)
  expect(deployment().gateway).toMatchObject({
    trustedProxies: ['172.30.91.0/24'],
    limits: { storeFrom: 'STORE_URL' },
  })
  expect(read('.env')).toMatch(/^WIDGET_HOST=w\.example$/m)
  const [, password = ''] = /^STORE_PASSWORD=([-\w]{32})$/m.exec(read('.env')) ?? []
  expect(password).not.toBe('')
  expect(read('.env')).not.toContain(`DATABASE_PASSWORD=${password}`)
  expect(output).not.toContain(password)
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'deployment.json')).mode & 0o777).toBe(0o644)
})

test('behavior: with the wallet there is a fifth question, and a key of its own', async () => {
  const flags = ['--origin', 'https://w.a.example', '--sites', 'https://a.example']
  const { code, output } = await init(['', 'wallet', 'https://w.a.example', ''], flags)
  expect(output).toContain('https://w.a.example is no origin beside')
  expect(code).toBe(0)
  expect(deployment()).toMatchObject({
    services: { secureUrl: 'https://secure.a.example' },
    gateway: { embeddedWallet: true },
  })
  const env = read('gateway.env')
  expect(env).toMatch(/^SMTP_URL=$/m)
  expect(env).toMatch(/^MAIL_FROM=$/m)
  const [, key = ''] = /^ENCRYPTION_KEY=(\S+)$/m.exec(env) ?? []
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(output).not.toContain(key)
  expect(output).toContain('w.a.example and secure.a.example in front')
})

test('behavior: in containers the wallet is a service of its own', async () => {
  const flags = ['--origin', 'https://w.a.example', '--sites', 'https://a.example', '--containers']
  const wallet = ['--services', 'wallet', '--wallet', 'https://secure.a.example']
  const { code, output } = await init([''], [...flags, ...wallet])
  expect(output).toContain('npm run secure -- init')
  expect(code).toBe(0)
  expect(deployment()).toMatchObject({ services: { secureUrl: 'https://secure.a.example' } })
  expect(deployment().gateway).not.toHaveProperty('embeddedWallet')
  expect(read('gateway.env')).not.toContain('ENCRYPTION_KEY')
  expect(read('.env')).toMatch(/^SECURE_HOST=secure\.a\.example$/m)
  expect(read('.env')).toMatch(/^COMPOSE_PROFILES=wallet$/m)
})

test('error: what is no answer is told, and asked again', async () => {
  const { code, output } = await init([
    '',
    'http://w.example',
    'https://w.example/path',
    'https://w.example',
    'a.example',
    'https://a.example',
    'Narnia',
    'Base',
    'all',
    'none',
  ])
  expect(code).toBe(0)
  for (const word of [
    'Nothing is no origin',
    'http://w.example is no origin',
    'https://w.example/path is no origin',
    'a.example is no site',
    'Narnia is no built-in network',
    'all is none of',
  ]) {
    expect(output).toContain(word)
  }
  expect(deployment().gateway).toEqual({
    origin: 'https://w.example',
    trustedProxies: ['127.0.0.1'],
    metricsTokenFrom: 'METRICS_TOKEN',
  })
})

test.each([
  ['a flag', [], ['--origin', 'w.example'], 'ANSWER_WRONG: w.example is no origin'],
  [
    'an end of the input',
    ['https://w.example'],
    [],
    'ANSWER_WRONG: There is no answer to: The sites',
  ],
  [
    'a flag that there is not',
    [],
    ['--origen', 'https://w.example'],
    "ANSWER_WRONG: Unknown option '--origen'",
  ],
] as const)('error: %s that answers nothing leaves no file', async (_, lines, flags, word) => {
  const { code, output } = await init(lines, flags)
  expect(output).toContain(word)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test.each(['deployment.json', 'gateway.env'])(
  'error: %s that is there stays as it is',
  async (name) => {
    writeFileSync(join(folder, name), 'mine')
    const { code, output } = await init(['https://w.example', '', '', ''])
    expect(output).toContain('FILE_EXISTS')
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual([name])
    expect(read(name)).toBe('mine')
  },
)
