import { expect, test } from 'vitest'
import { widgetErrorCodes } from '#protocol'
import { words as enErrors } from '#locales/en/errors.ts'
import { locales } from '#locales/locales.ts'
import { loadAllMessages } from './messages.ts'

const catalogues = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, await loadAllMessages(locale)] as const),
  ),
)

/** A full stop of any script; Thai has none. */
const endsAsSentence = /[.?。？।؟\p{Script=Thai}]$/u

test.each(Object.entries(catalogues))(
  'behavior: every error has a title and a body: %s',
  (_, messages) => {
    expect(Object.keys(messages.errors).sort()).toEqual(Object.keys(enErrors).sort())
    for (const [code, { title, body }] of Object.entries(messages.errors)) {
      expect([code, title.length > 0, endsAsSentence.test(body)]).toEqual([code, true, true])
    }
  },
)

test('behavior: every code of the page has words', () => {
  // Where the browser is too old, or nothing answers, there is no frame: the loader has the words.
  const ofLoader: readonly string[] = ['BROWSER_TOO_OLD', 'FRAME_UNREACHABLE']
  const ofFrame = widgetErrorCodes.filter((code) => !ofLoader.includes(code))
  expect(ofFrame.filter((code) => !Object.hasOwn(enErrors, code))).toEqual([])
})

test.each(Object.entries(catalogues))(
  'behavior: what “try again” does to money is told by its own name: %s',
  (_, messages) => {
    const codes = ['BRIDGE_DEPOSIT_UNCERTAIN', 'BRIDGE_QUOTE_CHANGED', 'BRIDGE_QUOTE_EXPIRED']
    for (const code of codes) {
      expect(messages.errors[code]?.body).toContain(messages.common.tryAgain)
    }
  },
)
