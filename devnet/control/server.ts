import * as z from 'zod/mini'
import type { DevChain } from '../chains/devChain.ts'
import { fund } from '../chains/fund.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { refundExpired } from '../refunds.ts'
import type { Relayer } from '../relayer.ts'
import { defaultIndexerSettings } from '../services/indexer.ts'
import { defaultQuoteSettings } from '../services/suggestedFees.ts'
import type { World } from '../world.ts'
import { command } from './commands.ts'

/** POST /control steers the devnet, GET /state tells where everything is. */
export function startControl(world: World): Promise<Listening> {
  return listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    if (request.method === 'GET' && request.url === '/state') {
      sendJson(response, 200, world.state())
      return
    }
    if (request.method !== 'POST' || request.url !== '/control') {
      sendJson(response, 404, { error: 'Use POST /control or GET /state' })
      return
    }
    try {
      const body: unknown = JSON.parse(await readBody(request))
      sendJson(response, 200, await run(world, command.parse(body)))
    } catch (error) {
      sendJson(response, 400, { error: sentence(error) })
    }
  })
}

async function run(world: World, order: z.output<typeof command>): Promise<unknown> {
  const { faults, quotes, indexer } = world
  switch (order.command) {
    case 'setRelayer':
      return Object.assign(relayerOf(world).settings, settingsOf(order))
    case 'setFault':
      faults.set(order.service, order.fault)
      return faults.state()
    case 'resetFaults':
      faults.reset()
      return faults.state()
    case 'setQuotes':
      return Object.assign(quotes, settingsOf(order))
    case 'setIndexer':
      return Object.assign(indexer, settingsOf(order))
    case 'fund':
      for (const chain of chainsOf(world, order.chainId)) await fund(chain, order.address)
      return { ok: true }
    case 'mine':
      for (const { client } of chainsOf(world, order.chainId)) {
        await client.mine({ blocks: order.blocks })
      }
      return { ok: true }
    case 'increaseTime':
      for (const { client } of chainsOf(world, order.chainId)) {
        await client.increaseTime({ seconds: order.seconds })
        await client.mine({ blocks: 1 })
      }
      return { ok: true }
    case 'refundExpired':
      return {
        hashes: world.ledger === undefined ? [] : await refundExpired(world.chains, world.ledger),
      }
    case 'reset':
      faults.reset()
      Object.assign(quotes, defaultQuoteSettings)
      Object.assign(indexer, defaultIndexerSettings)
      Object.assign(world.relayer?.settings ?? {}, world.relayerStart)
      return world.state()
    case 'getState':
      return world.state()
    default:
      throw new Error(`Unknown command ${order satisfies never}`)
  }
}

function relayerOf({ relayer }: World): Relayer {
  if (relayer === undefined) throw new Error('The relayer was not started')
  return relayer
}

function chainsOf(world: World, chainId: number | undefined): DevChain[] {
  const chains = world.chains.filter((chain) => chainId === undefined || chain.chainId === chainId)
  if (chains.length === 0) throw new Error(`There is no chain ${chainId ?? ''}`)
  return chains
}

function settingsOf<order extends { command: string }>(order: order): Omit<order, 'command'> {
  const { command: _, ...settings } = order
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Omit<order, 'command'>
}

function sentence(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error)
  // viem's messages go on with the whole call; the first line says what happened.
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
