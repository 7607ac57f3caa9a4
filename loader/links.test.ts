import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUrl } from './links.ts'

const opened: unknown[][] = []
beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('open', (...args: unknown[]) => {
    opened.push(args)
    return {}
  })
})
afterEach(() => vi.unstubAllGlobals())

test('default: https without an opener, and wallets of the list', () => {
  expect(openUrl('https://explorer.test/tx/0x1')).toEqual({ opened: true })
  expect(openUrl('metamask://wc?uri=wc%3Aa')).toEqual({ opened: true })
  expect(opened).toEqual([
    ['https://explorer.test/tx/0x1', '_blank', 'noopener,noreferrer'],
    ['metamask://wc?uri=wc%3Aa', '_blank'],
  ])
})

test.each([
  'http://plain.test',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'blob:https://a.test/1',
  'intent://scan#Intent;end',
  'file:///etc/passwd',
  'unknown-wallet://x',
  '//a.test',
  '',
  'https:// bad host',
])('error: %j is refused', (url) => {
  expect(openUrl(url)).toEqual({ opened: false })
  expect(opened).toEqual([])
})
