import * as z from 'zod/mini'
import type { DevChain } from '../chains/devChain.ts'
import { emitPoolLog } from '../chains/emitPoolLog.ts'
import { trade } from '../chains/swapMarkets.ts'
import { fund } from '../chains/fund.ts'
import type { Deposit, Ledger } from '../chains/ledger.ts'
import { pausePool } from '../chains/pausePool.ts'
import { defaultDataWorkerSettings } from '../dataWorker.ts'
import { defaultFarcasterSettings } from '../farcaster/settings.ts'
import { corsHeaders, sendJson } from '../http/json.ts'
import { type Listening, listen, readBody } from '../http/listen.ts'
import { refundExpired } from '../refunds.ts'
import { defaultMailSettings } from '../mail/settings.ts'
import { defaultRelaySettings, type WalletRelay } from '../relay/relay.ts'
import type { Relayer } from '../relayer.ts'
import { defaultPeople, type Person } from '../social/people.ts'
import { defaultSocialSettings } from '../social/settings.ts'
import type { SecureService } from '../secure.ts'
import { defaultAnalyticsSettings } from '../services/analytics.ts'
import { defaultOnrampSettings } from '../services/blockchainApi/purchases.ts'
import { defaultSwapSettings } from '../services/blockchainApi/convert.ts'
import { defaultMarketSettings } from '../services/blockchainApi/market.ts'
import { defaultIndexerSettings } from '../services/indexer.ts'
import { defaultQuoteSettings } from '../services/suggestedFees.ts'
import type { Solana } from '../solana/server.ts'
import { executeSlowFills, requestSlowFill } from '../slowFills.ts'
import type { World } from '../world.ts'
import { command } from './commands.ts'

type AnvilReorg = {
  Parameters: [depth: number, transactions: readonly unknown[]]
  ReturnType: null
}

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

type AddPerson = Extract<z.output<typeof command>, { command: 'addPerson' }>

async function run(world: World, order: z.output<typeof command>): Promise<unknown> {
  const { faults, quotes, indexer } = world
  switch (order.command) {
    case 'setRelayer':
      return Object.assign(relayerOf(world).settings, settingsOf(order))
    case 'setDataWorker':
      return Object.assign(world.dataWorkerSettings, settingsOf(order))
    case 'setFault':
      faults.set(order.service, order.fault)
      return faults.state()
    case 'resetFaults':
      faults.reset()
      return faults.state()
    case 'setLies':
      world.fieldLies.set(order.service, order)
      return world.fieldLies.state()
    case 'setNodeLimits':
      world.nodeLimits.set(order.chainId, order.limits ?? {})
      return { ok: true }
    case 'setQuotes':
      return Object.assign(quotes, settingsOf(order))
    case 'setIndexer':
      return Object.assign(indexer, settingsOf(order))
    case 'setAnalytics':
      return Object.assign(world.analytics, settingsOf(order))
    case 'setOnramp':
      return Object.assign(world.onramp, settingsOf(order))
    case 'setSwaps':
      return Object.assign(world.swaps, settingsOf(order))
    case 'setMail':
      return Object.assign(world.mail, settingsOf(order))
    case 'setSocial':
      return Object.assign(world.social, settingsOf(order))
    case 'setFarcaster':
      return Object.assign(world.farcasterSettings, settingsOf(order))
    case 'addPerson':
      return addPerson(world, order)
    case 'getMails':
      return world.mails.find(order)
    case 'trade':
      return forEach([chainOf(world, order.chainId)], (chain) =>
        trade(chain, {
          from: chain.contracts[order.from],
          to: chain.contracts[order.to],
          amount: BigInt(order.amount),
        }),
      )
    case 'setMarket':
      return Object.assign(world.market, settingsOf(order))
    case 'giveSession':
      world.sessions.push({
        address: order.address,
        pci: order.pci,
        expiry: order.expiry,
        project: order.project,
        permissions: [{ type: 'contract-call' }],
      })
      return { ok: true }
    case 'setWalletRelay':
      return walletRelayOf(world).set(settingsOf(order))
    case 'cutWalletRelay':
      if (order.how === 'close') walletRelayOf(world).dropSockets()
      else walletRelayOf(world).deadSockets()
      return { ok: true }
    case 'fund':
      return forEach(chainsOf(world, order.chainId), (chain) => fund(chain, order.address))
    case 'mine':
      return forEach(chainsOf(world, order.chainId), ({ client }) => mine(client, order.blocks))
    case 'increaseTime':
      return forEach(chainsOf(world, order.chainId), async ({ client }) => {
        await client.increaseTime({ seconds: order.seconds })
        await client.mine({ blocks: 1 })
      })
    case 'refundExpired':
      return {
        hashes: await refundExpired(world.chains, ledgerOf(world)),
      }
    case 'requestSlowFill':
      return { hash: await requestSlowFill(world.chains, await depositOf(world, order)) }
    case 'executeSlowFills':
      return { hashes: await executeSlowFills(world.chains, ledgerOf(world)) }
    case 'reorg':
      return forEach(chainsOf(world, order.chainId), ({ client }) =>
        client.request<AnvilReorg>({ method: 'anvil_reorg', params: [order.depth, []] }),
      )
    case 'setClock':
      return forEach(chainsOf(world, order.chainId), async ({ client }) => {
        await client.setNextBlockTimestamp({ timestamp: BigInt(order.timestamp) })
        await client.mine({ blocks: 1 })
      })
    case 'pauseDeposits':
    case 'pauseFills':
      return forEach(chainsOf(world, order.chainId), (chain) =>
        pausePool(chain, { functionName: order.command, paused: order.paused }),
      )
    case 'setBalance':
      return forEach(chainsOf(world, order.chainId), ({ client }) =>
        client.setBalance({ address: order.address, value: BigInt(order.wei) }),
      )
    case 'emitPoolLog':
      return { hash: await emitPoolLog(chainOf(world, order.chainId), order) }
    case 'setSolana': {
      const { drop, priorityFee } = order
      return Object.assign(solanaOf(world).cluster.settings, {
        ...(drop === undefined ? {} : { drop }),
        ...(priorityFee === undefined ? {} : { priorityFee }),
      })
    }
    case 'expireBlockhash':
      solanaOf(world).cluster.expire()
      return { ok: true }
    case 'fundSolana':
      return (await import('../solana/steer.ts')).fundSolana(solanaOf(world), order)
    case 'freezeSolana':
      return (await import('../solana/steer.ts')).freezeSolana(solanaOf(world), order)
    case 'setRestBalance':
      if (world.restChains === undefined) throw new Error('The part restChains was not started')
      world.restChains.balances.set(order.account, BigInt(order.amount))
      return { ok: true }
    case 'killSecure':
      await secureOf(world).kill()
      return { ok: true }
    case 'restartSecure':
      await secureOf(world).restart(order)
      return { ok: true }
    case 'reset':
      if (order.profile !== undefined || order.seed !== undefined) world.unkind.draw(order)
      faults.reset()
      world.fieldLies.reset()
      world.nodeLimits.clear()
      Object.assign(quotes, defaultQuoteSettings)
      Object.assign(indexer, defaultIndexerSettings)
      Object.assign(world.analytics, defaultAnalyticsSettings)
      Object.assign(world.market, defaultMarketSettings)
      world.productEvents.length = 0
      Object.assign(world.onramp, defaultOnrampSettings)
      Object.assign(world.swaps, defaultSwapSettings)
      world.names.clear()
      world.sessions.length = 0
      Object.assign(world.mail, defaultMailSettings)
      Object.assign(world.farcasterSettings, defaultFarcasterSettings)
      Object.assign(world.social, defaultSocialSettings)
      world.people.splice(0, world.people.length, ...defaultPeople)
      Object.assign(world.dataWorkerSettings, defaultDataWorkerSettings)
      Object.assign(world.relayer?.settings ?? {}, world.relayerStart)
      world.walletRelay?.set(defaultRelaySettings)
      Object.assign(world.solana?.cluster.settings ?? {}, { drop: 0, priorityFee: 0 })
      return world.state()
    case 'getState':
      return world.state()
    case 'getUnkindness':
      return world.unkind.count()
    default:
      throw new Error(`Unknown command ${order satisfies never}`)
  }
}

function addPerson({ people }: World, { command: _, ...person }: AddPerson): Person {
  const known = people.findIndex(({ id }) => id === person.id)
  people.splice(known === -1 ? people.length : known, 1, person)
  return person
}

function secureOf({ secure }: World): SecureService {
  if (secure === undefined) throw new Error("The embedded wallet's service was not started")
  return secure
}

function solanaOf({ solana }: World): Solana {
  if (solana === undefined) throw new Error('Solana was not started')
  return solana
}

function relayerOf({ relayer }: World): Relayer {
  if (relayer === undefined) throw new Error('The relayer was not started')
  return relayer
}

function ledgerOf({ ledger }: World): Ledger {
  if (ledger === undefined) throw new Error("Deposits are known with 'api' or 'relayer' only")
  return ledger
}

async function depositOf(
  world: World,
  { originChainId, depositId }: { originChainId: number; depositId: string },
): Promise<Deposit> {
  const ledger = ledgerOf(world)
  await ledger.catchUp()
  const entry = ledger
    .entries()
    .find(
      ({ deposit }) =>
        deposit.originChainId === originChainId && deposit.depositId === BigInt(depositId),
    )
  if (entry === undefined) throw new Error(`There is no deposit ${depositId} of ${originChainId}`)
  return entry.deposit
}

async function forEach(
  chains: readonly DevChain[],
  step: (chain: DevChain) => Promise<unknown>,
): Promise<{ ok: true }> {
  for (const chain of chains) await step(chain)
  return { ok: true }
}

/** More blocks at once take a busy machine longer than a request may. */
const MINED_AT_ONCE = 100

async function mine(client: DevChain['client'], blocks: number): Promise<void> {
  for (let left = blocks; left > 0; left -= MINED_AT_ONCE) {
    await client.mine({ blocks: Math.min(left, MINED_AT_ONCE) })
  }
}

function chainOf({ chains }: World, chainId: number): DevChain {
  const chain = chains.find((candidate) => candidate.chainId === chainId)
  if (chain === undefined) throw new Error(`There is no chain ${chainId}`)
  return chain
}

function walletRelayOf({ walletRelay }: World): WalletRelay {
  if (walletRelay === undefined) throw new Error('The wallet relay was not started')
  return walletRelay
}

function chainsOf(world: World, chainId: number | undefined): DevChain[] {
  const chains = world.chains.filter((chain) => chainId === undefined || chain.chainId === chainId)
  if (chains.length === 0) throw new Error(`There is no chain ${chainId ?? ''}`)
  return chains
}

type Settings<order> = {
  [name in keyof Omit<order, 'command'>]?: Exclude<Omit<order, 'command'>[name], undefined>
}

function settingsOf<order extends { command: string }>(order: order): Settings<order> {
  const { command: _, ...settings } = order
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Settings<order>
}

function sentence(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error)
  // viem's messages go on with the whole call; the first line says what happened.
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
