import { type OptionRow, optionGroups, optionTable } from '../../optionTable.ts'
import { code, markdownTable } from './markdownTable.ts'

const kinds: Readonly<Record<OptionRow['kind'], string>> = {
  boolean: 'boolean',
  enum: 'text',
  number: 'number',
  text: 'text',
  list: 'list',
  json: 'object or list',
  code: 'functions',
}

/** Every option by its group, with the words of the protocol. */
export function optionTables(): string {
  const rows = optionTable()
  return optionGroups(rows)
    .map(([title, listed]) => {
      const cells = listed.map((row) => [
        code(row.path.join('.')),
        typeOf(row),
        row.default === undefined ? '' : defaultOf(row.default),
        `${row.about}${row.live ? ' *Live.*' : ''}`,
      ])
      return `### ${title}\n\n${markdownTable(['Option', 'Takes', 'Default', 'What it does'], cells)}`
    })
    .join('\n\n')
}

function typeOf({ kind, values }: OptionRow): string {
  if (values === undefined) return kinds[kind]
  const listed = values.map(code).join(', ')
  return kind === 'list' ? `list of ${listed}` : listed
}

/** A value as code; a sentence, such as "the page's language", as it is. */
function defaultOf(text: string): string {
  return /^('.*'|true|false|-?\d+(px|%)?|\[.*\])$/.test(text) ? code(text) : text
}
