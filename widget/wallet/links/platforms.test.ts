import { expect, test } from 'vitest'
import { platformsOf } from './platforms.ts'
import { storesOf } from './stores.ts'

const bare = { id: 'a', name: 'A', chains: [] }
const whole = {
  ...bare,
  rdns: 'a.a',
  mobileLink: 'a://',
  desktopLink: 'a://',
  webappLink: 'https://a.example',
  homepage: 'https://a.example',
  appStore: 'https://apps.apple.com/a',
  playStore: 'https://play.google.com/a',
  chromeStore: 'https://chromewebstore.google.com/a',
}
const desk = { phone: false, installed: false }
const phone = { phone: true, installed: false }

test.each([
  ['a code on a desk', whole, desk, ['qr', 'web', 'desktop', 'missing']],
  ['the app on a phone', whole, phone, ['mobile', 'web']],
  ['the extension first', whole, { ...desk, installed: true }, ['browser', 'qr', 'web', 'desktop']],
  ['in the app’s own browser', whole, { ...phone, installed: true }, ['browser', 'mobile', 'web']],
  ['an extension that is not there', { ...bare, rdns: 'a.a' }, desk, ['missing']],
  ['a universal link alone', { ...bare, linkMode: 'https://a.example' }, phone, ['mobile']],
  ['a wallet that says nothing', bare, phone, ['qr']],
  ['links that lead nowhere', { ...bare, mobileLink: 'data:x', webappLink: 'a://' }, phone, ['qr']],
] as const)('default: %s (S3.05)', (_, wallet, device, expected) => {
  expect(platformsOf(wallet, device)).toEqual(expected)
})

test.each([
  [undefined, ['chrome', 'ios', 'android', 'homepage']],
  ['ios', ['ios', 'homepage']],
  ['android', ['android', 'homepage']],
] as const)('behavior: stores for %s', (system, expected) => {
  expect(storesOf(whole, system).map(({ kind }) => kind)).toEqual(expected)
})

test('error: a store that is no page of the web is left out', () => {
  expect(storesOf({ ...bare, homepage: 'javascript:alert(1)' }, undefined)).toEqual([])
})
