/** Well-known tokens by their mint; each network has mints of its own. */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 'USDC',
    Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 'USDT',
    So11111111111111111111111111111111111111112: 'WSOL',
    '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo': 'PYUSD',
    HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr: 'EURC',
  },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': {
    '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU': 'USDC',
    So11111111111111111111111111111111111111112: 'WSOL',
  },
}

/** The name of a token from our own list, never the token's own; null for all others. */
export function solanaSymbol(chainId: string, mint: string): string | null {
  const tokens = Object.hasOwn(known, chainId) ? known[chainId] : undefined
  return tokens !== undefined && Object.hasOwn(tokens, mint) ? (tokens[mint] ?? null) : null
}
