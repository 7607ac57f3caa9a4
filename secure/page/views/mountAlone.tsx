import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { type Api, createApi } from '../api.ts'
import { keptLanguage } from '../keptLanguage.ts'
import { createLook } from '../look.ts'
import { Alone } from './Alone.tsx'

/** A page of this origin that no widget asked for: in the system's theme and the browser's language. */
export function mountAlone(View: ComponentType<{ api: Api }>): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no place to be drawn.')
  const look = createLook(navigator.languages, keptLanguage)
  look.sync({ themeMode: 'auto' })
  createRoot(root).render(
    <Alone look={look}>
      <View api={createApi()} />
    </Alone>,
  )
}
