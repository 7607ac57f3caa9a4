import { expect, test } from 'vitest'
import { isUrl } from './isUrl.ts'

test.each([
  'https://site.example/a?b#c',
  'wc:abc',
  'about:blank',
  '',
  'site.example',
  '//site.example',
  'https://',
  'https://a b',
  'http://[::1',
])('default: “%s” is read as URL.canParse reads it (E6)', (text) => {
  expect(isUrl(text)).toBe(URL.canParse(text))
})
