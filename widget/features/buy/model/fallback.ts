import type { OnrampOptions, PurchaseCurrency } from '#clients/blockchainApi/onramp.ts'
import type { Network } from '#kernel/networks/network.ts'
import { FALLBACK_LIMITS } from './limits.ts'

/** USD Coin as its issuer deployed it. */
const dollarCoins: Readonly<Record<number, `0x${string}`>> = {
  1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
  137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
  8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
}

/**
 * The built-in list, for when the service does not say what is for sale (S8.11): Ether where it is
 * the native currency, and USD Coin. A price still has to come from the service.
 */
export function fallbackOptions(offered: readonly Network[]): OnrampOptions {
  const evm = offered.flatMap((network) =>
    network.chainId === undefined ? [] : [{ ...network, chainId: network.chainId }],
  )
  const ether: PurchaseCurrency = {
    id: 'ETH',
    name: 'Ether',
    symbol: 'ETH',
    networks: evm
      .filter(({ nativeCurrency }) => nativeCurrency.symbol === 'ETH')
      .map(({ chainId, name }) => ({ name: wordOf(name), chainId, contractAddress: undefined })),
  }
  const dollars: PurchaseCurrency = {
    id: 'USDC',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: evm.flatMap(({ chainId, name }) => {
      const contractAddress = dollarCoins[chainId]
      return contractAddress === undefined ? [] : [{ name: wordOf(name), chainId, contractAddress }]
    }),
  }
  return {
    paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, limits: FALLBACK_LIMITS })),
    purchaseCurrencies: [ether, dollars].filter(({ networks }) => networks.length > 0),
  }
}

/** As providers write the name of a network. */
function wordOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w]+/g, '-')
}
