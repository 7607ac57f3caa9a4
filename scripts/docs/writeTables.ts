import { readFileSync, writeFileSync } from 'node:fs'
import { pages } from './pages.ts'
import { fillTables } from './tables/fillTables.ts'

/** Writes the product's tables into the documents of the repository. Answers which it changed. */
export function writeTables(): readonly string[] {
  const sources = ['README.md', ...pages.map(({ source }) => source)]
  return sources.flatMap((source) => {
    const text = readFileSync(source, 'utf8')
    const filled = fillTables(text, source)
    if (filled === text) return []
    writeFileSync(source, filled)
    return [source]
  })
}
