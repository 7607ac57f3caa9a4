import { errorTables } from './errorTables.ts'
import { eventTable } from './eventTable.ts'
import { headerFile } from './headerFile.ts'
import { handleTable } from './handleTable.ts'
import { methodLists } from './methodLists.ts'
import { optionTables } from './optionTables.ts'
import { presetTable, variableTable } from './themeTables.ts'

const tables: Readonly<Record<string, () => string>> = {
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

/** Puts what is read from the product where a document asks for it: `<!-- table: options -->`. */
export function fillTables(text: string, source: string): string {
  return text.replace(/<!-- table: ([-\w]+) -->/g, (_, name: string) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`${source} asks for the table ${name}`)
    return table()
  })
}
