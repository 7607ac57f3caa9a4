/** One requirement from `docs/requirements.md`. */
export type Row = {
  readonly id: string
  /** Index of the requirement's line in the document. */
  readonly line: number
  readonly text: string
  /** Test files that prove the requirement; empty while it is open. */
  readonly files: readonly string[]
}

/** The document's rows, and the lines that look like rows but cannot be parsed. */
export type Table = { readonly rows: readonly Row[]; readonly problems: readonly string[] }

const OPEN = 'open'
const idPattern = /^S\d+\.\d+$/

/** Parses every line `| id | requirement | shown by |` of the document. */
export function parseTable(markdown: string): Table {
  const rows: Row[] = []
  const problems: string[] = []
  for (const [line, content] of markdown.split('\n').entries()) {
    if (!/^\s*\|\s*S\d/.test(content)) continue
    const [id = '', text = '', shown = '', ...more] = cellsOf(content)
    if (!idPattern.test(id) || text === '' || shown === '' || more.length > 0) {
      problems.push(`line ${line + 1} is not a row of three cells`)
      continue
    }
    rows.push({ id, line, text, files: filesOf(shown) })
  }
  return { rows, problems }
}

/** The document with its last column regenerated; all other lines stay unchanged. */
export function writeShownBy(
  markdown: string,
  shownBy: ReadonlyMap<string, readonly string[]>,
): string {
  const lines = markdown.split('\n')
  for (const { id, line, text } of parseTable(markdown).rows) {
    const files = shownBy.get(id) ?? []
    lines[line] = `| ${id} | ${text} | ${files.length === 0 ? OPEN : files.join(', ')} |`
  }
  return lines.join('\n')
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

function filesOf(cell: string): readonly string[] {
  if (cell === OPEN) return []
  return cell
    .split(',')
    .map((file) => file.trim())
    .filter((file) => file !== '')
}
