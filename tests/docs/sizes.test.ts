import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents } from './samples.ts'

/** Paragraphs of a document with a size, outside of the tables that `npm run bench` writes. */
function sizesIn(text: string): readonly string[] {
  return text
    .replace(/<!-- bench (\w+) -->[\s\S]*?<!-- \/bench \1 -->/g, '')
    .split(/\n{2,}/)
    .filter((paragraph) => /\d kB\b/.test(paragraph))
}

test('default: a size is given with its encoding (N10)', () => {
  const read = documents.filter((file) => file !== 'docs/requirements.md')
  const found = read.flatMap((file) => sizesIn(readFileSync(file, 'utf8')))
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter((paragraph) => !/Brotli|gzip/i.test(paragraph))).toEqual([])
  expect(sizesIn('A loader of under 3 kB puts it there.')).toHaveLength(1)
})
