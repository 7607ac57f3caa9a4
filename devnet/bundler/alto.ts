import { join } from 'node:path'
import { parseEther } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { devAccount, devPrivateKey } from '../chains/accounts.ts'
import type { DevChain } from '../chains/devChain.ts'
import { findFreePort, type Running, startProcess, waitUntilReady } from '../processes.ts'

const program = join(import.meta.dirname, '../../node_modules/@pimlico/alto/esm/cli/alto.js')
const START_TIMEOUT_MS = 120_000
const EXECUTOR_INDEX = 30
const UTILITY_INDEX = 31

/** Alto listens on every address of the machine and has no option for it. */
const onLoopback = `data:text/javascript,${encodeURIComponent(`
import net from 'node:net'
const { listen } = net.Server.prototype
net.Server.prototype.listen = function (first, ...rest) {
  const place = typeof first === 'object' ? { ...first, host: '127.0.0.1' } : first
  return listen.call(this, place, ...rest)
}
`)}`

export type Alto = Running & { url: string }

/** Starts a bundler for one chain: Alto, as it runs in front of public chains, with quiet logs. */
export async function startAlto(chain: DevChain): Promise<Alto> {
  const { client, directUrl } = chain
  for (const index of [EXECUTOR_INDEX, UTILITY_INDEX]) {
    await client.setBalance({ address: devAccount(index).address, value: parseEther('1000') })
  }
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '' } = process.env
  const flags = {
    entrypoints: entryPoint08Address,
    'executor-private-keys': devPrivateKey(EXECUTOR_INDEX),
    'utility-private-key': devPrivateKey(UTILITY_INDEX),
    'rpc-url': directUrl,
    port,
    // Tracing by scripts is what a node for development lacks.
    'safe-mode': false,
    'refilling-wallets': false,
    'utility-wallet-monitor': false,
    'block-time': 1_000,
    'max-bundle-interval': 200,
    'log-level': 'error',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  const started = startProcess(process.execPath, [`--import=${onLoopback}`, program, ...args], {
    env: { PATH, HOME, NODE_ENV: 'production' },
  })
  await waitUntilReady(started, {
    name: `The bundler of ${chain.name}`,
    isReady: async () => (await fetch(`${url}/health`)).ok,
    timeoutMs: START_TIMEOUT_MS,
  })
  return { ...started, url }
}
