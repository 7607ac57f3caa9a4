import { writeFileSync } from 'node:fs'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'
import type { Devnet } from '#devnet/start.ts'
import { deploymentOf } from '#devnet/web/deployment.ts'
import { makeFolder } from '#gateway/testing/startGateway.ts'
import { type Address, startAddress } from './startAddress.ts'

const START_MS = 60_000
const SITE = 'https://shop.example'
/** All come from this machine. */
const PER_MINUTE = 10_000_000

export type Pair = {
  readonly address: Address
  /** The deployment that the frame of a site gets from the gateways. */
  readonly deployment: Published
  /** Ends one of them as a crash does, starts it again, and resolves once it is ready. */
  crash(at: number): Promise<void>
  stop(): Promise<void>
}

export type Published = {
  readonly networks: readonly { readonly chainId: number; readonly rpcUrls: readonly string[] }[]
  readonly bridge: { readonly apiUrl: string; readonly indexerUrl: string }
}

/** Two gateways as processes of their own, with one file and one address. */
export async function startPair(devnet: Devnet): Promise<Pair> {
  const ports = [await findFreePort(), await findFreePort()]
  const address = await startAddress(ports)
  const folder = makeFolder('')
  writeFileSync(folder.file, JSON.stringify(deploymentBehind(devnet, address.url)))
  const running: Running[] = []
  const stop = async () => {
    await address.stop()
    await Promise.all(running.map((one) => one.stop()))
    folder.remove()
  }

  async function start(at: number): Promise<void> {
    const port = String(ports[at])
    const { PATH = '', HOME = '' } = process.env
    const started = startProcess(
      process.execPath,
      ['--import', 'tsx', 'gateway/main.ts', folder.file],
      { env: { PATH, HOME, PORT: port, DIST_DIR: folder.distDir, BRIDGE_KEY: 'key-5d81c07e' } },
    )
    running[at] = started
    await waitUntilReady(started, {
      name: `Gateway ${at + 1}`,
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok,
      timeoutMs: START_MS,
    })
  }

  try {
    await Promise.all(ports.map((_, at) => start(at)))
    return {
      address,
      deployment: await readDeployment(address.url),
      async crash(at) {
        await running[at]?.kill()
        await start(at)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** As an operator writes it: the gateways alone know where nodes and services are. */
function deploymentBehind({ urls, chains }: Devnet, origin: string) {
  const { networks, ...deployment } = deploymentOf(urls, chains)
  return {
    ...deployment,
    services: {},
    allowedOrigins: [SITE],
    networks: networks.map(({ rpcUrls: _, ...network }) => network),
    gateway: {
      origin,
      trustedProxies: ['127.0.0.1'],
      nodes: Object.fromEntries(
        chains.map(({ chainId, rpcUrl, wsUrl }) => [
          `eip155:${chainId}`,
          [{ url: rpcUrl, socketUrl: wsUrl }],
        ]),
      ),
      // The key that both have makes the token of one good for the other.
      bridge: { keyFrom: 'BRIDGE_KEY' },
      limits: { perMinute: PER_MINUTE, perSite: { perMinute: PER_MINUTE } },
    },
  }
}

async function readDeployment(url: string): Promise<Published> {
  const document = await fetch(`${url}/embed/?origin=${encodeURIComponent(SITE)}`)
  const [, printed = ''] = /id="causeway-deployment">([^<]*)</.exec(await document.text()) ?? []
  return JSON.parse(printed)
}
