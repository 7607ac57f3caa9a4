import { expect, test } from 'vitest'
import { createFrame, resolveFrameUrl } from './frame.ts'

const base = 'https://widget.example/loader.js'
const made = () => createFrame(new URL('https://widget.example/embed/'), 'one', 'Wallet')

test('default: the frame lies beside the loader, and knows the page and its instance', () => {
  expect(resolveFrameUrl(undefined, base).href).toBe('https://widget.example/embed/')
  const url = new URL(made().src)
  expect(url.searchParams.get('origin')).toBe(location.origin)
  expect(url.searchParams.get('instance')).toBe('one')
})

test('behavior: an address of the site’s own choice is read from the page', () => {
  expect(resolveFrameUrl('https://other.example/w/', base).href).toBe('https://other.example/w/')
})

test('error: a frame on the page’s own origin could take its sandbox off', () => {
  for (const own of ['/embed/', `${location.origin}/embed/`]) {
    expect(() => resolveFrameUrl(own, base)).toThrow(
      expect.objectContaining({ code: 'SAME_ORIGIN_FRAME' }),
    )
  }
})

test('behavior: the sandbox grants what the widget uses, and nothing that moves the page', () => {
  const tokens = [...made().sandbox].sort()
  expect(tokens).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('behavior: each feature is granted to the widget’s origin alone', () => {
  for (const feature of made().allow.split('; ')) {
    expect(feature).toMatch(/^[-\w]+ https:\/\/widget\.example$/)
  }
})

test('behavior: the page is told by its origin, not by its path', () => {
  expect(made().referrerPolicy).toBe('strict-origin')
})
