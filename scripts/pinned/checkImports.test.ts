import { expect, test } from 'vitest'
import { checkImports, integrityOf } from './checkImports.ts'

const chunks = {
  'engine.js': 'const card=()=>import(`./card.js`);export{card}',
  'card.js': 'import{a}from"./engine.js";import{b}from"./shared.js";export const c=a+b',
  'shared.js': 'export const b=1',
}

test('default: what is loaded has its hash, and what that needs comes before it', () => {
  const checked = checkImports(chunks, 'engine.js')
  expect(checked['shared.js']).toBe(chunks['shared.js'])
  expect(checked['card.js']).toBe(chunks['card.js'])
  const files = [
    ['shared.js', integrityOf(chunks['shared.js'])],
    ['card.js', integrityOf(chunks['card.js'])],
  ]
  expect(checked['engine.js']).toContain(`const card=()=>checkedImport(${JSON.stringify(files)})`)
  expect(checked['engine.js']).toContain('modulepreload')
  expect(checked['engine.js']).not.toMatch(/\bimport\(\s*[`"']/)
})

test('behavior: a change of a chunk changes whoever loads it', () => {
  const before = checkImports(chunks, 'engine.js')
  const after = checkImports({ ...chunks, 'shared.js': 'export const b=2' }, 'engine.js')
  expect(after['engine.js']).not.toBe(before['engine.js'])
})

test('error: a chunk that is absent, and an address that is not written out', () => {
  expect(() => checkImports({ 'engine.js': 'import("./gone.js")' }, 'engine.js')).toThrow(
    'Stage 1 has no chunk gone.js',
  )
  expect(() => checkImports({ 'engine.js': 'import(where)' }, 'engine.js')).toThrow(
    'engine.js loads what has no hash',
  )
})
