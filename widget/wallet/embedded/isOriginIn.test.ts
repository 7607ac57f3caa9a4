import { expect, test } from 'vitest'
import { isOriginIn } from './isOriginIn.ts'

test.each([
  ['https://shop.example', ['https://shop.example'], true],
  ['https://shop.example', ['shop.example'], true],
  ['https://shop.example', ['https://shop.example:443/'], true],
  ['https://a.shop.example', ['https://*.shop.example'], true],
  ['https://a.b.shop.example', ['*.shop.example'], true],
  ['http://shop.example', ['http://Shop.example:80'], true],
  ['https://shop.example:8443', ['https://shop.example:*'], true],
  ['http://localhost:4173', [], true],
  ['https://shop.example', [], false],
  ['http://shop.example', ['shop.example'], false],
  ['https://shop.example:8443', ['https://shop.example'], false],
  ['https://shop.example', ['https://*.shop.example'], false],
  ['https://evil-shop.example', ['https://*shop.example'], false],
  ['https://shop.example.evil.test', ['https://shop.example'], false],
  ['https://shop.example', ['*', '*.*', 'https://*.*'], false],
  ['null', ['https://shop.example'], false],
] as const)('behavior: %s among %j: %s (S5.07)', (origin, patterns, is) => {
  expect(isOriginIn(origin, patterns)).toBe(is)
})
