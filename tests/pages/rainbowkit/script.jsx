import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { sendTransaction, waitForTransactionReceipt, watchAccount } from 'wagmi/actions'
import { onClick, write } from '../controls.ts'

const devnet = defineChain({
  id: 31337,
  name: 'Devnet One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`${location.origin}/devnet-rpc/31337`] } },
})
// RainbowKit offers what wagmi has found by EIP-6963; no wallet is listed by hand.
const config = createConfig({ chains: [devnet], transports: { [devnet.id]: http() } })

watchAccount(config, {
  onChange({ address, chainId }) {
    write('account', address ?? '')
    write('chain', chainId === undefined ? '' : String(chainId))
  },
})
onClick('send', async () => {
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash = await sendTransaction(config, { to, value: 1n })
  const { status } = await waitForTransactionReceipt(config, { hash, pollingInterval: 200 })
  write('receipt', `${status} ${hash}`)
})

createRoot(document.getElementById('root')).render(
  createElement(
    WagmiProvider,
    { config },
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(RainbowKitProvider, null, createElement(ConnectButton)),
    ),
  ),
)
