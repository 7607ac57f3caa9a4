import type { ChainState, Urls } from './control/state.ts'
import type { Part } from './parts.ts'

/** Where the web part begins to look for a free port. */
export const DEFAULT_PORT = 4173

export type PartState = { part: Part; ready: boolean }

/** What the start command prints once: where to go and what runs. */
export function banner(options: {
  states: readonly PartState[]
  urls: Urls
  chains: readonly ChainState[]
  /** Of the web part, as it was asked for. */
  port: number
  /** False where the widget is somebody else's, so that these pages have none. @default true */
  hasPages?: boolean
}): string {
  const { urls, chains, port, hasPages = true } = options
  const states = options.states.filter(({ part }) => hasPages || part !== 'web')
  const open = urls.page === undefined || !hasPages ? [] : ['', `  Open     ${urls.page}`]
  return [
    ...moved(port, urls.page),
    '',
    '  Causeway devnet',
    ...open,
    '',
    ...states.flatMap((state) => partLines(state, urls, chains)),
    '',
    `  control  ${urls.control}`,
    '  Ctrl+C stops everything.',
    '',
  ].join('\n')
}

/** Every sample says the first port: who follows one would reach whatever holds it. */
function moved(port: number, page: string | undefined): string[] {
  const taken = page === undefined || port === 0 ? port : Number(new URL(page).port)
  if (taken === port) return []
  return [
    '',
    `  !! Port ${port} is taken, so everything moved to ${taken}.`,
    `  !! Write ${taken} wherever the documentation says ${port}, or stop what holds ${port} and start again.`,
  ]
}

/** One line for a part that became ready after the banner. */
export function lateLine(part: Part): string {
  return `  ✓ ${part.padEnd(8)} ready`
}

function partLines(
  { part, ready }: PartState,
  urls: Urls,
  chains: readonly ChainState[],
): string[] {
  const details = ready ? partDetails(part, urls, chains) : ['starting …']
  return details.map((detail, index) =>
    index === 0
      ? `  ${ready ? '✓' : '·'} ${part.padEnd(8)} ${detail}`
      : `  ${' '.repeat(10)} ${detail}`,
  )
}

function partDetails(part: Part, urls: Urls, chains: readonly ChainState[]): string[] {
  switch (part) {
    case 'chains':
      return chains.map(({ name, chainId, rpcUrl }) => `${name} (${chainId}) ${rpcUrl}`)
    case 'api':
      return [
        `bridge ${urls.bridgeApi}`,
        `indexer ${urls.indexer}`,
        `simulation ${urls.simulation}`,
        `analytics ${urls.analytics}`,
        `blockchain API ${urls.blockchainApi}`,
      ]
    case 'relayer':
      return ['fills deposits, settles on command']
    case 'relay':
      return [`WalletConnect ${urls.relay}`]
    case 'directory':
      return [`wallet list ${urls.directory}`]
    case 'web':
      return [`demo pages ${urls.page}`, `widget ${urls.widget}`]
    case 'wallet':
      return [`funded, approves at ${urls.wallet}`]
    case 'mail':
      return [`every mail at ${urls.mail ?? urls.smtp}`]
    case 'farcaster':
      return [`relay ${urls.farcaster}`]
    case 'bundler':
      return [`user operations ${urls.bundler}`]
    case 'secure':
      return [`embedded wallet ${urls.secure}`]
    case 'solana':
      return [`Solana ${urls.solana}`]
    case 'restChains':
      return [`balances of Bitcoin, Polkadot and Cosmos ${urls.restChains}`]
    case 'thirdChain':
      return ['a chain whose currency is not ether']
    case 'oddTokens':
      return ['a token that must be allowed zero first, and one that keeps a part']
    case 'social':
      return ['Google, Apple, GitHub, Facebook, X and Discord']
    default:
      throw new Error(`Unknown part ${part satisfies never}`)
  }
}
