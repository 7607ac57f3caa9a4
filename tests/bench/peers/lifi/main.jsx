import { LiFiWidget } from '@lifi/widget'
import { EthereumProvider } from '@lifi/widget-provider-ethereum'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'

const queries = new QueryClient()
const config = { providers: [EthereumProvider()], variant: 'drawer' }

function Page() {
  const drawer = useRef(null)
  return (
    <QueryClientProvider client={queries}>
      <button type="button" onClick={() => drawer.current?.openDrawer()}>
        Connect and bridge
      </button>
      <LiFiWidget ref={drawer} integrator="bench" config={config} {...config} />
    </QueryClientProvider>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
