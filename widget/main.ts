import { boot } from './boot.ts'
import { pickLocale } from './ui/i18n/locales.ts'
import { loadMessages } from './ui/i18n/messages.ts'
import { views } from './features/index.ts'

// The handshake needs nothing of the drawing: both are on their way at once, with what nearly
// every visit needs first.
const drawing = import('./ui/mount.tsx')
for (const part of [drawing, views.Connect.load(), loadMessages(pickLocale(navigator.languages))]) {
  part.catch(reportError)
}
const booted = await boot(window)
const { mount } = await drawing
mount(document, booted)
