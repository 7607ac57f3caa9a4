import { actions, type Cell, engines, inputs, sites, storages, UNTRIED } from './cells.ts'

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
const storageTitles: Readonly<Record<Cell['storage'], string>> = {
  shipped: 'as shipped',
  blocked: 'blocked',
  allowed: 'allowed',
}

const columns = storages.flatMap((storage) => sites.map((site) => ({ storage, site })))
const titleOf = ({ storage, site }: (typeof columns)[number]) =>
  `${storageTitles[storage]}, ${site} site`
const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`

/**
 * One table for each engine: an action to a row, storage and site to a column, the inputs in the cell. What
 * was not walked keeps the words of the text.
 */
function drawTables(text: string, cells: readonly Cell[]): string {
  const said = saidIn(text)
  const tables = engines.map((engine) => [
    row([engine, ...columns.map(titleOf)]),
    row(['---', ...columns.map(() => '---')]),
    ...actions.map((action) =>
      row([
        titles[action],
        ...columns.map((column) => {
          const place = { engine, action, ...column }
          return wordsOf(cells, place) ?? said(place)
        }),
      ]),
    ),
  ])
  return tables.map((rows) => rows.join('\n')).join('\n\n')
}

/** What came of one action by every input that could be tried; undefined where one of them was not walked. */
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
    if (found.outcome === UNTRIED) continue
    by.set(found.outcome, [...(by.get(found.outcome) ?? []), input])
  }
  const [only, ...others] = by.keys()
  if (only !== undefined && others.length === 0) return only
  return [...by].map(([outcome, those]) => `${those.join(', ')}: ${outcome}`).join('; ')
}

const BEGIN = '<!-- matrix: npm run matrix -- --write -->'
const END = '<!-- /matrix -->'

/** The text with the tables of these cells in the place of those that it has. */
export function withTables(text: string, cells: readonly Cell[]): string {
  const { before, after } = split(text)
  return `${before}${BEGIN}\n\n${drawTables(text, cells)}\n\n${END}${after}`
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

/** What the tables of a text say of one place; nothing where they do not have it. */
export function saidIn(text: string): (place: Place) => string {
  const rows = split(text)
    .tables.split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((part) => part.trim()),
    )
  return ({ engine, action, ...column }) => {
    const head = rows.findIndex(([first]) => first === engine)
    const at = rows[head]?.indexOf(titleOf(column)) ?? -1
    const found = rows.slice(head + 2, head + 2 + actions.length)
    if (head < 0 || at < 0) return ''
    return found.find(([first]) => first === titles[action])?.[at] ?? ''
  }
}

/** Where the document says otherwise of what single walks met; an engine without a walk is a fault, too. */
export function faultsOfMet(text: string, cells: readonly Cell[]): readonly string[] {
  const said = saidIn(text)
  const unwalked = engines.filter((engine) => cells.every((one) => one.engine !== engine))
  const differing = cells.flatMap((one) => {
    const words = outcomeIn(said(one), one.input)
    if (one.outcome === UNTRIED || one.outcome === words) return []
    const name = `${one.engine}, ${titleOf(one)}, ${titles[one.action]}, ${one.input}`
    return [`${name}: docs/browsers.md says "${words}", met: "${one.outcome}"`]
  })
  return [...unwalked.map((engine) => `${engine}: was not walked`), ...differing]
}

/** What a cell says of one input: `works`, or `mouse, keyboard: works; touch: …`. */
function outcomeIn(words: string, input: Cell['input']): string {
  const named = words.split('; ').map((part) => /^([\w, ]+): (.+)$/.exec(part))
  const own = named.find((part) => part?.[1]?.split(', ').includes(input))
  return own?.[2] ?? words
}

/**
 * Where the document differs from what was met with storage of these kinds, told one by one. What was not
 * walked is a fault too, and so is every empty cell.
 */
export function faultsOf(
  text: string,
  cells: readonly Cell[],
  walked: readonly Cell['storage'][] = storages,
): readonly string[] {
  const said = saidIn(text)
  const places = engines.flatMap((engine) =>
    actions.flatMap((action) => columns.map((column) => ({ engine, action, ...column }))),
  )
  return places.flatMap((place) => {
    const { engine, action } = place
    const name = `${engine}, ${titleOf(place)}, ${titles[action]}`
    const words = said(place)
    if (words === '') return [`${name}: docs/browsers.md says nothing`]
    if (!walked.includes(place.storage)) return []
    const met = wordsOf(cells, place)
    if (met === undefined) return [`${name}: was not walked by every input`]
    return met === words ? [] : [`${name}: docs/browsers.md says "${words}", met: "${met}"`]
  })
}
