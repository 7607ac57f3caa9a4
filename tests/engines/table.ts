import { actions, type Cell, engines, inputs, sites } from './cells.ts'

type Place = Pick<Cell, 'engine' | 'action' | 'storage' | 'site'>

const titles: Readonly<Record<Cell['action'], string>> = {
  connectByWindow: 'connect by a window',
  connectInPage: 'connect in the page',
  walletConnect: 'WalletConnect',
  bridge: 'bridge, to arrival',
  login: 'e-mail login',
  signature: 'signatures, of a message and of an order',
  reload: 'reload, and sign again',
}
/** Columns of the tables. */
const drawn = ['shipped'] as const

const storageTitles: Readonly<Record<(typeof drawn)[number], string>> = {
  shipped: 'as shipped',
}

const columns = drawn.flatMap((storage) => sites.map((site) => ({ storage, site })))
const titleOf = ({ storage, site }: (typeof columns)[number]) =>
  `${storageTitles[storage]}, ${site} site`
const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`

/** One table for each engine: an action to a row, storage and site to a column, the inputs in the cell. */
export function drawTables(cells: readonly Cell[]): string {
  const tables = engines.map((engine) => [
    row([engine, ...columns.map(titleOf)]),
    row(['---', ...columns.map(() => '---')]),
    ...actions.map((action) =>
      row([
        titles[action],
        ...columns.map((column) => wordsOf(cells, { engine, action, ...column }) ?? ''),
      ]),
    ),
  ])
  return tables.map((rows) => rows.join('\n')).join('\n\n')
}

/** What came of one action by every input; undefined where one of them was not walked. */
function wordsOf(cells: readonly Cell[], place: Place): string | undefined {
  const here = cells.filter(
    ({ engine, action, storage, site }) =>
      engine === place.engine &&
      action === place.action &&
      storage === place.storage &&
      site === place.site,
  )
  const by = new Map<string, Cell['input'][]>()
  for (const input of inputs) {
    const found = here.find((one) => one.input === input)
    if (found === undefined) return undefined
    by.set(found.outcome, [...(by.get(found.outcome) ?? []), input])
  }
  const [only, ...others] = by.keys()
  if (only !== undefined && others.length === 0) return only
  return [...by].map(([outcome, those]) => `${those.join(', ')}: ${outcome}`).join('; ')
}

const BEGIN = '<!-- matrix: npm run matrix -- --write -->'
const END = '<!-- /matrix -->'

/** The text with these tables in the place of those that it has. */
export function withTables(text: string, tables: string): string {
  const { before, after } = split(text)
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`
}

function split(text: string) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error('docs/browsers.md has no place for the matrix')
  return {
    before: text.slice(0, from),
    tables: text.slice(from + BEGIN.length, to).trim(),
    after: text.slice(to + END.length),
  }
}

/** Where the document differs from what was met, told one by one. What was not walked is a fault too. */
export function faultsOf(text: string, cells: readonly Cell[]): readonly string[] {
  const rows = split(text)
    .tables.split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((part) => part.trim()),
    )
  return engines.flatMap((engine) => {
    const head = rows.findIndex(([first]) => first === engine)
    return actions.flatMap((action, at) => {
      const [first, ...said] = head < 0 ? [] : (rows[head + 2 + at] ?? [])
      return columns.flatMap((column, index) => {
        const place = `${engine}, ${titleOf(column)}, ${titles[action]}`
        const words = first === titles[action] ? (said[index] ?? '') : ''
        if (words === '') return [`${place}: docs/browsers.md says nothing`]
        const met = wordsOf(cells, { engine, action, ...column })
        if (met === undefined) return [`${place}: was not walked by every input`]
        return met === words ? [] : [`${place}: docs/browsers.md says "${words}", met: "${met}"`]
      })
    })
  })
}
