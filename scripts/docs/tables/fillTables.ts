import { browserSummary, browserTable } from './browserTables.ts'
import { errorTables } from './errorTables.ts'
import { eventTable } from './eventTable.ts'
import { handleTable } from './handleTable.ts'
import { headerFile } from './headerFile.ts'
import { methodLists } from './methodLists.ts'
import { optionTables } from './optionTables.ts'
import { presetTable, variableTable } from './themeTables.ts'

const tables: Readonly<Record<string, () => string>> = {
  browsers: browserTable,
  'browsers-summary': browserSummary,
  options: optionTables,
  handle: handleTable,
  events: eventTable,
  errors: errorTables,
  methods: methodLists,
  presets: presetTable,
  variables: variableTable,
  'headers-nginx': () => headerFile('nginx'),
  'headers-caddy': () => headerFile('caddy'),
  'headers-headers': () => headerFile('headers'),
  'headers-vercel': () => headerFile('vercel'),
}

/** What a document holds between `<!-- table: options -->` and `<!-- /table: options -->`. */
const place = /<!-- table: ([-\w]+) -->\n[\s\S]*?<!-- \/table: \1 -->/g

/** A document with its tables as the product has them now. `source` names the document in errors. */
export function fillTables(text: string, source: string): string {
  const filled = text.replace(place, (_, name: string) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`${source} asks for the table ${name}`)
    return `<!-- table: ${name} -->\n\n${table()}\n\n<!-- /table: ${name} -->`
  })
  const starts = text.match(/<!-- table: /g)?.length ?? 0
  if (starts !== (text.match(place)?.length ?? 0)) {
    throw new Error(`${source} has a table that does not end with <!-- /table: … -->`)
  }
  return filled
}

/** A document without its tables: only what a person wrote. */
export function withoutTables(text: string): string {
  return text.replace(place, (table) => table.replace(/[^\n]/g, ''))
}
