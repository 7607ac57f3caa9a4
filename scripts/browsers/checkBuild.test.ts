import { expect, test } from 'vitest'
import { findNewer, unusedOf } from './checkBuild.ts'
import { newer } from './newer.ts'
import { buildTarget } from './supported.ts'

const names = (file: string, content: string) => findNewer(file, content).map(({ name }) => name)

test('default: what every browser of the table has is passed over (E6)', () => {
  expect(names('a.js', 'const b=[1].toReversed().with(0,2).findLast(c=>c);URL(b)')).toEqual([])
  expect(
    names('a.css', '.a{color:color-mix(in oklch,red,blue)}:is(.b):focus-visible{inset:0}'),
  ).toEqual([])
  expect(buildTarget).toEqual(['chrome111', 'firefox115', 'safari16.4'])
})

test.each([
  ['a.js', 'fetch(u,{signal:AbortSignal.any([a,b])})', 'AbortSignal.any'],
  ['a.js', 'URL.canParse(u)', 'URL.canParse'],
  ['a.js', 'let{promise:a}=Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.js', 'Object.groupBy(a,b)', 'Object.groupBy'],
  ['a.js', 'a.ariaLabel=b', 'ARIA reflection'],
  ['a.js', 'new Intl.Segmenter', 'Intl.Segmenter'],
  ['a.js', 'a?.showPopover()', 'popover'],
  ['a.js', 'requestIdleCallback(a)', 'requestIdleCallback'],
  ['a.js', 'crypto.subtle.generateKey("Ed25519",!0,[])', 'Ed25519 of WebCrypto'],
  ['a.css', '.a:has(.b){color:red}', ':has()'],
  ['a.css', '.a{color:red;& .b{color:blue}}', 'nesting'],
  ['a.css', '.a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a.css', '.a{color:rgb(from red r g b/50%)}', 'relative colors'],
  ['a.css', '@starting-style{.a{opacity:0}}', '@starting-style'],
])('error: in %s, “%s” is named as %s (E6)', (file, content, name) => {
  expect(names(file, content)).toEqual([name])
})

test('behavior: a use behind a look is none, and an entry that nothing needs is told (E6)', () => {
  expect(names('a.js', 'if(`any`in AbortSignal)return AbortSignal.any([...e]);')).toEqual([])
  const allowed = [{ name: 'URL.canParse', as: /URL\.canParse\?/, why: 'it looks first' }]
  expect(findNewer('a.js', 'URL.canParse?.(a)', { newer, allowed })).toEqual([])
  expect(unusedOf(['URL.canParse?.(a)'], allowed)).toEqual([])
  expect(unusedOf(['nothing'], allowed)).toEqual(['URL.canParse: it looks first'])
})

test('default: each name of the list is there once (E6)', () => {
  const all = newer.map(({ name }) => name)
  expect(new Set(all).size).toBe(all.length)
})
