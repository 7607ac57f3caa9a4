import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EMAIL_PAUSE_SECONDS } from '#secure/wire'
import { SHAKE_MS } from '../widget/kernel/modal/limits.ts'
import { MAIL_PAUSE_MS } from '../widget/wallet/embedded/limits.ts'

test('default: the widget lets the person ask for another mail when the service would send it (S5.01)', () => {
  expect(MAIL_PAUSE_MS).toBe(EMAIL_PAUSE_SECONDS * 1_000)
})

test('default: the card shakes for as long as its style says (S9.07)', () => {
  const tokens = readFileSync('widget/lib/theme/tokens.css', 'utf8')
  expect(/--causeway-time-shake: (\d+)ms/.exec(tokens)?.[1]).toBe(String(SHAKE_MS))
})
