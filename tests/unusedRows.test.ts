import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { page, widget, widgetErrorCodes } from '#protocol'
import { apiRows } from '#secure/api'
import { wireRows } from '#secure/wire'
import { sourceFiles } from '../scripts/sourceFiles.ts'

/** The product's own code in these folders, without tests, test helpers and locales. */
function sourceOf(...folders: readonly string[]): string {
  return sourceFiles(folders)
    .filter((path) => !/\.(test|scenes)\.tsx?$|\/testing(\/|\.tsx?$)|\/i18n\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** Names that do not occur in the text. */
function missing(names: readonly string[], text: string, pattern: (name: string) => string) {
  return names.filter((name) => !new RegExp(pattern(name)).test(text))
}

const called = (name: string) => `\\b${name}\\(`
const quoted = (name: string) => `'${name}'`

test('behavior: the page calls every row that the widget serves', () => {
  expect(missing(Object.keys(widget), sourceOf('loader'), called)).toEqual([])
})

test('behavior: the widget calls every row that the page serves', () => {
  expect(missing(Object.keys(page), sourceOf('widget'), called)).toEqual([])
})

test('behavior: the widget asks every row of the secure frame but two (S7.28)', () => {
  // The requirement names both. A smart account is created with its first call, and a frame that must
  // restart is removed from the document.
  const unasked = ['INIT_SMART_ACCOUNT', 'RELOAD']
  expect(missing(Object.keys(wireRows), sourceOf('widget'), quoted)).toEqual(unasked)
})

test('behavior: the secure page asks every row of its service', () => {
  const asked = (name: string) => `'${name}'|\\.${name}\\b`
  expect(missing(Object.keys(apiRows), sourceOf('secure/page'), asked)).toEqual([])
})

test('behavior: every code of the widget is raised (S8)', () => {
  const product = sourceOf('loader', 'widget', 'secure')
  expect(missing(widgetErrorCodes, product, quoted)).toEqual([])
})
