import { createRoot } from 'react-dom/client'
import { directionOf } from '#lib/locales.ts'
import { pickLocale } from '#ui/i18n/locales.ts'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { pseudoMessages } from '#ui/i18n/testing/pseudoMessages.ts'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { scenes } from '#features/testing/scenes.ts'
import { Board } from './Board.tsx'
import './gallery.css'

/**
 * `?view=Bridge&theme=light&locale=de`; without a view every drawing is shown. The locale `pseudo` is
 * English drawn out and accented; it shows from the right with `dir=rtl`.
 */
const query = new URLSearchParams(location.search)
const view = query.get('view')
const theme = query.get('theme') === 'light' ? 'light' : 'dark'
const wished = query.get('locale') ?? 'en'
const locale = pickLocale([wished])
const direction = query.get('dir') === 'rtl' ? 'rtl' : directionOf(locale)
const loaded = await loadAllMessages(locale)
const messages = wished === 'pseudo' ? pseudoMessages(loaded) : loaded
const shown = scenes.filter((scene) => view === null || scene.view === view)
const root = document.getElementById('gallery')
if (!root) throw new Error('The gallery has no place to be drawn.')

document.documentElement.dataset.theme = theme
createRoot(root).render(
  <ThemeRoot mode={theme} direction={direction} locale={locale}>
    <MessagesProvider locale={locale} messages={messages}>
      <Board scenes={shown} />
    </MessagesProvider>
  </ThemeRoot>,
)
