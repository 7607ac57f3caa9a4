import { ConnectButton, OpenButton, useAccount, WidgetProvider } from '@causeway/widget/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { frameUrl } from './widget.js'

function App() {
  const { address, caipChainId, wallet } = useAccount()
  return (
    <main>
      <h1>A shop</h1>
      <ConnectButton />
      <OpenButton view="Bridge">Bridge</OpenButton>
      {address && (
        <p>
          <output id="account">{address}</output> on <output id="chain">{caipChainId}</output> with{' '}
          {wallet?.name}
        </p>
      )}
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <WidgetProvider options={{ frameUrl }}>
      <App />
    </WidgetProvider>
  </StrictMode>,
)
