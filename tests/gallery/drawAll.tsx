import { render } from '@testing-library/react'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { directionOf } from '#lib/locales.ts'
import type { Locale } from '#ui/i18n/locales.ts'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { scenes } from '#features/testing/scenes.ts'
import { Board } from './Board.tsx'
import './gallery.css'

/** Every drawing on one page. */
export async function drawAll(mode: 'dark' | 'light', locale: Locale): Promise<Element> {
  const messages = await loadAllMessages(locale)
  const { container } = render(
    <ThemeRoot mode={mode} locale={locale} direction={directionOf(locale)}>
      <MessagesProvider locale={locale} messages={messages}>
        <Board scenes={scenes} />
      </MessagesProvider>
    </ThemeRoot>,
  )
  return container
}
