import { expect, test } from 'vitest'
import { createFrame } from './frame.ts'

const base = 'https://widget.example/loader.js'
const made = (address = '') => createFrame(address, base)

test('default: the frame lies beside the loader, and knows the page', () => {
  const url = new URL(made().src)
  expect(url.origin + url.pathname).toBe('https://widget.example/embed/')
  expect(url.searchParams.get('origin')).toBe(location.origin)
})

test('behavior: each frame of a page has an address of its own, a count', () => {
  const [first, second] = [made(), made()].map(({ src }) =>
    Number(new URL(src).searchParams.get('instance')),
  )
  expect(second).toBe((first ?? Number.NaN) + 1)
})

test('behavior: a site’s own address keeps what stands in it', () => {
  const url = new URL(made('https://other.example/w/?how=well#mode').src)
  expect([url.origin, url.searchParams.get('how'), url.hash]).toEqual([
    'https://other.example',
    'well',
    '#mode',
  ])
})

test('error: what is no address is none', () => {
  expect(() => made('https://')).toThrow(TypeError)
})

test('behavior: the sandbox grants what the widget uses, and nothing that moves the page', () => {
  expect([...made().sandbox].sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('behavior: each feature is granted to the origin of the address alone', () => {
  const features = made().allow.split(';')
  expect(features).toContain('publickey-credentials-get')
  // A name that stands alone means the origin of `src`; a list of origins would stand after it.
  for (const feature of features) expect(feature).toMatch(/^[-a-z]+$/)
})

test('behavior: the page is told by its origin, not by its path', () => {
  expect(made().referrerPolicy).toBe('strict-origin')
})
