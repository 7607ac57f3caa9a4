import * as z from 'zod/mini'
import type { DevChain } from '../chains/chains.ts'
import { fund } from '../chains/fund.ts'
import type { Ledger } from '../chains/ledger.ts'
import type { Faults } from '../http/faults.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { refundExpired } from '../refunds.ts'
import type { Relayer, RelayerSettings } from '../relayer.ts'
import { defaultIndexerSettings, type IndexerSettings } from '../services/indexer.ts'
import { defaultQuoteSettings, type QuoteSettings } from '../services/suggestedFees.ts'
import { command } from './commands.ts'
import type { DevnetState } from './state.ts'

export type ControlOptions = {
  faults: Faults
  quotes: QuoteSettings
  indexer: IndexerSettings
  /** Parts that start later, or not at all. */
  parts: {
    chains: readonly DevChain[]
    ledger?: Ledger | undefined
    relayer?: Relayer | undefined
    relayerStart: RelayerSettings
  }
  state(): DevnetState
}

/** POST /control steers the devnet, GET /state tells where everything is. */
export function startControl(options: ControlOptions): Promise<Listening> {
  return listen(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders)
      response.end()
      return
    }
    if (request.method === 'GET' && request.url === '/state') {
      sendJson(response, 200, options.state())
      return
    }
    if (request.method !== 'POST' || request.url !== '/control') {
      sendJson(response, 404, { error: 'Use POST /control or GET /state' })
      return
    }
    try {
      const body: unknown = JSON.parse(await readBody(request))
      sendJson(response, 200, await run(options, command.parse(body)))
    } catch (error) {
      sendJson(response, 400, { error: sentence(error) })
    }
  })
}

async function run(options: ControlOptions, order: z.output<typeof command>): Promise<unknown> {
  const { faults, quotes, indexer, parts } = options
  switch (order.command) {
    case 'setRelayer':
      return Object.assign(relayerOf(options).settings, settingsOf(order))
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
      for (const chain of chainsOf(options, order.chainId)) await fund(chain, order.address)
      return { ok: true }
    case 'mine':
      for (const { client } of chainsOf(options, order.chainId)) {
        await client.mine({ blocks: order.blocks })
      }
      return { ok: true }
    case 'increaseTime':
      for (const { client } of chainsOf(options, order.chainId)) {
        await client.increaseTime({ seconds: order.seconds })
        await client.mine({ blocks: 1 })
      }
      return { ok: true }
    case 'refundExpired':
      return {
        hashes: parts.ledger === undefined ? [] : await refundExpired(parts.chains, parts.ledger),
      }
    case 'reset':
      faults.reset()
      Object.assign(quotes, defaultQuoteSettings)
      Object.assign(indexer, defaultIndexerSettings)
      if (parts.relayer !== undefined) Object.assign(parts.relayer.settings, parts.relayerStart)
      return options.state()
    case 'getState':
      return options.state()
    default:
      throw new Error(`Unknown command ${order satisfies never}`)
  }
}

function relayerOf({ parts }: ControlOptions): Relayer {
  if (parts.relayer === undefined) throw new Error('The relayer was not started')
  return parts.relayer
}

function chainsOf({ parts }: ControlOptions, chainId: number | undefined): DevChain[] {
  const chains = parts.chains.filter((chain) => chainId === undefined || chain.chainId === chainId)
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
