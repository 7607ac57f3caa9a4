import { SOLANA_CHAIN_ID, SOLANA_PROGRAM, SOLANA_USDC } from './foreign.ts'
import type { Answered, Row, Tell } from './tell.ts'

/** Of the bridge's API (research/across.md): Solana stands among the chains, and numbers come both ways. */
export function bridgeApiShape(body: unknown, { url, status, tell }: Answered): unknown {
  if (status >= 400) return refusal(body, tell)
  return tell.withMore(ownShape(body, { url, status, tell }))
}

function ownShape(body: unknown, { url, tell }: Answered): unknown {
  switch (url.pathname) {
    case '/api/available-routes':
      return tell.withBad(isNarrowed(url) ? body : routes(body as Row[], tell))
    case '/api/chains':
      return chains(body as Row[], url, tell)
    case '/api/suggested-fees':
      return fees(body as Row, tell)
    default:
      return body
  }
}

function isNarrowed({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => name !== 'omitTokens')
}

function refusal(body: unknown, tell: Tell): unknown {
  tell.note('longRefusal')
  const issues = Array.from(
    { length: 8 },
    (_, at) => `Issue ${at}: ${'see the reference. '.repeat(3)}`,
  )
  return tell.withMore({ ...(body as Row), issues })
}

function routes(rows: Row[], tell: Tell): unknown {
  const [first = {}] = rows
  const solana = {
    ...first,
    isNative: false,
    destinationChainId: SOLANA_CHAIN_ID,
    destinationToken: SOLANA_USDC,
    originTokenSymbol: 'USDC',
    destinationTokenSymbol: 'USDC',
  }
  const back = {
    ...first,
    isNative: false,
    originTokenSymbol: 'USDC',
    destinationTokenSymbol: 'USDC',
    originChainId: SOLANA_CHAIN_ID,
    originToken: SOLANA_USDC,
  }
  return tell.among(tell.among(rows, 'foreignEntry', solana), 'foreignEntry', back)
}

function chains(rows: Row[], url: URL, tell: Tell): unknown {
  const told = rows.map((chain) => ({
    ...chain,
    inputTokens: tokens(chain.inputTokens, tell),
    outputTokens: tokens(chain.outputTokens, tell),
  }))
  if (isNarrowed(url)) return tell.withBad(told)
  const [first] = rows
  const solana = {
    ...first,
    chainId: SOLANA_CHAIN_ID,
    name: 'Solana',
    spokePool: SOLANA_PROGRAM,
    publicRpcUrl: 'https://api.mainnet-beta.solana.com',
    explorerUrl: 'https://solscan.io',
    inputTokens: [solanaToken],
    outputTokens: [solanaToken],
  }
  return tell.withBad(tell.among(told, 'foreignEntry', solana))
}

const solanaToken = { address: SOLANA_USDC, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

/** A list that was not asked for is empty, and stays so. */
function tokens(list: unknown, tell: Tell): unknown {
  if (!Array.isArray(list) || list.length === 0) return list
  return tell.withBad(tell.among(list, 'foreignEntry', solanaToken))
}

/** The service has written these as text and as numbers. */
const numbers = ['timestamp', 'quoteBlock', 'fillDeadline', 'exclusivityDeadline'] as const

function fees(body: Row, tell: Tell): Row {
  const told: Row = { ...body }
  for (const name of numbers) {
    if (tell.below(2) === 0) continue
    tell.note('otherNumber')
    const value = told[name]
    told[name] = typeof value === 'string' ? Number(value) : String(value)
  }
  return tell.without(told, 'id')
}
