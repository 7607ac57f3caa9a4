import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wideTests } from './wideTests.ts'

test('default: each is a file, since one that is not would be run by nobody and missed by nobody', () => {
  expect(wideTests.filter((path) => !existsSync(path))).toEqual([])
})
