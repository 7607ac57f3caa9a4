import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectedIds, findProblems, sectionSizes, showingFiles, type TitledFile } from './check.ts'
import { parseTable, type Table, writeShownBy } from './table.ts'
import { testFiles } from './testFiles.ts'
import { readTitles } from './titles.ts'

const document = 'docs/requirements.md'

export type Report = {
  readonly count: number
  /** Ids that no test shows. */
  readonly open: readonly string[]
  readonly problems: readonly string[]
}

/** Compares the document of a repository with the titles of its tests. */
export function readReport({ root }: { readonly root: string }): Report {
  const table = readTable(root)
  return {
    count: table.rows.length,
    open: table.rows.filter((row) => row.files.length === 0).map(({ id }) => id),
    problems: findProblems({
      table,
      files: titledFiles(root),
      expected: expectedIds(sectionSizes),
    }),
  }
}

export function readTable(root: string): Table {
  return parseTable(readFileSync(join(root, document), 'utf8'))
}

/** Writes the column "shown by" as the titles of the tests say. */
export function writeDocument(root: string): void {
  const path = join(root, document)
  const before = readFileSync(path, 'utf8')
  const after = writeShownBy(before, showingFiles(titledFiles(root)))
  if (after !== before) writeFileSync(path, after)
}

function titledFiles(root: string): readonly TitledFile[] {
  return testFiles(root).map((path) => ({
    path,
    titles: readTitles(readFileSync(join(root, path), 'utf8'), path),
  }))
}
