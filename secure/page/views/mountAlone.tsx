import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { type Api, createApi } from '../api.ts'
import { storedLanguage } from '../storedLanguage.ts'
import { createAppearance } from '../appearance.ts'
import { Alone } from './Alone.tsx'

/** A page of this origin that no widget asked for: in the system's theme and the browser's language. */
export function mountAlone(View: ComponentType<{ api: Api }>): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no place to be drawn.')
  const appearance = createAppearance(navigator.languages, storedLanguage)
  appearance.sync({ themeMode: 'auto' })
  createRoot(root).render(
    <Alone appearance={appearance}>
      <View api={createApi()} />
    </Alone>,
  )
}
