import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startChains } from './chains/chains.ts'
import { watchLedger } from './chains/ledger.ts'
import { runCommand } from './command.ts'
import { type ControlClient, controlClient } from './control/client.ts'
import { startControl } from './control/server.ts'
import type { ServiceKeys } from './http/serviceKeys.ts'
import type { ChainState, Urls } from './control/state.ts'
import { DEFAULT_PORT, type PartState } from './banner.ts'
import { startDataWorker } from './dataWorker.ts'
import {
  forwardToSecure,
  startBundlers,
  startFarcasterRelay,
  startMail,
  startProviders,
  startRest,
  startSecureService,
  startSolanaNode,
} from './embedded.ts'
import type { Mails } from './mail/mailbox.ts'
import { chooseParts, commonParts, type Part } from './parts.ts'
import { startWalletRelay } from './relay/relay.ts'
import { type RelayerSettings, startRelayer } from './relayer.ts'
import type { Environment } from './secure.ts'
import { secureEnvironment } from './secureEnvironment.ts'
import { startAnalytics } from './services/analytics.ts'
import { createPurchases } from './services/blockchainApi/purchases.ts'
import type { SolanaBalances } from './services/blockchainApi/balance.ts'
import { startBlockchainApi } from './services/blockchainApi/server.ts'
import { startBridgeApi } from './services/bridgeApi.ts'
import { startDirectory } from './services/directory/directory.ts'
import { startAccountIndexer } from './services/accountIndexer.ts'
import { startPriceSource } from './services/priceSource.ts'
import { startIndexer } from './services/indexer.ts'
import { startRpcProxy } from './services/rpcProxy.ts'
import { SIMULATION_PROXY_PATH, startSimulation } from './services/simulation.ts'
import type { SocialAccess } from './social/social.ts'
import type { Fronts } from './tls/front.ts'
import type { Profile } from './unkind/profile.ts'
import type { Solana } from './solana/server.ts'
import {
  baseAccountPage,
  bundleWallet,
  popupPage,
  safePage,
  walletScript,
} from './wallet/bundle.ts'
import { walletConfigOf } from './walletConfig.ts'
import { type Deployment, deploymentOf } from './web/deployment.ts'
import { startCheckout } from './web/checkout.ts'
import { originsOn } from './web/origins.ts'
import { startWeb, type WebOptions } from './web/server.ts'
import { createWorld, type FarcasterAccess, type World } from './world.ts'

export type DevnetOptions = Pick<WebOptions, 'examplesFolder' | 'pagesFolder' | 'distFolder'> & {
  /** Parts to start. @default what most tests need */
  only?: readonly string[] | undefined
  /** Parts to start in addition. */
  also?: readonly Part[] | undefined
  /** First port to try for the web part; 0 takes any free one. @default 4173 */
  port?: number | undefined
  /** Origins that may embed the widget. @default the demo pages' */
  allowedOrigins?: string[] | undefined
  /** Additional allowed origins; `shop`: the demo pages on a second site, `urls.shop`. */
  allow?: readonly string[] | 'shop' | undefined
  /** Merged into the deployment that the frame receives; a function receives the standard one. */
  deployment?: Partial<Deployment> | ((standard: Deployment) => Partial<Deployment>) | undefined
  /** The shapes in which services and nodes answer. @default what `DEVNET_PROFILE` says, else `kind` */
  profile?: Profile | undefined
  /** Random seed of an unkind world. @default what `DEVNET_SEED` says, else 1 */
  seed?: number | undefined
  /** Keys that services and nodes require; without them they answer 401. @default they are open */
  keys?: Partial<ServiceKeys> | undefined
  /** The relayer's initial settings, which `reset` restores. */
  relayer?: Partial<RelayerSettings> | undefined
  /** Merged into the environment of the embedded wallet's service. */
  secure?: Environment | undefined
  /** Gives browsers sites and services over TLS, with an untrusted certificate. */
  hasTls?: boolean | undefined
}

export type Devnet = {
  urls: Urls
  chains: ChainState[]
  contracts: Record<number, ChainState['contracts']>
  control: ControlClient
  /** Received mails, with the part `mail`. */
  mails: Mails
  /** How a wallet reaches the providers of the part `social`. */
  social: SocialAccess
  /** How a wallet reaches the part `farcaster`. */
  farcaster: FarcasterAccess
  /** The running cluster of the part `solana`; undefined without it. */
  solana(): Solana | undefined
  secure: {
    /** URL of the service itself, bypassing the fault switches and the sites' server. */
    url(): string
    /** The service's environment for the parts that were started. */
    environment(): Environment
    /** The service's whole output. */
    log(): string
    /** The service's clock goes ahead, as if so many seconds had passed. */
    passSeconds(seconds: number): Promise<void>
  }
  /** Parts and whether they are ready. */
  parts(): PartState[]
  /** Resolves when the last part is ready. */
  later: Promise<void>
  /** Writes how often an unkind world was unkind, where the environment says so; `stop` does it, too. */
  writeUnkindness(): void
  stop(): Promise<void>
}

/**
 * Starts the outside world on this machine. It resolves when chains, services and pages are ready. The
 * wallet's script may still be building: a page that requests it waits.
 */
export async function startDevnet(options: DevnetOptions = {}): Promise<Devnet> {
  const only = chooseParts([...(options.only ?? commonParts), ...(options.also ?? [])])
  const has = (part: Part) => only.includes(part)
  const world = createWorld(options.relayer, options)
  const fronts = options.hasTls === true ? await frontsOf(world) : undefined
  const progress = new EventEmitter()
  // Building takes longer than everything else, so everything else starts first.
  const bundle = has('wallet') ? bundleWallet({ after: once(progress, 'core') }) : undefined
  const later = (bundle ?? Promise.resolve()).then(() => {
    if (has('wallet')) world.ready.add('wallet')
  })
  // Callers that await `later` get the rejection; this handler keeps it from being unhandled for the
  // others.
  later.catch(() => undefined)

  try {
    const chains = has('chains')
      ? startChains({ hasThird: has('thirdChain'), hasOdd: has('oddTokens') })
      : Promise.resolve([])
    // Chains that fail to start have stopped themselves.
    const started = chains.catch(() => [])
    world.ends(async () => Promise.all((await started).map((chain) => chain.stop())))
    const control = await world.serve(startControl(world))
    world.urls.control = control.url
    if (has('relay')) await startRelay(world)
    if (has('directory')) {
      const { url } = await world.serve(
        startDirectory({
          faults: world.faults,
          analytics: world.analytics,
          unkind: world.unkind,
          origins: world.origins,
          projectId: world.keys?.projectId,
        }),
      )
      world.urls.directory = url
      world.ready.add('directory')
    }
    if (has('web')) await startPages(world, options, { has, bundle, chains: started, fronts })
    if (has('mail')) await startMail(world, has)
    if (has('social')) await startProviders(world)
    if (has('solana')) await startSolanaNode(world)
    if (has('restChains')) await startRest(world)

    world.chains = await chains
    for (const chain of world.chains) {
      const proxy = await world.serve(startRpcProxy(chain, world))
      world.rpcUrls.set(chain.chainId, proxy.url)
    }
    if (has('chains')) world.ready.add('chains')
    if (has('thirdChain')) world.ready.add('thirdChain')
    if (has('oddTokens')) world.ready.add('oddTokens')
    if (has('farcaster')) await startFarcasterRelay(world)
    if (has('bundler')) await startBundlers(world)
    if (has('api')) await startServices(world)
    if (has('relayer')) startFilling(world)
    if (has('secure')) await startSecureService(world, { own: options.secure, fronts })
    await fronts?.cover(JSON.stringify(standardDeployment(world, has)))
  } catch (error) {
    await world.stop()
    throw error
  }

  progress.emit('core')
  const chains = world.chainStates()
  return {
    urls: world.urls,
    chains,
    contracts: Object.fromEntries(chains.map(({ chainId, contracts }) => [chainId, contracts])),
    control: controlClient(world.urls.control),
    mails: world.mails,
    social: world.socialAccess,
    farcaster: world.farcaster,
    solana: () => world.solana,
    secure: {
      url: () => world.secure?.url ?? '',
      environment: () => world.secure?.environment ?? secureEnvironment(world),
      log: () => world.secure?.log() ?? '',
      passSeconds: async (seconds) => world.secure?.passSeconds(seconds),
    },
    parts: () => only.map((part) => ({ part, ready: world.ready.has(part) })),
    later,
    writeUnkindness: () => world.unkind.write(),
    stop: world.stop,
  }
}

async function startPages(
  world: World,
  options: DevnetOptions,
  {
    has,
    bundle,
    chains,
    fronts,
  }: {
    has: (part: Part) => boolean
    bundle: Promise<string> | undefined
    chains: ReturnType<typeof startChains>
    fronts: Fronts | undefined
  },
): Promise<void> {
  const { urls } = world
  const { examplesFolder, pagesFolder, distFolder, port = DEFAULT_PORT } = options
  const web = await world.serve(
    startWeb({
      examplesFolder,
      pagesFolder,
      distFolder,
      port,
      popupPage,
      baseAccountPage,
      safePage,
      chains: () => world.chains,
      mails: world.mails,
      ...(has('secure') ? { secure: (...asked) => forwardToSecure(world, ...asked) } : {}),
      deployment: () => {
        const standard = standardDeployment(world, has, fronts)
        const allowedOrigins = world.allowedOrigins()
        const { deployment: own } = options
        return { ...standard, allowedOrigins, ...(typeof own === 'function' ? own(standard) : own) }
      },
      placeholders: () => ({
        WIDGET_ORIGIN: urls.widget ?? '',
        PAGE_ORIGIN: urls.page ?? '',
        EVIL_ORIGIN: urls.evil ?? '',
        SECURE_ORIGIN: urls.secure ?? '',
        WALLET_ORIGIN: urls.wallet ?? '',
        CONTROL_URL: urls.control,
      }),
      walletScript: async (kind) => {
        if (bundle === undefined) return ''
        return walletScript(await bundle, kind, walletConfigOf(await chains, urls.wallet ?? ''))
      },
    }),
  )
  if (fronts === undefined) Object.assign(urls, originsOn(web.port))
  else Object.assign(urls, originsOn(await fronts.open(web.port), 'https'))
  world.ready.add('web')
}

function standardDeployment(
  world: World,
  has: (part: Part) => boolean,
  fronts?: Fronts,
): Deployment {
  const standard = deploymentOf(world.urls, world.chainStates(), {
    secure: has('secure'),
    solana: world.solana?.caipChainId,
  })
  return fronts === undefined ? standard : fronts.told(standard)
}

/** Loaded only when TLS is requested. */
async function frontsOf(world: World): Promise<Fronts> {
  const [{ makeCertificate }, { createFronts, startFront }] = await Promise.all([
    import('./tls/certificate.ts'),
    import('./tls/front.ts'),
  ])
  const certificate = makeCertificate()
  return createFronts((target) => world.serve(startFront(certificate, target)))
}

async function startServices(world: World): Promise<void> {
  const { chains, faults, fieldLies, quotes, rpcUrls, explorerUrl, indexer: settings } = world
  const { unkind, origins, keys } = world
  const ledger = ledgerOf(world)
  const rpcUrl = (chainId: number) => rpcUrls.get(chainId) ?? ''
  const api = await world.serve(
    startBridgeApi({
      chains,
      faults,
      fieldLies,
      unkind,
      quotes,
      rpcUrl,
      explorerUrl,
      key: keys?.bridgeApi,
    }),
  )
  const indexer = await world.serve(
    startIndexer({ chains, ledger, faults, fieldLies, unkind, settings }),
  )
  const accountIndexer = await world.serve(
    startAccountIndexer({ chains, faults, key: keys?.accountIndexer }),
  )
  const priceSource = await world.serve(
    startPriceSource({ chains, faults, market: world.market, key: keys?.priceSource }),
  )
  const simulation = await world.serve(startSimulation({ chains, faults }))
  const analytics = await world.serve(
    startAnalytics({
      faults,
      unkind,
      origins,
      settings: world.analytics,
      events: world.productEvents,
    }),
  )
  const purchases = createPurchases(world.onramp)
  world.ends(async () => purchases.stop())
  const checkout = await world.serve(startCheckout(purchases))
  const onramp = { settings: world.onramp, purchases, checkoutUrl: () => checkout.url }
  const { market, names, sessions, swaps } = world
  const blockchain = await world.serve(
    startBlockchainApi({
      chains,
      faults,
      unkind,
      origins,
      market,
      names,
      onramp,
      sessions,
      swaps,
      projectId: keys?.projectId,
      solana: () => (unkind.isOn ? solanaOf(world) : undefined),
    }),
  )
  world.urls.checkout = checkout.url
  world.urls.accountIndexer = accountIndexer.url
  world.urls.priceSource = priceSource.url
  world.urls.analytics = analytics.url
  world.urls.blockchainApi = blockchain.url
  world.urls.bridgeApi = `${api.url}/api`
  world.urls.indexer = indexer.url
  world.urls.simulation = `${simulation.url}/api/v1`
  world.urls.simulationProxy = `${simulation.url}${SIMULATION_PROXY_PATH}/api/v1`
  world.ready.add('api')
}

/** Loaded at the first request: few devnets run a Solana node. */
function solanaOf(world: World): SolanaBalances {
  return async (account, query) => {
    if (world.solana === undefined) return []
    const { solanaBalances } = await import('./services/blockchainApi/solanaBalances.ts')
    return solanaBalances(world.solana, { account, query, market: world.market })
  }
}

async function startRelay(world: World): Promise<void> {
  world.walletRelay = await startWalletRelay()
  world.ends(world.walletRelay.close)
  world.urls.relay = world.walletRelay.url
  world.urls.verify = world.walletRelay.httpUrl
  world.ready.add('relay')
}

function startFilling(world: World): void {
  const { chains, relayerStart, dataWorkerSettings } = world
  const ledger = ledgerOf(world)
  world.relayer = startRelayer(chains, ledger, relayerStart)
  world.ends(world.relayer.stop)
  world.dataWorker = startDataWorker(chains, ledger, dataWorkerSettings)
  world.ends(world.dataWorker.stop)
  world.ready.add('relayer')
}

// Services and relayer share one ledger; the first to need it opens it.
function ledgerOf(world: World) {
  if (world.ledger === undefined) {
    world.ledger = watchLedger(world.chains)
    world.ends(world.ledger.stop)
  }
  return world.ledger
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runCommand(startDevnet)
