import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBridgeClient } from '../client/client.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import type { World } from './world.ts'

/** An indexer that answers for every deposit what the test sets. */
export async function startLyingIndexer(world: World) {
  let answer: object = {}
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const indexerUrl = `http://127.0.0.1:${port}`
  return {
    client: createBridgeClient({
      transport: httpTransport({ apiUrl: world.devnet.urls.bridgeApi, indexerUrl, backoffMs: 1 }),
      getChainClient: (chainId) => world.client.chainClient(chainId),
      spokePools: world.client.spokePools,
      pollingIntervalMs: 50,
    }),
    say(next: object) {
      answer = next
    },
    asked: () => asked,
    stop: () => {
      server.closeAllConnections()
      return new Promise<unknown>((resolve) => server.close(resolve))
    },
  }
}
