import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.jsx'

const props = JSON.parse(document.getElementById('props').textContent)
hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <App {...props} />
  </StrictMode>,
)
