import { fileURLToPath } from 'node:url'
import { readArguments, usage } from './arguments.ts'
import { banner, lateLine, type PartState } from './banner.ts'
import { walletAccounts } from './chains/accounts.ts'
import { AnvilNotFoundError, AnvilStartError } from './chains/anvil.ts'
import { type DevChain, startChains } from './chains/chains.ts'
import { watchLedger } from './chains/ledger.ts'
import { type ControlClient, controlClient } from './control/client.ts'
import { type ControlOptions, startControl } from './control/server.ts'
import type { ChainState, DevnetState, Urls } from './control/state.ts'
import { createFaults } from './http/faults.ts'
import { chooseParts, type Part, UsageError } from './parts.ts'
import { type RelayerSettings, startRelayer } from './relayer.ts'
import { startBridgeApi } from './services/bridgeApi.ts'
import { defaultIndexerSettings, startIndexer } from './services/indexer.ts'
import { startRpcProxy } from './services/rpcProxy.ts'
import { defaultQuoteSettings } from './services/suggestedFees.ts'
import { bundleWallet, popupPage, walletScript } from './wallet/bundle.ts'
import { walletConfigOf } from './walletConfig.ts'
import { type Deployment, deploymentOf } from './web/deployment.ts'
import { originsOn } from './web/origins.ts'
import { startWeb, type WebOptions } from './web/server.ts'

const DEFAULT_PORT = 4173

export type DevnetOptions = Pick<WebOptions, 'examplesFolder' | 'pagesFolder' | 'distFolder'> & {
  /** Parts to start. @default all */
  only?: readonly string[] | undefined
  /** First port to try for the web part; 0 takes any free one. @default 4173 */
  port?: number | undefined
  /** Origins that may embed the widget. @default the demo pages' */
  allowedOrigins?: string[] | undefined
  /** Laid over the deployment that the frame is given. */
  deployment?: Partial<Deployment> | undefined
  /** How the relayer starts, and what `reset` goes back to. */
  relayer?: Partial<RelayerSettings> | undefined
}

export type Devnet = {
  urls: Urls
  chains: ChainState[]
  contracts: Record<number, ChainState['contracts']>
  control: ControlClient
  /** Parts and whether they are ready; `later` settles when the last one is. */
  parts(): PartState[]
  later: Promise<void>
  stop(): Promise<void>
}

/** Starts the outside world on this machine. Chains, API and pages are ready when it resolves. */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const only = chooseParts(options.only)
  const has = (part: Part) => only.includes(part)
  const ready = new Set<Part>()
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // Newest first: who reads a chain stops before the chain does.
    for (const end of stops.splice(0).reverse()) await end()
  }

  const faults = createFaults()
  const quotes = { ...defaultQuoteSettings }
  const indexer = { ...defaultIndexerSettings }
  const relayerStart = { delayMs: 2_000, paused: false, ...options.relayer }
  const running: ControlOptions['parts'] = { chains: [], relayerStart }
  const rpcUrls = new Map<number, string>()
  const urls: Urls = { control: '' }
  const chainStates = () => running.chains.map((chain) => chainState(chain, rpcUrls, urls))
  const deployment = (): Deployment => {
    const standard = deploymentOf(urls, chainStates())
    const allowedOrigins = options.allowedOrigins ?? standard.allowedOrigins
    return { ...standard, allowedOrigins, ...options.deployment }
  }
  const state = (): DevnetState => ({
    urls,
    chains: chainStates(),
    accounts: walletAccounts.map(({ address }) => address),
    relayer: running.relayer && {
      ...running.relayer.settings,
      lastError: running.relayer.lastError(),
    },
    quotes,
    indexer,
    faults: faults.state(),
  })
  // A page may ask for the wallet before it is built: it waits.
  const bundle = has('wallet') ? bundleWallet() : Promise.reject(new Error('No wallet was started'))
  const later = bundle.then(
    () => void ready.add('wallet'),
    (error: unknown) => {
      if (has('wallet')) throw error
    },
  )
  // Whoever awaits `later` hears of a failure; nobody has to.
  later.catch(() => undefined)

  try {
    const chains = has('chains') ? startChains() : Promise.resolve([])
    // When they fail to start, they have stopped themselves.
    const started = chains.catch(() => [])
    stops.push(async () => Promise.all((await started).map((chain) => chain.stop())))

    const control = await startControl({ faults, quotes, indexer, parts: running, state })
    stops.push(control.close)
    urls.control = control.url

    if (has('web')) {
      const web = await startWeb({
        ...options,
        port: options.port ?? DEFAULT_PORT,
        chains: () => running.chains,
        deployment,
        placeholders: () => ({
          WIDGET_ORIGIN: urls.widget ?? '',
          PAGE_ORIGIN: urls.page ?? '',
          EVIL_ORIGIN: urls.evil ?? '',
          WALLET_ORIGIN: urls.wallet ?? '',
          CONTROL_URL: urls.control,
        }),
        walletScript: async (kind) =>
          walletScript(await bundle, kind, walletConfigOf(await chains, urls.wallet ?? '')),
        popupPage,
      })
      stops.push(web.close)
      Object.assign(urls, originsOn(web.port))
      ready.add('web')
    }

    running.chains = await chains
    for (const chain of running.chains) {
      const proxy = await startRpcProxy(chain, faults)
      stops.push(proxy.close)
      rpcUrls.set(chain.chainId, proxy.url)
    }
    if (has('chains')) ready.add('chains')

    if (has('api') || has('relayer')) {
      running.ledger = watchLedger(running.chains)
      stops.push(running.ledger.stop)
    }
    if (has('api') && running.ledger !== undefined) {
      const api = await startBridgeApi({
        chains: running.chains,
        faults,
        quotes,
        rpcUrl: (chainId) => rpcUrls.get(chainId) ?? '',
        explorerUrl: (chainId) => explorerUrl(urls, chainId),
      })
      stops.push(api.close)
      const { chains: known, ledger } = running
      const index = await startIndexer({ chains: known, ledger, faults, settings: indexer })
      stops.push(index.close)
      urls.bridgeApi = `${api.url}/api`
      urls.indexer = index.url
      ready.add('api')
    }
    if (has('relayer') && running.ledger !== undefined) {
      running.relayer = startRelayer(running.chains, running.ledger)
      Object.assign(running.relayer.settings, relayerStart)
      stops.push(running.relayer.stop)
      ready.add('relayer')
    }
  } catch (error) {
    await stop()
    throw error
  }

  const states = chainStates()
  return {
    urls,
    chains: states,
    contracts: Object.fromEntries(states.map(({ chainId, contracts }) => [chainId, contracts])),
    control: controlClient(urls.control),
    parts: () => only.map((part) => ({ part, ready: ready.has(part) })),
    later,
    stop,
  }
}

function chainState(
  { chainId, name, directUrl, contracts }: DevChain,
  rpcUrls: ReadonlyMap<number, string>,
  urls: Urls,
): ChainState {
  return {
    chainId,
    name,
    rpcUrl: rpcUrls.get(chainId) ?? directUrl,
    directRpcUrl: directUrl,
    explorerUrl: explorerUrl(urls, chainId),
    contracts,
  }
}

function explorerUrl({ page }: Urls, chainId: number): string {
  return `${page ?? `http://localhost:${DEFAULT_PORT}`}/explorer/${chainId}`
}

async function main(): Promise<void> {
  const { help, only, port } = readArguments(process.argv.slice(2))
  if (help) {
    console.log(usage)
    return
  }
  const starting = startDevnet({ only, port })
  const end = () => {
    starting
      .then((devnet) => devnet.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  const devnet = await starting
  const states = devnet.parts()
  console.log(banner({ states, urls: devnet.urls, chains: devnet.chains }))
  await devnet.later
  for (const { part, ready } of states) if (!ready) console.log(lateLine(part))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error: unknown) => {
    const expected =
      error instanceof UsageError ||
      error instanceof AnvilNotFoundError ||
      error instanceof AnvilStartError
    console.error(expected ? error.message : error)
    process.exit(expected ? 2 : 1)
  })
}
