import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { build } from 'vite'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { bridgeBuild } from '../../scripts/bridgeBuild.ts'
import { npmBuild } from '../../scripts/loaderBuild.ts'
import { describePackage } from '../../scripts/npmPackage.ts'

const example = 'examples/headless-bridge/sendUsdc.js'

// Outside of this project: nothing of ours is found by accident.
const place = mkdtempSync(join(tmpdir(), 'causeway-package-'))
const installed = join(place, 'node_modules/@causeway/widget')
let devnet: Devnet
beforeAll(async () => {
  const built = join(place, 'built')
  await build({ ...npmBuild, build: { ...npmBuild.build, outDir: built } })
  await build({ ...bridgeBuild, build: { ...bridgeBuild.build, outDir: built } })
  describePackage(built)
  const pack = ['pack', built, '--pack-destination', place, '--silent', '--ignore-scripts']
  const archive = execFileSync('npm', pack, { cwd: place, encoding: 'utf8' }).trim()
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['xzf', join(place, archive), '-C', installed, '--strip-components=1'])
  for (const name of ['viem', 'zod', 'penpal']) {
    symlinkSync(resolve('node_modules', name), join(place, 'node_modules', name), 'dir')
  }
  cpSync(example, join(place, 'sendUsdc.js'))
  await writeFile(join(place, 'package.json'), '{ "type": "module" }\n')
  devnet = await borrowDevnet()
}, 120_000)
afterAll(async () => {
  await devnet?.stop()
  rmSync(place, { recursive: true, force: true })
})

describe('the bridge entry of the package', () => {
  test('default: the example bridges in plain Node', async () => {
    const key = generatePrivateKey()
    await devnet.control.fund(privateKeyToAccount(key).address)
    const chains = devnet.chains.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl }))
    const { bridgeApi: apiUrl, indexer: indexerUrl } = devnet.urls
    const spokePools = Object.fromEntries(
      devnet.chains.map(({ chainId, contracts }) => [chainId, contracts.spokePool]),
    )
    const lines = [
      "import { createChainClient } from '@causeway/widget/bridge'",
      "import { createWalletClient, http } from 'viem'",
      "import { privateKeyToAccount } from 'viem/accounts'",
      "import { sendUsdc } from './sendUsdc.js'",
      `const rows = ${JSON.stringify(chains)}`,
      'const chains = rows.map(({ chainId, rpcUrl }) => createChainClient({ chainId, urls: [rpcUrl] }))',
      `const account = privateKeyToAccount('${key}')`,
      'const walletClient = createWalletClient({ account, transport: http(rows[0].rpcUrl) })',
      `const services = ${JSON.stringify({ apiUrl, indexerUrl })}`,
      `const spokePools = ${JSON.stringify(spokePools)}`,
      'const options = { chains, walletClient, services, spokePools, inputAmount: 50_000_000n }',
      'const { transfer } = await sendUsdc(options)',
      'console.log(transfer.status)',
    ]
    await writeFile(join(place, 'main.js'), lines.join('\n'))
    const run = promisify(execFile)(process.execPath, ['main.js'], { cwd: place })
    const { stdout } = await run
    expect(stdout).toMatch(/^approve idle\napprove simulationPending\n/)
    expect(stdout).toMatch(/fill txSuccess\nfilled\n$/)
  })

  test('behavior: its types hold', async () => {
    const lines = [
      "import { createBridgeClient, type BridgeDeposit, getDeposit, httpTransport } from '@causeway/widget/bridge'",
      'const client = createBridgeClient({ transport: httpTransport(), getChainClient: () => undefined })',
      'export const found: BridgeDeposit = await getDeposit(client, { originChainId: 1, depositId: 2n })',
      '// @ts-expect-error ids are bigint',
      'await getDeposit(client, { originChainId: 1, depositId: 2 })',
    ]
    await writeFile(join(place, 'page.ts'), lines.join('\n'))
    const options = '--noEmit --strict --skipLibCheck --target es2022 --module nodenext page.ts'
    const tsc = [resolve('node_modules/typescript/bin/tsc'), ...options.split(' ')]
    const check = () => execFileSync(process.execPath, tsc, { cwd: place, encoding: 'utf8' })
    expect(check).not.toThrow()
  })

  test('behavior: neither React nor a store comes along', () => {
    const text = readFileSync(join(installed, 'bridge.js'), 'utf8')
    const imported = [...text.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name)
    expect(imported.length).toBeGreaterThan(0)
    const own = imported.filter((name) => !/^viem(\/|$)/.test(name ?? ''))
    expect(own).toEqual(['zod/mini'])
  })
})
