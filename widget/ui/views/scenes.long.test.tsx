import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from '../components/Card.tsx'
import { loadAllMessages } from '../i18n/messages.ts'
import { MessagesProvider } from '../i18n/MessagesContext.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { axeViolations } from './axeViolations.ts'
import { scenes } from './scenes.ts'

const languages = { en: await loadAllMessages('en'), es: await loadAllMessages('es') }

afterEach(cleanup)

for (const mode of ['dark', 'light'] as const) {
  for (const locale of ['en', 'es'] as const) {
    describe.each([320, 390, 768])(
      `behavior: has no axe violations: ${mode}, ${locale}, %i px`,
      (width) => {
        test.each(scenes.map((scene) => [`${scene.view}, ${scene.state}`, scene] as const))(
          '%s',
          async (_name, scene) => {
            await page.viewport(width, 700)
            const { container } = render(
              <ThemeRoot mode={mode}>
                <MessagesProvider locale={locale} messages={languages[locale]}>
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
