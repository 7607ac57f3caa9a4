import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Core } from '#kernel/core.ts'
import { chooseView } from '#kernel/modal/chooseView.ts'
import { shownLanguage } from '#kernel/preferences/slice.ts'
import { App } from './App.tsx'
import { RefusedApp } from './RefusedApp.tsx'
import { type Locale, pickLocale } from './i18n/locales.ts'
import { loadMessages } from './i18n/messages.ts'

/** What there is to draw: a widget, or the reason why there is none. */
export type Drawable =
  | { readonly status: 'ready'; readonly core: Core }
  | { readonly status: 'refused'; readonly error: { readonly code: string | number } }

/** Draws into the document what comes of the boot, once the words are here that everything says. */
export async function mount(document: Document, booting: Promise<Drawable>): Promise<void> {
  const place = document.getElementById('root')
  if (place === null) throw new Error('The document has no #root')
  const root = createRoot(place)
  const drawable = await booting
  if (drawable.status === 'ready') preloadNext(drawable.core)
  // The tree asks again, and for English then, if they do not come.
  await loadMessages(languageOf(drawable)).catch(() => undefined)
  root.render(
    <StrictMode>
      {drawable.status === 'ready' ? (
        <App core={drawable.core} />
      ) : (
        <RefusedApp code={drawable.error.code} languages={navigator.languages} />
      )}
    </StrictMode>,
  )
}

/** The view that `open()` would show now, so that a click waits for no code. */
function preloadNext(core: Core): void {
  const { load, words } = core.views[chooseView(core).name]
  const locale = languageOf({ status: 'ready', core })
  Promise.all([load(), loadMessages(locale, words)]).catch(
    () => undefined, // shown later, and asked for again then
  )
}

function languageOf(drawable: Drawable): Locale {
  const asked = drawable.status === 'ready' ? [shownLanguage(drawable.core.store.getState())] : []
  return pickLocale([...asked, ...navigator.languages])
}
