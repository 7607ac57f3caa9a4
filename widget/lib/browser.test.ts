import { expect, test } from 'vitest'
import { isPhone, isUntracked, phoneSystem } from './browser.ts'

const window = (navigator: object, coarse = true) =>
  ({ navigator, matchMedia: () => ({ matches: coarse }) }) as unknown as Window // all that is read of it

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)'

test.each([
  [android, true, true, 'android'],
  [iphone, true, true, 'ios'],
  [desktop, true, false, undefined],
  // A desktop browser that plays a phone has a mouse.
  [android, false, false, 'android'],
] as const)('behavior: %s, coarse pointer %s (S2.02)', (userAgent, coarse, phone, system) => {
  expect(isPhone(window({ userAgent }, coarse))).toBe(phone)
  expect(phoneSystem(window({ userAgent }))).toBe(system)
})

test.each([
  [{}, false],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
])('behavior: %j says that nothing may be told: %s', (navigator, untracked) => {
  expect(isUntracked(window(navigator))).toBe(untracked)
})
