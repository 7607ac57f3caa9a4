import type { Table } from './table.ts'
import { idsOf } from './ids.ts'

/** A test file and the titles in it. */
export type TitledFile = { readonly path: string; readonly titles: readonly string[] }

/** How many statements each section has; a row that vanishes is a failure, not a smaller table. */
export const sectionSizes: Readonly<Record<string, number>> = {
  S1: 4,
  S2: 8,
  S3: 19,
  S4: 15,
  S5: 14,
  S6: 4,
  S7: 34,
  S8: 13,
  S9: 14,
}

/** Every id the document must have, in order. */
export function expectedIds(sizes: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(sizes).flatMap(([section, size]) =>
    Array.from({ length: size }, (_, index) => `${section}.${String(index + 1).padStart(2, '0')}`),
  )
}

/** Which files show each id, as the titles say, in the order of the files. */
export function showingFiles(files: readonly TitledFile[]): ReadonlyMap<string, readonly string[]> {
  const shownBy = new Map<string, string[]>()
  for (const { path, titles } of files) {
    for (const id of new Set(titles.flatMap((title) => idsOf(title).ids))) {
      shownBy.set(id, [...(shownBy.get(id) ?? []), path])
    }
  }
  return shownBy
}

export type CheckOptions = {
  readonly table: Table
  readonly files: readonly TitledFile[]
  /** The ids the document must have. */
  readonly expected: readonly string[]
}

/** Everything in which the document and the tests disagree, one sentence each. */
export function findProblems({ table, files, expected }: CheckOptions): readonly string[] {
  return [
    ...table.problems,
    ...idProblems(table, expected),
    ...titleProblems(table, files),
    ...columnProblems(table, files),
  ]
}

function idProblems({ rows }: Table, expected: readonly string[]): readonly string[] {
  const ids = rows.map(({ id }) => id)
  const missing = expected.filter((id) => !ids.includes(id))
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  const extra = new Set(ids.filter((id) => !expected.includes(id)))
  return [
    ...missing.map((id) => `${id} has no row`),
    ...[...twice].map((id) => `${id} has more than one row`),
    ...[...extra].map((id) => `${id} is not the id of a requirement`),
  ]
}

function titleProblems({ rows }: Table, files: readonly TitledFile[]): readonly string[] {
  const known = new Set(rows.map(({ id }) => id))
  return files.flatMap(({ path, titles }) =>
    titles.flatMap((title) => {
      const { ids, problems } = idsOf(title)
      const unknown = ids.filter((id) => !known.has(id)).map((id) => `${id} has no row`)
      return [...problems, ...unknown].map((problem) => `${path}: ${problem}, in '${title}'`)
    }),
  )
}

function columnProblems({ rows }: Table, files: readonly TitledFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path))
  const shownBy = showingFiles(files)
  return rows.flatMap(({ id, files: listed }) => {
    const showing = shownBy.get(id) ?? []
    const stale = listed
      .filter((path) => !showing.includes(path))
      .map((path) =>
        paths.has(path)
          ? `${id} lists ${path}, which has no title with that id`
          : `${id} lists ${path}, which is not a test file`,
      )
    const omitted = showing
      .filter((path) => !listed.includes(path))
      .map((path) => `${id} does not list ${path}, which shows it`)
    return [...stale, ...omitted]
  })
}
