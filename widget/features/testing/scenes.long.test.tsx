import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from '#ui/components/Card.tsx'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { pseudoMessages } from '#ui/i18n/testing/pseudoMessages.ts'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { axeViolations } from '#ui/testing/axeViolations.ts'
import { scenes } from './scenes.ts'

const english = await loadAllMessages('en')
const languages = [
  { name: 'en', locale: 'en', direction: 'ltr', messages: english },
  { name: 'ar', locale: 'ar', direction: 'rtl', messages: await loadAllMessages('ar') },
  { name: 'de', locale: 'de', direction: 'ltr', messages: await loadAllMessages('de') },
  { name: 'pseudo', locale: 'en', direction: 'rtl', messages: pseudoMessages(english) },
] as const

afterEach(cleanup)

for (const mode of ['dark', 'light'] as const) {
  for (const { name, locale, direction, messages } of languages) {
    describe.each([320, 390, 768])(
      `behavior: has no axe violations: ${mode}, ${name}, %i px`,
      (width) => {
        test.each(scenes.map((scene) => [`${scene.view}, ${scene.state}`, scene] as const))(
          '%s',
          async (_name, scene) => {
            await page.viewport(width, 700)
            const { container } = render(
              <ThemeRoot mode={mode} direction={direction} locale={locale}>
                <MessagesProvider locale={locale} messages={messages}>
                  <Card>{scene.node}</Card>
                </MessagesProvider>
              </ThemeRoot>,
            )
            expect(await axeViolations(container)).toEqual([])
          },
        )
      },
    )
  }
}
