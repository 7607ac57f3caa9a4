import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../gateway/config/readFile.ts'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { rehearsalKeys } from '#devnet/rehearsal/files.ts'
import { prepareRehearsal } from '#devnet/rehearsal/prepare.ts'

const keys = rehearsalKeys()
let devnet: Devnet
let folder: string
beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api', 'directory', 'web', 'mail'], port: 0, keys })
  folder = mkdtempSync(join(tmpdir(), 'causeway-rehearsal-'))
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await devnet?.stop()
})

test('default: the files are those of a gateway with an embedded wallet, and the page loads its widget', () => {
  const { urls, chains } = devnet
  const ports = { gateway: 8_081, tls: 8_444 }
  const told = prepareRehearsal({ folder, urls, chains, keys, ports })
  expect(told).toContain('Then open https://shop.localhost:8444')
  expect(told).toContain(`Mails are at ${urls.page}/mail`)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(statSync(join(folder, 'gateway.env')).mode & 0o777).toBe(0o600)
  const env = parseEnv(read('gateway.env'))
  const { deployment, section, wallet } = readSettings(join(folder, 'deployment.json'), env)
  expect(deployment.allowedOrigins).toEqual(['https://shop.localhost:8444'])
  expect(deployment.networks?.map(({ rpcUrls }) => rpcUrls?.[0])).toEqual(
    chains.map(({ chainId }) => `https://widget.localhost:8444/api/rpc/eip155:${chainId}`),
  )
  expect(section?.origin).toBe('https://widget.localhost:8444')
  expect(wallet).toMatchObject({
    secureOrigin: 'https://secure.localhost:8444',
    smtpUrl: urls.smtp,
    networks: chains.map(({ name, contracts: { spokePool } }) => ({ name, spokePool })),
  })
  expect(read('shop/index.html')).toContain('src="https://widget.localhost:8444/loader.js"')
  expect(read('Caddyfile').match(/reverse_proxy 127\.0\.0\.1:8081/g)).toHaveLength(2)
  for (const key of Object.values(keys)) {
    expect(read('deployment.json') + read('Caddyfile') + read('shop/index.html')).not.toContain(key)
  }
})

test('behavior: the page of an account gives it test money, and that of nothing else', async () => {
  const address = `0x${'ab'.repeat(20)}`
  const at = (path: string) => `${devnet.urls.page}/explorer/${path}`
  const page = await fetch(at(`31337/address/${address}`), { method: 'POST' })
  expect(page.redirected).toBe(true)
  const text = await page.text()
  expect(text).toContain('<dt>USDC</dt><dd>25000</dd>')
  expect(text).toContain('Give test money')
  const pool = devnet.contracts[31337]?.spokePool
  expect(await (await fetch(at(`31337/address/${pool}`))).text()).not.toContain('Give test money')
  for (const path of ['31337', '31337/address/0x12', `1/address/${address}`]) {
    expect((await fetch(at(path), { method: 'POST' })).status).toBe(404)
  }
})
