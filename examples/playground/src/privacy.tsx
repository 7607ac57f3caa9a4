import { facts } from 'virtual:facts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Header } from './Header.tsx'
import { Markdown } from './Markdown.tsx'
import './style.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
createRoot(root).render(
  <StrictMode>
    <Header here="privacy" base="../" />
    <main className="prose">
      <Markdown text={facts.privacy} />
    </main>
  </StrictMode>,
)
