import { type Address, type PublicClient, parseAbi } from 'viem'
import { pinsOn } from '#bridges/across/client/knownTokens.ts'
import { plainSymbol } from '#bridges/across/contracts/symbols.ts'
import { mirrorsNative } from '#bridges/across/trial/nativeMirrors.ts'
import { wrappedNative } from '#bridges/across/contracts/wrappedNative.ts'
import { looksLike } from '#lib/looksLike.ts'
import type { TokenAmount } from './approval.ts'
import { shortName } from './readText.ts'

type Token = { readonly symbol: string; readonly decimals: number }
const erc20 = parseAbi([
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** Well-known tokens: those that the bridge's build pins to the chain. */
function namesOn(chainId: number): readonly (Token & { readonly address: Address })[] {
  return pinsOn(chainId)
    .filter(({ symbol }) => symbol !== '')
    .map((pin) => ({ ...pin, symbol: plainSymbol(pin.symbol) }))
}

/** A token that the build knows, by its address. */
export function pinnedToken(chainId: number | undefined, contract: string): Token | undefined {
  if (chainId === undefined) return undefined
  return namesOn(chainId).find(({ address }) => isSame(address, contract))
}

/** What a chain's own currency is wrapped as, where that is ether. */
export function wrappedToken(chainId: number): Address | undefined {
  const address = wrappedNative[chainId]
  if (address === undefined) return undefined
  return pinnedToken(chainId, address)?.symbol === 'WETH' ? address : undefined
}

/**
 * As the build knows it, else as its own contract says; null if neither tells. A contract does not get the
 * symbol of another known contract of the chain, or of its currency.
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
    [...namesOn(chainId), ...currencyOf(client, address)].some((one) =>
      looksLike(one.symbol, symbol),
    )
  return {
    contract,
    symbol: isTaken ? null : symbol,
    decimals: typeof decimals === 'number' ? decimals : null,
    amount,
  }
}

/** The network's own currency, which is a contract only where the network itself shows it as one. */
function currencyOf({ chain }: PublicClient, address: Address): readonly { symbol: string }[] {
  return chain === undefined || mirrorsNative(address) ? [] : [chain.nativeCurrency]
}

/** Names of one thing: bridged forms, and the wrapped form of a currency. */
export function familyOf(symbol: string): string {
  const name = symbol.toUpperCase().replace(/\.E$/, '')
  const same: Readonly<Record<string, string>> = {
    USDBC: 'USDC',
    USDZC: 'USDC',
    WETH: 'ETH',
    USDT0: 'USDT',
    'USD₮0': 'USDT',
  }
  return Object.hasOwn(same, name) ? (same[name] ?? name) : name
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
