import type { ChainState, Urls } from './control/state.ts'
import type { Part } from './parts.ts'

export type PartState = { part: Part; ready: boolean }

/** What the start command prints once: where to go and what runs. */
export function banner(options: {
  states: readonly PartState[]
  urls: Urls
  chains: readonly ChainState[]
}): string {
  const { states, urls, chains } = options
  const open = urls.page === undefined ? [] : ['', `  Open     ${urls.page}`]
  return [
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
