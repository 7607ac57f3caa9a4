import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createPlaces } from '../../limits/connections.ts'
import { createMetrics } from '../../metrics.ts'
import { serveConnection } from './connection.ts'

let server: WebSocketServer
beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
})
afterEach(async () => {
  for (const client of server.clients) client.terminate()
  server.close()
  await once(server, 'close')
})

test('attack: who leaves while a slow store counts its questions subscribes to nothing', async () => {
  const counting: (() => void)[] = []
  let [subscribed, logged] = [0, 0]
  const log = () => {
    logged += 1
  }
  server.on('connection', (socket) => {
    serveConnection(socket, {
      chain: 'eip155:1',
      feeds: {
        subscribe: async () => {
          subscribed += 1
          return () => undefined
        },
        end: () => undefined,
      },
      answerCalls: async () => [],
      place: createPlaces({ perAddress: 1, perSite: 1, all: 1 }).take({
        address: '203.0.113.7',
        site: undefined,
      }),
      count: () => new Promise((resolve) => counting.push(() => resolve(undefined))),
      metrics: createMetrics(),
      log: { info: log, warn: log, error: log },
    })
  })
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(client, 'open')
  const ask = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }
  client.send(JSON.stringify(ask))
  await expect.poll(() => counting.length).toBe(1)
  client.terminate()
  await expect.poll(() => logged).toBe(1) // its end
  for (const counted of counting) counted()
  await new Promise((resolve) => setImmediate(resolve))
  expect(subscribed).toBe(0)
})
