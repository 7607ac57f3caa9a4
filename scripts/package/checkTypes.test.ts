import ts from 'typescript'
import { expect, test } from 'vitest'
import { undeclared } from './checkTypes.ts'

const shipped = (text: string) => ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest)
const declared = ['@causeway/widget', 'zod']

test('default: what comes with the package, and files of it, may be named (N5)', () => {
  const text = `import { a } from './b.js'
import type { c } from '#protocol'
import * as z from 'zod/mini'
export { d } from '@causeway/widget/react'`
  expect(undeclared(shipped(text), declared)).toEqual([])
})

test.each([
  ["import type { Messenger } from 'penpal'", 'penpal'],
  ["export { a } from '@scope/name/deep'", '@scope/name'],
  ["export type A = import('viem').Address", 'viem'],
])('error: %s is told (N5)', (text, name) => {
  expect(undeclared(shipped(text), declared)).toEqual([
    `a.d.ts wants ${name}, which is no dependency`,
  ])
})
