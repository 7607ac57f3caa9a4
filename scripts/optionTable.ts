import ts from 'typescript'
import * as z from 'zod'
import { liveOptions, widgetOptions } from '#protocol'
import { commentOf, constantsOf, type Words } from './comments.ts'

export type OptionKind =
  | 'boolean'
  | 'enum'
  | 'number'
  | 'text'
  | 'list'
  | 'json'
  /** An object with functions: it cannot stand in an attribute. */
  | 'code'

/** One option as an integrator meets it; `features.swaps` is a field of `features`. */
export type OptionRow = {
  readonly path: readonly string[]
  readonly kind: OptionKind
  readonly values?: readonly string[]
  readonly about: string
  readonly default?: string
  /** Whether it may change while the widget lives. */
  readonly live: boolean
}

type Json = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
}

/** Every option of the protocol's table, with its words from there: nothing is written twice. */
export function optionTable(): readonly OptionRow[] {
  const words = readWords()
  const live = Object.keys(liveOptions.shape)
  const { properties = {} } = toJson(widgetOptions)
  return Object.entries(properties).flatMap(([name, schema]) =>
    rowsOf([name], schema, { words, live: live.includes(name) }),
  )
}

const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Look', ['themeMode', 'themePreset', 'themeVariables', 'language']],
  ['Place', ['mode', 'target', 'zIndex', 'disableAppend', 'preload']],
  ['Features', ['features']],
  ['Networks', ['networks', 'defaultNetwork', 'allowUnsupportedNetwork']],
  ['Bridge', ['bridge']],
  ['Wallets', ['wallets', 'announce', 'reconnect', 'defaultAccountTypes', 'restrictedTimezones']],
  ['Site', ['projectId', 'metadata', 'legal', 'signIn', 'siwx', 'siweConfig']],
]

export type OptionGroup = readonly [title: string, rows: readonly OptionRow[]]

/** Every option in a group; one that is in no list comes last, so that none is left out. */
export function optionGroups(rows: readonly OptionRow[]): readonly OptionGroup[] {
  const listed = new Set(groups.flatMap(([, names]) => names))
  const isOf = (names: readonly string[]) => (row: OptionRow) => names.includes(row.path[0] ?? '')
  const rest = rows.filter(({ path }) => !listed.has(path[0] ?? ''))
  return [
    ...groups.map(([title, names]) => [title, rows.filter(isOf(names))] as const),
    ['Deployment and support', rest],
  ]
}

type Context = { readonly words: ReadonlyMap<string, Words>; readonly live: boolean }

function rowsOf(path: readonly string[], schema: Json, context: Context): readonly OptionRow[] {
  const { properties } = schema
  if (properties !== undefined) {
    return Object.entries(properties).flatMap(([name, inner]) =>
      rowsOf([...path, name], inner, context),
    )
  }
  const words = context.words.get(path.join('.')) ?? context.words.get(path[0] ?? '')
  return [
    { path, ...kindOf(schema), about: words?.about ?? '', ...pick(words), live: context.live },
  ]
}

function pick(words: Words | undefined): Pick<OptionRow, 'default'> {
  return words?.default === undefined ? {} : { default: words.default }
}

/** The plainest way to give it: of several shapes, the one that a control can show. */
function kindOf(schema: Json): Pick<OptionRow, 'kind' | 'values'> {
  const { type, anyOf, items } = schema
  const values = schema.enum?.map(String)
  if (anyOf !== undefined) {
    const kinds = anyOf.map(kindOf)
    const simplest = ['list', 'enum', 'boolean', 'text'] as const
    const found = simplest.flatMap((kind) => kinds.filter((one) => one.kind === kind))[0]
    const isList = kinds.some(({ kind }) => kind === 'list')
    return isList && found?.values === undefined ? { kind: 'json' } : (found ?? { kind: 'json' })
  }
  if (values !== undefined) return { kind: 'enum', values }
  if (type === 'boolean' || typeof schema.const === 'boolean') return { kind: 'boolean' }
  if (type === 'string') return { kind: 'text' }
  if (type === 'number' || type === 'integer') return { kind: 'number' }
  if (type === 'array') {
    const inner = items?.enum?.map(String)
    if (inner !== undefined) return { kind: 'list', values: inner }
    return { kind: items?.type === 'string' ? 'list' : 'json' }
  }
  return { kind: 'code' }
}

function toJson(schema: z.core.$ZodType): Json {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
}

/** What the comments of `protocol/` say of each field, by its path. */
function readWords(): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>()
  const constants = new Map(
    ['config', 'theme', 'signIn'].flatMap((file) => constantsOf(`protocol/${file}.ts`)),
  )
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text)
      if (constant !== undefined && path.length > 0) visit(constant, path)
      return
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText().replace(/^['"]|['"]$/g, '')
      const inner = [...path, name]
      const words = commentOf(node)
      if (words !== undefined) found.set(inner.join('.'), words)
      visit(node.initializer, inner)
      return
    }
    ts.forEachChild(node, (child) => visit(child, path))
  }
  const table = constants.get('widgetOptions')
  if (table !== undefined) visit(table, [])
  return found
}
