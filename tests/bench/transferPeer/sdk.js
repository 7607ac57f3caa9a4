import { createAcrossClient } from '@across-protocol/app-sdk'
import { defineChain } from 'viem'

export function product({ chains, walletClient, apiUrl }) {
  const client = createAcrossClient({
    integratorId: '0xdead',
    chains: chains.map(({ chainId, rpcUrl }) =>
      defineChain({
        id: chainId,
        name: `Chain ${chainId}`,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpcUrl] } },
      }),
    ),
  })
  return {
    quote: ({ route, inputAmount }) => client.getQuote({ route, inputAmount, apiUrl }),
    execute: (quote, onProgress) =>
      client.executeQuote({ walletClient, deposit: quote.deposit, onProgress }),
    end: async () => undefined,
  }
}
