import { createRoot } from 'react-dom/client'
import type { Page } from '../page.ts'
import { App } from './App.tsx'

/** Draws into the document from now on. */
export function mount(page: Page, onHeight: (id: string, height: number) => void): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no place to be drawn.')
  createRoot(root).render(<App page={page} onHeight={onHeight} />)
}
