import { createWidget } from '@causeway/widget'
import { defineElement } from '@causeway/widget/element'
import '@causeway/widget/element/solid'
import { createSignal, onCleanup } from 'solid-js'
import { render } from 'solid-js/web'

defineElement()
const frameUrl = new URLSearchParams(location.search).get('frame') ?? ''

function App() {
  const widget = createWidget({ frameUrl })
  const [state, setState] = createSignal(widget.getState())
  onCleanup(widget.subscribe(setState))
  onCleanup(() => widget.destroy())
  // @ts-expect-error No such mode.
  const wrong = () => <causeway-widget mode="bridges" />
  return (
    <>
      <h1>A page of Solid</h1>
      <button type="button" onClick={() => widget.open()}>
        Connect wallet
      </button>
      <button type="button" onClick={() => widget.open({ view: 'Bridge' })}>
        Bridge
      </button>
      <p id="account">{state().accounts[0]}</p>
      <causeway-widget mode="bridge" attr:frame-url={frameUrl} />
      {frameUrl === '' && wrong()}
    </>
  )
}

const root = document.querySelector('#app')
if (root !== null) render(App, root)
