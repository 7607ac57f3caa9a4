import { pad } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import { openSocket, type TestSocket } from '../../testing/openSocket.ts'
import {
  keys,
  network,
  ORIGIN,
  startGateway,
  type TestGateway,
} from '../../testing/startGateway.ts'

/* The same against a node that is none of ours: anvil, in front of which a key is asked for. */
const CHAIN = 31_337
const wait = { timeout: 20_000 }
const signature = pad('0x51')

let devnet: Devnet
let gateway: TestGateway
const open: TestSocket[] = []
beforeAll(async () => {
  const own = { bridgeApi: 'bridge-key', rpc: keys.NODE_KEY, projectId: keys.PROJECT_ID }
  devnet = await startDevnet({ only: ['chains'], keys: own })
}, 60_000)
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.terminate()
  await gateway.stop()
})
afterAll(() => devnet?.stop())

async function start({ hasSocket }: { hasSocket: boolean }) {
  const chain = devnet.chains.find(({ chainId }) => chainId === CHAIN)
  if (chain === undefined) throw new Error('The devnet has no such chain')
  const { rpcUrl, wsUrl, contracts } = chain
  const node = { url: rpcUrl, keyFrom: 'NODE_KEY', ...(hasSocket ? { socketUrl: wsUrl } : {}) }
  gateway = await startGateway(
    { networks: [network], gateway: { origin: ORIGIN, nodes: { [`eip155:${CHAIN}`]: [node] } } },
    { pollMs: 100 },
  )
  return contracts.spokePool
}
async function connect() {
  const socket = await openSocket(gateway.url)
  open.push(socket)
  return socket
}
const emit = (value: number) =>
  devnet.control.emitPoolLog(CHAIN, {
    topics: [signature, pad('0x1'), pad('0x2'), pad('0x3')],
    data: pad(`0x${value}`),
  })

describe.each([
  ['over its WebSocket', true],
  ['by polling', false],
] as const)('anvil, %s', (_how, hasSocket) => {
  test('default: blocks, and each log of the pool once, for everybody who asked', async () => {
    const pool = await start({ hasSocket })
    const [first, second] = [await connect(), await connect()]
    const heads = await first.subscribe('newHeads')
    const filter = { address: pool, topics: [signature] }
    const logs = [await first.subscribe('logs', filter), await second.subscribe('logs', filter)]
    const other = await second.subscribe('logs', { address: pool, topics: [pad('0x52')] })
    // Once a block was told, the gateway hears of everything that comes after it.
    await expect
      .poll(async () => {
        await devnet.control.mine({ chainId: CHAIN })
        return first.news(heads).length
      }, wait)
      .toBeGreaterThan(0)
    const hashes = [(await emit(1)).hash, (await emit(2)).hash]
    const seen = (socket: TestSocket, id: unknown) =>
      socket.news(id).map((one) => one?.result.transactionHash)
    await expect.poll(() => seen(first, logs[0]), wait).toEqual(hashes)
    await expect.poll(() => seen(second, logs[1]), wait).toEqual(hashes)
    expect(second.news(other)).toEqual([])
    expect((await first.ask('eth_chainId')).result).toBe('0x7a69')
  })

  test('behavior: a subscription that ended tells nothing more', async () => {
    const pool = await start({ hasSocket })
    const [first, second] = [await connect(), await connect()]
    const filter = { address: pool, topics: [signature] }
    const ended = await first.subscribe('logs', filter)
    const kept = await second.subscribe('logs', filter)
    expect((await first.ask('eth_unsubscribe', [ended])).result).toBe(true)
    await expect
      .poll(async () => {
        await emit(3)
        return second.news(kept).length
      }, wait)
      .toBeGreaterThan(0)
    expect(first.news(ended)).toEqual([])
  })
})
