import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from '#ui/components/Card.tsx'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { MessagesProvider } from '#ui/i18n/MessagesContext.tsx'
import { pseudoMessages } from '#ui/i18n/testing/pseudoMessages.ts'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'
import { axeViolations } from '#ui/testing/axeViolations.ts'
import { clippedTexts } from '#ui/testing/clippedTexts.ts'
import { overlaidTexts } from '#ui/testing/overlaidTexts.ts'
import { scenes } from './scenes.ts'
import { turnedFigures } from '#ui/testing/turnedFigures.ts'

const languages = [
  { name: 'ar', locale: 'ar', direction: 'rtl', messages: await loadAllMessages('ar') },
  { name: 'de', locale: 'de', direction: 'ltr', messages: await loadAllMessages('de') },
  {
    name: 'pseudo',
    locale: 'en',
    direction: 'rtl',
    messages: pseudoMessages(await loadAllMessages('en')),
  },
] as const

/** A view's first drawing has most on it. */
const firstOfViews = new Set(
  scenes.filter((scene, at) => scenes.findIndex(({ view }) => view === scene.view) === at),
)

afterEach(cleanup)

describe.each(languages)('behavior: every view is read and fits in: $name', (language) => {
  test.each(scenes.map((scene) => [`${scene.view}, ${scene.state}`, scene] as const))(
    '%s',
    async (_name, scene) => {
      await page.viewport(320, 640)
      const { container } = render(
        <ThemeRoot mode="light" direction={language.direction} locale={language.locale}>
          <MessagesProvider locale={language.locale} messages={language.messages}>
            <Card>{scene.node}</Card>
          </MessagesProvider>
        </ThemeRoot>,
      )
      expect(clippedTexts(container)).toEqual([])
      expect(overlaidTexts(container)).toEqual([])
      // The pseudo-locale is English, and isolates no values.
      if (language.name === 'ar') expect(turnedFigures(container)).toEqual([])
      // Its other states are for `npm run test:long`.
      if (firstOfViews.has(scene)) expect(await axeViolations(container)).toEqual([])
    },
  )
})
