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

test('default: https without an opener, and a pairing in the app of any wallet (S3.05, S5.11)', () => {
  expect(openUrl('https://explorer.test/tx/0x1')).toEqual({ opened: true })
  const apps = [
    'metamask://wc?uri=wc%3Aa%402%3FsymKey%3Db',
    'unheard-of.wallet://app/wc?uri=wc%3Aa',
    'wc:a@2?relay-protocol=irn&symKey=b',
  ]
  for (const app of apps) expect(openUrl(app)).toEqual({ opened: true })
  expect(opened).toEqual([
    ['https://explorer.test/tx/0x1', '_blank', 'noopener,noreferrer'],
    ...apps.map((app) => [app, '_blank']),
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
  'metamask://dapp/evil.example',
  'metamask://wc?uri=https%3A%2F%2Fevil.example',
  'metamask://wc?uri=wc%3Aa&redirect=evil',
  'metamask://wc?uri=wc%3Aa#evil',
  'metamask:wc?uri=wc%3Aa',
  'javascript://wc?uri=wc%3Aa',
  'JavaScript://%0aalert(1)/wc?uri=wc%3Aa',
  'data://wc?uri=wc%3Aa',
  'http://wc?uri=wc%3Aa',
  'file://wc?uri=wc%3Aa',
  'intent://wc?uri=wc%3Aa',
  'ms-settings://wc?uri=wc%3Aa',
  'chrome-extension://wc?uri=wc%3Aa',
  'tel://wc?uri=wc%3Aa',
  'wc:a b',
  '//a.test',
  '',
  'https:// bad host',
])('error: %j is refused', (url) => {
  expect(openUrl(url)).toEqual({ opened: false })
  expect(opened).toEqual([])
})
