import { attacks, engines, kinds } from './axes.ts'
import type { Cell } from './cells.ts'
import { residualOf } from './residuals.ts'

/** One table per engine, one attack per row. */
export function drawTables(cells: readonly Cell[]): string {
  const words = new Map(cells.map((cell) => [keyOf(cell), wordsOf(cell)]))
  const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`
  const tables = engines.map((engine) => [
    row([engine.title, ...kinds.map(({ title }) => title)]),
    row(['---', ...kinds.map(() => '---')]),
    ...attacks.map((attack) => {
      const place = (kind: (typeof kinds)[number]) =>
        keyOf({ engine: engine.id, kind: kind.id, attack: attack.id })
      return row([attack.title, ...kinds.map((kind) => words.get(place(kind)) ?? '')])
    }),
  ])
  return tables.map((rows) => rows.join('\n')).join('\n\n')
}

const keyOf = ({ engine, kind, attack }: Omit<Cell, 'outcome'>) => `${engine} ${kind} ${attack}`

/** A confirmation without a known residual keeps its own word, which `faultsOf` rejects. */
function wordsOf(cell: Cell): string {
  if (cell.outcome !== 'confirmed') return cell.outcome
  const residual = residualOf(cell)
  return residual === undefined ? cell.outcome : `residual: ${residual}`
}

const BEGIN = '<!-- attacks: npm run security -- --write -->'
const END = '<!-- /attacks -->'

/** The text with its tables replaced by these. */
export function withTables(text: string, tables: string): string {
  const { before, after } = split(text)
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`
}

export const tablesIn = (text: string): string => split(text).tables

function split(text: string) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error('SECURITY.md has no place for the table of attacks')
  return {
    before: text.slice(0, from),
    tables: text.slice(from + BEGIN.length, to).trim(),
    after: text.slice(to + END.length),
  }
}

/** Every fault of the tables. */
export function faultsOf(tables: string, security: string): readonly string[] {
  const { before, after } = split(security)
  const prose = plain(`${before} ${after}`)
  const rows = tables.split('\n').map((line) => line.split('|').slice(1, -1).map(plain))
  return engines.flatMap((engine) => {
    const head = rows.findIndex(([first]) => first === engine.title)
    const titles = rows[head]?.slice(1) ?? []
    return attacks.flatMap((attack, at) => {
      const [first, ...cells] = rows[head + 2 + at] ?? []
      return kinds.flatMap((kind) => {
        const place = `${attack.title} × ${kind.title} × ${engine.title}`
        const words = first === attack.title ? (cells[titles.indexOf(kind.title)] ?? '') : ''
        const fault = faultOf(words, prose)
        return fault === undefined ? [] : [`${place}: ${fault}`]
      })
    })
  })
}

function faultOf(words: string, prose: string): string | undefined {
  if (words === '') return 'is empty'
  if (words === 'refused' || words === 'in a window') return undefined
  const [, residual] = /^residual: (.+)$/.exec(words) ?? []
  if (residual === undefined) return words
  return prose.includes(residual) ? undefined : `SECURITY.md does not say "${residual}"`
}

/** The text as it is read: without bold marks and line breaks. */
function plain(markdown: string): string {
  return markdown.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()
}
