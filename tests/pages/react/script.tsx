import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  ConnectButton,
  InlineWidget,
  useAccount,
  useWidget,
  useWidgetEvent,
  WidgetProvider,
} from '../../../loader/bindings/react.tsx'

const options = { frameUrl: `http://widget.localhost:${location.port}/embed/` }
let inlineWidgets = 0

function Page() {
  const widget = useWidget()
  const { address, caipChainId } = useAccount()
  const [error, setError] = useState('')
  const [receipt, setReceipt] = useState('')
  const [inline, setInline] = useState(false)
  const [made, setMade] = useState(0)
  useEffect(() => {
    Reflect.set(window, 'Widget', widget)
  }, [widget])
  useWidgetEvent('transaction', ({ status, hash }) => {
    if (status === 'confirmed') setReceipt(`success ${hash}`)
  })

  async function send() {
    const transaction = {
      from: address,
      to: '0x000000000000000000000000000000000000dEaD',
      value: '0x1',
    }
    await widget?.request({ method: 'eth_sendTransaction', params: [transaction] })
  }
  return (
    <>
      <ConnectButton>Connect with Causeway</ConnectButton>
      <button
        type="button"
        onClick={() => {
          setError('')
          send().catch(({ code }: { code: unknown }) => setError(String(code)))
        }}
      >
        Send 1 wei
      </button>
      <button type="button" onClick={() => setInline(!inline)}>
        Bridge in the page
      </button>
      <output id="account">{address}</output>
      <output id="chain">{caipChainId?.slice('eip155:'.length)}</output>
      <output id="receipt">{receipt}</output>
      <output id="error">{error}</output>
      <output id="made">{made}</output>
      {inline && (
        <InlineWidget
          options={{ ...options, mode: 'bridge' }}
          onWidget={() => {
            inlineWidgets += 1
            setMade(inlineWidgets)
          }}
        />
      )}
    </>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <WidgetProvider options={options}>
      <Page />
    </WidgetProvider>
  </StrictMode>,
)
