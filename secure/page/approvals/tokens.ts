import { type Address, type PublicClient, parseAbi } from 'viem'
import type { TokenAmount } from './approval.ts'
import { looksLike } from '#lib/looksLike.ts'
import { shortName } from './readText.ts'

type Token = { readonly symbol: string; readonly decimals: number }
const OP_WETH = '0x4200000000000000000000000000000000000006'

/** Its own currency is not ether. */
const POLYGON = 137

/** Tokens that everybody means by these letters, by chain and address. */
const pinned: Readonly<Record<string, Token & { readonly at: Readonly<Record<number, Address>> }>> =
  {
    USDC: {
      symbol: 'USDC',
      decimals: 6,
      at: {
        1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
        130: '0x078D782b760474a361dDA0AF3839290b0EF57AD6',
        137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
        59144: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
      },
    },
    USDT: {
      symbol: 'USDT',
      decimals: 6,
      at: {
        1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
        137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
        42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
      },
    },
    DAI: {
      symbol: 'DAI',
      decimals: 18,
      at: {
        1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
        8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
        42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      },
    },
    WETH: {
      symbol: 'WETH',
      decimals: 18,
      at: {
        1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
        10: OP_WETH,
        130: OP_WETH,
        137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
        480: OP_WETH,
        8453: OP_WETH,
        34443: OP_WETH,
        42161: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
        59144: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
        7777777: OP_WETH,
      },
    },
  }
const erc20 = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** A token that the build knows, by its address. */
export function pinnedToken(chainId: number | undefined, contract: string): Token | undefined {
  if (chainId === undefined) return undefined
  return Object.values(pinned).find(({ at }) => {
    const pin = at[chainId]
    return pin !== undefined && isSame(pin, contract)
  })
}

/** What a chain's own currency is wrapped as, where that is ether. */
export function wrappedToken(chainId: number): Address | undefined {
  return chainId === POLYGON ? undefined : pinned.WETH?.at[chainId]
}

/** Every pin, for whoever compares them. */
export const pins = Object.values(pinned).flatMap(({ symbol, at }) =>
  Object.entries(at).map(([chainId, address]) => ({ symbol, chainId: Number(chainId), address })),
)

/**
 * As the build knows it, else as its own contract says; null where neither tells. Letters that belong
 * to another contract of the chain are nobody else's.
 */
export async function tokenOn(
  client: PublicClient | undefined,
  { chainId, contract }: { readonly chainId: number | undefined; readonly contract: string },
  amount: bigint | null,
): Promise<TokenAmount> {
  const sure = pinnedToken(chainId, contract)
  if (sure !== undefined) {
    return { contract, symbol: sure.symbol, decimals: sure.decimals, amount }
  }
  const address: Address | undefined = /^0x[0-9a-fA-F]{40}$/.test(contract)
    ? `0x${contract.slice(2)}`
    : undefined
  if (client === undefined || address === undefined) {
    return { contract, symbol: null, decimals: null, amount }
  }
  const read = (functionName: 'symbol' | 'decimals') =>
    client.readContract({ address, abi: erc20, functionName }).catch(() => null)
  const [told, decimals] = await Promise.all([read('symbol'), read('decimals')])
  const symbol = typeof told === 'string' && told.trim() !== '' ? shortName(told) : null
  const isTaken =
    symbol !== null &&
    chainId !== undefined &&
    Object.entries(pinned).some(
      ([name, { at }]) => at[chainId] !== undefined && looksLike(name, symbol),
    )
  return {
    contract,
    symbol: isTaken ? null : symbol,
    decimals: typeof decimals === 'number' ? decimals : null,
    amount,
  }
}

/** Names of one thing: bridged forms, and the wrapped form of a currency. */
export function familyOf(symbol: string): string {
  const name = symbol.toUpperCase().replace(/\.E$/, '')
  const same: Readonly<Record<string, string>> = {
    USDBC: 'USDC',
    WETH: 'ETH',
    USDT0: 'USDT',
    'USD₮0': 'USDT',
  }
  return Object.hasOwn(same, name) ? (same[name] ?? name) : name
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
