import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import '../../site/base.css'
import '../../site/top.css'
import './styles/page.css'
import './styles/layout.css'
import './styles/inputs.css'
import './styles/stage.css'
import './styles/fields.css'
import './styles/panels.css'
import './styles/narrow.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
