import { createRoot } from 'react-dom/client'
import { Card } from '#ui/components/Card.tsx'
import { loadAllMessages, pickLocale } from '#ui/i18n/messages.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { idle } from '#ui/views/scene.ts'
import { scenes } from '#ui/views/scenes.ts'
import './gallery.css'

/** `?view=Bridge&theme=light&locale=es&dir=rtl`; without a view every drawing is shown. */
const query = new URLSearchParams(location.search)
const view = query.get('view')
const theme = query.get('theme') === 'light' ? 'light' : 'dark'
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'
const locale = pickLocale([query.get('locale') ?? 'en'])
const messages = await loadAllMessages(locale)
const shown = scenes.filter((scene) => view === null || scene.view === view)
const root = document.getElementById('gallery')
if (!root) throw new Error('The gallery has no place to be drawn.')

document.documentElement.dataset.theme = theme
createRoot(root).render(
  <ThemeRoot mode={theme} direction={direction} locale={locale}>
    <MessagesProvider locale={locale} messages={messages}>
      <div className="board">
        {shown.map((scene) => (
          <figure key={`${scene.view} ${scene.state}`} data-scene={`${scene.view} ${scene.state}`}>
            <figcaption>{`${scene.view}, ${scene.state}`}</figcaption>
            <Card onBack={idle} onClose={idle}>
              {scene.node}
            </Card>
          </figure>
        ))}
      </div>
    </MessagesProvider>
  </ThemeRoot>,
)
