import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOriginAmong, isOriginPattern } from './origins.ts'

const label = fc.stringMatching(/^[a-z]([a-z0-9]{0,8})$/)
const labels = fc.array(label, { minLength: 1, maxLength: 3 }).map((all) => all.join('.'))
const site = fc.tuple(label, label).map((two) => two.join('.'))
const scheme = fc.constantFrom('http', 'https')
const port = fc.constantFrom('', ':81', ':8443')

describe('one meaning of a list of origins (S5.07)', () => {
  test('behavior: an origin names itself and no other scheme, port, name or trailing dot', () => {
    fc.assert(
      fc.property(scheme, site, port, labels, (how, name, at, above) => {
        const origin = `${how}://${name}${at}`
        const allowed = (one: string) => isOriginAmong([origin], one)
        expect(allowed(origin)).toBe(true)
        for (const other of [
          `${how === 'http' ? 'https' : 'http'}://${name}${at}`,
          `${how}://${name}:9`,
          `${how}://${name}.${at}`,
          `${how}://${above}.${name}${at}`,
          `${how}://${name}.${above}${at}`,
          `${how}://x${name}${at}`,
          `${origin}/`,
          origin.toUpperCase(),
        ]) {
          expect([other, allowed(other)]).toEqual([other, false])
        }
      }),
    )
  })

  test('behavior: *. names what is below, however deep, and never the name itself', () => {
    fc.assert(
      fc.property(scheme, site, port, labels, (how, name, at, above) => {
        const allowed = (one: string) => isOriginAmong([`${how}://*.${name}${at}`], one)
        expect(allowed(`${how}://${above}.${name}${at}`)).toBe(true)
        for (const other of [
          `${how}://${name}${at}`,
          `${how}://${above}${name}${at}`,
          `${how}://${above}.${name}.${at}`,
          `${how}://${above}.${name}:9`,
          `${how}://${above}.${name}.${above}${at}`,
          `${how}://${above}/.${name}${at}`,
        ]) {
          expect([other, allowed(other)]).toEqual([other, false])
        }
      }),
    )
  })

  test('behavior: what matches is what can stand in frame-ancestors, and * is the whole web', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const { origin } = new URL(url)
        expect(isOriginPattern(origin)).toBe(true)
        expect(isOriginAmong(['*'], origin)).toBe(true)
        expect(isOriginAmong([], origin)).toBe(false)
      }),
    )
  })

  test.each([
    ['https://a.shop.example', ['https://other.example', 'https://*.shop.example'], true],
    ['http://localhost:4173', ['http://localhost:*'], true],
    ['http://localhost', ['http://localhost:*'], true],
    ['http://[::1]:4173', ['http://[::1]:4173'], true],
    ['http://192.168.0.2', ['http://192.168.0.2'], true],
    ['https://xn--bcher-kva.example', ['https://xn--bcher-kva.example'], true],
    ['https://a.xn--bcher-kva.example', ['https://*.xn--bcher-kva.example'], true],
    ['null', ['*'], false],
    ['', ['*'], false],
    ['file://', ['*'], false],
    ['chrome-extension://abcdef', ['*'], false],
    ['https://user@shop.example', ['*'], false],
    ['https://shop.example', ['https://*'], false],
    ['https://a.shop.example', ['https://*.*.example', 'https://a.*.example'], false],
    ['https://evil-shop.example', ['https://*shop.example'], false],
    ['https://b\u00fccher.example', ['https://xn--bcher-kva.example'], false],
  ] as const)('behavior: %s among %j: %s', (origin, patterns, is) => {
    expect(isOriginAmong(patterns, origin)).toBe(is)
  })

  test.each([
    'https://Shop.example',
    'https://b\u00fccher.example',
    'https://shop.example:443',
    'https://shop.example/',
    'https://shop.example/*',
    'https://user@shop.example',
    'shop.example',
    '*.shop.example',
    'https://*',
    'https://*:*',
    'https://a*.shop.example',
    'https://*.*.example',
    'https://*.127.0.0.1',
    'https://*.[::1]',
    'ftp://shop.example',
    'null',
    '',
  ])('error: %j is no pattern: it would name nobody', (text) => {
    expect(isOriginPattern(text)).toBe(false)
    expect(isOriginAmong([text], 'https://shop.example')).toBe(false)
  })
})
