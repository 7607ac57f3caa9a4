import { renderToString } from 'react-dom/server'
import { App } from './App.jsx'

/** Renders the page for `index.html`, with the props that the browser needs to hydrate it. */
export function render(props) {
  return {
    page: renderToString(<App {...props} />),
    props: JSON.stringify(props).replaceAll('<', '\\u003c'),
  }
}
