import { expect, test } from 'vitest'
import { type SecureConfig, secureConfig } from '#secure/api'
import { findFramePolicy } from './framePolicy.ts'

const config: SecureConfig = {
  version: '1',
  widgetOrigins: ['https://widget.example'],
  allowedOrigins: ['https://site.example', 'https://*.shop.example'],
  socials: [],
  farcaster: false,
  freshSeconds: 1,
  networks: [],
}
const find = (...ancestorOrigins: string[]) =>
  findFramePolicy(config, { ancestorOrigins, isTop: false })

test('behavior: pages are named exactly or below a wildcard (S5.07)', () => {
  const allowed = (origin: string) => find('https://widget.example', origin).isAllowed
  expect(allowed('https://site.example')).toBe(true)
  expect(allowed('https://a.b.shop.example')).toBe(true)
  for (const origin of ['https://site.example:8443', 'https://shop.example', 'null']) {
    expect([origin, allowed(origin)]).toEqual([origin, false])
  }
})

test('error: all pages are never allowed (S5.07)', () => {
  expect(secureConfig.safeParse(config).success).toBe(true)
  expect(secureConfig.safeParse({ ...config, allowedOrigins: ['*'] }).success).toBe(false)
})

test('behavior: the page above the widget is who asks', () => {
  expect(find('https://widget.example', 'https://site.example')).toEqual({
    isAllowed: true,
    widgets: ['https://widget.example'],
    embedder: 'https://site.example',
  })
  expect(findFramePolicy(config, { ancestorOrigins: undefined, isTop: false })).toMatchObject({
    isAllowed: true,
    embedder: null,
  })
})

test('error: another embedder, another page and another grandparent are refused', () => {
  for (const ancestors of [
    [],
    ['https://site.example'],
    ['https://site.example', 'https://widget.example'],
    ['https://widget.example'],
    ['https://widget.example', 'https://evil.example'],
    ['https://widget.example', 'https://site.example', 'https://evil.example'],
  ]) {
    expect([ancestors, find(...ancestors).isAllowed]).toEqual([ancestors, false])
  }
  expect(findFramePolicy(config, { ancestorOrigins: [], isTop: true }).isAllowed).toBe(false)
})
