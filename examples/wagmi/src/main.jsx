import { loadWidget } from '@causeway/widget'
import { causeway } from '@causeway/widget/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import {
  createConfig,
  http,
  useConnect,
  useConnection,
  useSendTransaction,
  useWaitForTransactionReceipt,
  WagmiProvider,
} from 'wagmi'
import { frameUrl } from './widget.js'

const devnet = defineChain({
  id: 31337,
  name: 'Devnet One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`${location.origin}/devnet-rpc/31337`] } },
})
const config = createConfig({
  chains: [devnet],
  connectors: [causeway({ frameUrl })],
  multiInjectedProviderDiscovery: false, // else wagmi finds the widget, and other wallets, by itself
  transports: { [devnet.id]: http() },
  pollingInterval: 500,
})

function App() {
  const { address, chainId } = useConnection()
  const connect = useConnect()
  const send = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash: send.data })
  const error = connect.error ?? send.error

  async function onConnect() {
    await connect.mutateAsync({ connector: config.connectors[0] })
    const widget = await loadWidget()
    await widget.close()
  }
  const transaction = { to: '0x000000000000000000000000000000000000dEaD', value: 1n }
  return (
    <main>
      <h1>wagmi</h1>
      <button type="button" onClick={() => onConnect().catch(() => undefined)}>
        Connect wallet
      </button>
      <button type="button" onClick={() => send.mutate(transaction)}>
        Send 1 wei
      </button>
      <dl>
        <dt>Account</dt>
        <dd id="account">{address}</dd>
        <dt>Chain</dt>
        <dd id="chain">{chainId}</dd>
        <dt>Receipt</dt>
        <dd id="receipt">{receipt.data && `${receipt.data.status} ${send.data}`}</dd>
        <dt>Error</dt>
        <dd id="error">{error && (error.code ?? error.cause?.code ?? error.message)}</dd>
      </dl>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
