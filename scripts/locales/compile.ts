import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { directionOf } from '../../widget/lib/locales.ts'
import { compileMessage, type Placeholder, signatureOf } from './message.ts'
import { type Entries, type Part, parts, readPart, readTags, root } from './read.ts'

/** Helpers that compiled messages call, and where each is. */
const helpers: Readonly<Record<string, string>> = {
  plural: '#lib/plural.ts',
  listNames: '#lib/listNames.ts',
  isolateForeign: '#lib/isolateText.ts',
}
const types = { String: 'string', 'String?': 'string | undefined', num: 'number' } as const

/** A message of English, and how code calls it. */
type Signatures = ReadonlyMap<string, readonly Placeholder[]>
/** Names and what stands there: sections, or code. */
type Tree = { [name: string]: Tree | string }

type Folders = {
  /** @default the folder of languages */
  readonly from?: string
  /** @default `compiled` in it */
  readonly to?: string
}

/**
 * Writes every part of every language as the modules that the product imports, below
 * `locales/compiled/`, and returns the paths of those that changed. What a translation lacks is said in
 * English; `checkLocales` names it.
 */
export function compileLocales({
  from = root,
  to = join(from, 'compiled'),
}: Folders = {}): readonly string[] {
  const tags = readTags(from)
  const files = new Map<string, string>()
  files.set('locales.ts', `export const locales = ${JSON.stringify(tags)} as const\n`)
  for (const part of parts) {
    const english = readPart('en', part, from)
    const signatures = signaturesOf(part, english)
    const trees = new Map<string, Tree>()
    for (const tag of tags) {
      const entries = tag === 'en' ? english : readPart(tag, part, from)
      trees.set(tag, treeOf({ part, tag, english, entries, signatures }))
    }
    for (const [path, code] of modulesOf(part, trees)) files.set(path, code)
  }
  const changed = [...files].filter(([path, code]) => write(join(to, path), code))
  for (const path of filesIn(to)) if (!files.has(path)) rmSync(join(to, path))
  return changed.map(([path]) => join(to, path))
}

function signaturesOf(part: Part, english: Entries): Signatures {
  return new Map(
    [...english].map(([key, entry]) => [
      key,
      named(`en/${part}.json: ${key}`, () => signatureOf(entry)),
    ]),
  )
}

type Source = {
  readonly part: Part
  readonly tag: string
  readonly english: Entries
  readonly entries: Entries
  readonly signatures: Signatures
}

function treeOf({ part, tag, english, entries, signatures }: Source): Tree {
  const tree: Tree = {}
  for (const [key, { message: source }] of english) {
    const found = entries.get(key)
    // Said in English, or not translated yet, it has the plurals of English.
    const locale = found?.source === undefined ? 'en' : tag
    const message = found?.message ?? source
    const placeholders = signatures.get(key) ?? []
    const code = named(`${locale}/${part}.json: ${key}`, () => {
      // What mails put in is made for their direction before.
      const isolates = part !== 'mail' && directionOf(tag) === 'rtl'
      const text = compileMessage(message, { locale, placeholders, isolates })
      return placeholders.length === 0 ? text : `(${parametersOf(part, placeholders)}) => ${text}`
    })
    put(tree, pathOf(part, key), code)
  }
  return tree
}

/** The first name of an error's key is its table in the documentation. */
function pathOf(part: Part, key: string): readonly string[] {
  const names = key.split('.')
  return part === 'errors' ? names.slice(1) : names
}

/** Views pass values one by one; a mail passes all that it knows. */
function parametersOf(part: Part, placeholders: readonly Placeholder[]): string {
  const typed = placeholders.map(({ name, type }) => {
    return `${name}: ${type === 'List' ? 'readonly string[]' : types[type]}`
  })
  if (part !== 'mail') return typed.join(', ')
  return `{ ${placeholders.map(({ name }) => name).join(', ')} }: { ${typed.join('; ')} }`
}

/** One module a language; the loader says a thing in every language from one module. */
function modulesOf(
  part: Part,
  trees: ReadonlyMap<string, Tree>,
): readonly (readonly [string, string])[] {
  if (part === 'mail') return [['mail.ts', moduleOf({ mail: Object.fromEntries(trees) })]]
  if (part === 'loader') {
    const sections = Object.keys(trees.get('en') ?? {})
    return sections.map((name) => {
      const all = [...trees].map(([tag, tree]) => [tag, tree[name] ?? {}] as const)
      return [`loader/${name}.ts`, moduleOf({ [name]: Object.fromEntries(all) })] as const
    })
  }
  return [...trees].map(([tag, tree]) => [`${tag}/${part}.ts`, moduleOf({ words: tree })] as const)
}

function moduleOf(exports: Tree): string {
  const body = Object.entries(exports)
    .map(([name, tree]) => `export const ${name} = ${codeOf(tree)}\n`)
    .join('')
  const used = Object.keys(helpers).filter((name) => new RegExp(`\\b${name}[(),]`).test(body))
  const imports = used.map((name) => `import { ${name} } from '${helpers[name]}'\n`)
  return `${imports.join('')}${body}`
}

function codeOf(tree: Tree | string): string {
  if (typeof tree === 'string') return tree
  const fields = Object.entries(tree).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${codeOf(inner)}`,
  )
  return `{\n${fields.join(',\n')}\n}`
}

function put(tree: Tree, [name = '', ...rest]: readonly string[], code: string): void {
  const there = tree[name]
  if (rest.length === 0) {
    if (there !== undefined) throw new Error(`${name} stands twice in locales/en`)
    tree[name] = code
    return
  }
  if (typeof there === 'string') throw new Error(`${name} is a message and a section`)
  const section = there ?? {}
  tree[name] = section
  put(section, rest, code)
}

function named<T>(where: string, make: () => T): T {
  try {
    return make()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`locales/${where}: ${reason}`, { cause: error })
  }
}

/** Another process may read the module meanwhile, and what is the same keeps its time. */
function write(path: string, code: string): boolean {
  try {
    if (readFileSync(path, 'utf8') === code) return false
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, code)
  renameSync(beside, path)
  return true
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
}
