import {
  ConnectButton,
  InlineWidget,
  useAccount,
  useWidget,
  WidgetProvider,
} from '@causeway/widget/react'
import { frameUrl } from './widget.js'

/** The server renders the same page for every visitor, and the browser hydrates it. */
export function App({ visitor }) {
  return (
    <WidgetProvider options={{ frameUrl }}>
      <main>
        <h1>Good day, {visitor}</h1>
        <ConnectButton />
        <Status />
        <InlineWidget options={{ frameUrl, mode: 'bridge' }} id="bridge" />
      </main>
    </WidgetProvider>
  )
}

function Status() {
  const { address } = useAccount()
  const where = useWidget() === null ? 'Drawn on the server' : 'Nobody is connected'
  return <p id="account">{address ?? where}</p>
}
