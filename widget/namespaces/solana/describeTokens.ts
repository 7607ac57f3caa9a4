import { getAddressEncoder, getProgramDerivedAddress, address as toAddress } from '@solana/kit'
import type { TokenFacts, TokensQuery } from '../adapter.ts'
import { readLayout } from './bytes.ts'
import { nodeOf } from './node.ts'
import { METAPLEX, tokenPrograms } from './programs.ts'
import { extension, readMint } from './tokenAccount.ts'

const NAME_CHARS = 64
const SYMBOL_CHARS = 16
/** The most tokens in one request and of one account: an account with more has received spam. */
const MOST_ACCOUNTS = 50
const MOST_TOKENS = 200

/** Names and decimals of tokens: in the token itself (Token-2022), else where Metaplex keeps them. */
export async function describeTokens(query: TokensQuery): Promise<readonly TokenFacts[]> {
  const known = query.tokens.slice(0, MOST_TOKENS)
  const parts = Array.from({ length: Math.ceil(known.length / MOST_ACCOUNTS) }, (_, at) =>
    known.slice(at * MOST_ACCOUNTS, (at + 1) * MOST_ACCOUNTS),
  )
  const facts = await Promise.all(parts.map((tokens) => describePart({ ...query, tokens })))
  return facts.flat()
}

async function describePart(query: TokensQuery): Promise<readonly TokenFacts[]> {
  const { tokens } = query
  const node = nodeOf(query)
  const [mints, metadata] = await Promise.all([
    node.accounts(tokens),
    Promise.all(tokens.map(metadataAddress)).then((addresses) => node.accounts(addresses)),
  ])
  return tokens.flatMap((address, at): readonly TokenFacts[] => {
    const account = mints[at] ?? undefined
    if (account === undefined || !tokenPrograms.includes(account.owner)) return []
    const mint = readMint(account.data)
    if (mint === undefined) return []
    const own = mint.extensions.get(extension.tokenMetadata)
    const legacy = metadata[at]?.owner === METAPLEX ? metadata[at]?.data : undefined
    const named = own ? readNames(own, 64) : legacy && readNames(legacy, 65)
    const short = `${address.slice(0, 4)}…${address.slice(-4)}`
    const symbol = named?.symbol || short
    return [{ address, symbol, name: named?.name || symbol, decimals: mint.decimals }]
  })
}

async function metadataAddress(mint: string): Promise<string> {
  const key = getAddressEncoder().encode
  const program = toAddress(METAPLEX)
  const [found] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: ['metadata', key(program), key(toAddress(mint))],
  })
  return found
}

/** Name and symbol, one after the other in both layouts. The token's creator wrote them: untrusted. */
function readNames(data: Uint8Array, start: number) {
  try {
    const layout = readLayout(data, start)
    return { name: clean(layout.text(), NAME_CHARS), symbol: clean(layout.text(), SYMBOL_CHARS) }
  } catch {
    return undefined // shorter than it says
  }
}

/** Removes invisible characters, which could make it look like another name. */
function clean(text: string, most: number): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, '')
    .trim()
    .slice(0, most)
}
