import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chunksOf, readModules } from './componentChunks.ts'
import { sourceFiles } from './sourceFiles.ts'

const folders = /^widget\/ui\/(components|primitives|form|review)\//

describe('chunksOf', () => {
  const modules = new Map([
    ['main', { fixed: ['button'], later: ['one', 'two', 'three', 'four'] }],
    ['one', { fixed: ['row', 'button'], later: [] }],
    ['two', { fixed: ['row'], later: [] }],
    ['three', { fixed: ['row'], later: [] }],
    ['four', { fixed: ['row', 'chart'], later: [] }],
  ])

  test('default: by the imports of the entry and of the views', () => {
    expect([...chunksOf(modules, ['button', 'row', 'chart'], ['main'])]).toEqual([
      ['button', 'shell'],
      ['row', 'parts'],
      ['chart', 'view'],
    ])
  })

  test('behavior: each component of the kit is in the chunk that is written down', () => {
    const files = sourceFiles(['widget/ui']).filter(
      (path) => folders.test(path) && path.endsWith('.tsx') && !/\.(test|scenes)\./.test(path),
    )
    const listed: unknown = JSON.parse(readFileSync('scripts/componentChunks.json', 'utf8'))
    // A component that is moved on purpose is moved in the list, too: every visitor loads `shell`.
    expect(Object.fromEntries(chunksOf(readModules(), files))).toEqual(listed)
  })
})
