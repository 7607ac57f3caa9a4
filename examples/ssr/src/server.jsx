import { renderToString } from 'react-dom/server'
import { App } from './App.jsx'

/** What the server puts into `index.html`: the page, and the props to draw it with again. */
export function render(props) {
  return {
    page: renderToString(<App {...props} />),
    props: JSON.stringify(props).replaceAll('<', '\\u003c'),
  }
}
