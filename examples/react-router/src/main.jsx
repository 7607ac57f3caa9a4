import { ConnectButton, InlineWidget, useAccount, WidgetProvider } from '@causeway/widget/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { frameUrl } from './widget.js'

function Home() {
  const { address } = useAccount()
  return <p id="account">{address ?? 'Nobody is connected.'}</p>
}

/** The inline widget exists while its route is active. */
function Bridge() {
  return <InlineWidget options={{ frameUrl, mode: 'bridge' }} id="bridge" />
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    {/* Above the routes: who is connected stays so from route to route. */}
    <WidgetProvider options={{ frameUrl }}>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <nav>
          <Link to="/">Home</Link> <Link to="/bridge">Bridge</Link> <ConnectButton />
        </nav>
        <Routes>
          <Route index element={<Home />} />
          <Route path="bridge" element={<Bridge />} />
        </Routes>
      </BrowserRouter>
    </WidgetProvider>
  </StrictMode>,
)
