import { LiFiWidget } from '@lifi/widget'
import { EthereumProvider } from '@lifi/widget-provider-ethereum'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

const config = { providers: [EthereumProvider()], variant: 'compact' }

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <LiFiWidget integrator="bench" config={config} {...config} />
  </QueryClientProvider>,
)
