import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Devnet } from '#devnet/start.ts'
import { deploymentOf } from '#devnet/web/deployment.ts'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'

/** What devnet's services ask for where a gateway stands before them. */
export const keys = {
  bridgeApi: 'bridge-key-5a1c9e7d3b',
  rpc: 'node-key-b7e2f09c4d',
  projectId: 'f00dcafe0123456789abcdef01234567',
}
const METRICS_TOKEN = 'metrics-token-9c1d2e'

export type Gateway = {
  readonly origin: string
  start(): Promise<void>
  /** Asks the gateway to end, as its operator does. */
  stop(): Promise<void>
  /** Kills the gateway, as a crash would. */
  kill(): Promise<void>
  output(): string
  /** Ends it, and removes its file. */
  remove(): Promise<void>
}

/** The gateway in front of a devnet whose services ask for `keys`; the demo pages embed its widget from then on. */
export async function startBefore(devnet: Devnet): Promise<Gateway> {
  const gateway = await makeGateway((origin) => deploymentBehind(devnet, origin), {
    BRIDGE_KEY: keys.bridgeApi,
    NODE_KEY: keys.rpc,
    PROJECT_ID: keys.projectId,
    METRICS_TOKEN,
  })
  await gateway.start()
  // The pages insert the widget's origin when they are served.
  devnet.urls.widget = gateway.origin
  return gateway
}

/** The deployment as an operator writes it: no node, no key, and the services' real URLs. */
function deploymentBehind({ urls, chains }: Devnet, origin: string) {
  const { networks, ...deployment } = deploymentOf(urls, chains)
  return {
    ...deployment,
    networks: networks.map(({ rpcUrls: _, ...network }) => network),
    gateway: {
      origin,
      nodes: Object.fromEntries(
        chains.map(({ chainId, rpcUrl }) => [
          `eip155:${chainId}`,
          [{ url: rpcUrl, keyFrom: 'NODE_KEY' }],
        ]),
      ),
      bridge: { keyFrom: 'BRIDGE_KEY' },
      services: { projectIdFrom: 'PROJECT_ID' },
      docs: { origin: docsOf(origin) },
      limits: { sites: { [new URL(urls.page ?? '').origin]: {} } },
      metricsTokenFrom: 'METRICS_TOKEN',
    },
  }
}

/** Where the gateway of this origin serves the documentation. */
export const docsOf = (origin: string) => origin.replace('widget.', 'docs.')

/** A gateway as its operator starts it, with a file and variables of the environment. */
export async function makeGateway(
  deploymentAt: (origin: string) => object,
  env: Readonly<Record<string, string>> = {},
): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-gateway-'))
  const port = await findFreePort()
  const origin = `http://widget.localhost:${port}`
  const file = join(folder, 'deployment.json')
  writeFileSync(file, JSON.stringify(deploymentAt(origin)))
  const runs: Running[] = []
  const gateway: Gateway = {
    origin,
    async start() {
      // Started as one process, so that ending it ends the gateway too.
      const args = ['--import', 'tsx', 'gateway/main.ts', file]
      const running = startProcess(process.execPath, args, {
        env: { ...process.env, PORT: String(port), ...env },
      })
      runs.push(running)
      await waitUntilReady(running, {
        name: 'The gateway',
        isReady: async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok,
        timeoutMs: 30_000,
      })
    },
    stop: async () => runs.at(-1)?.stop(),
    kill: async () => runs.at(-1)?.kill(),
    output: () => runs.map((running) => running.output()).join('\n'),
    async remove() {
      await gateway.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return gateway
}
