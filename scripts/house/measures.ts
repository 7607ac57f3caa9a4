import { dirname } from 'node:path'
import { between, type Edge, knotsOf } from './components.ts'
import { isSource, mayImport, roomOf } from './rooms.ts'

/** One file, by its path from the root. */
export type Source = { readonly path: string; readonly text: string }
export type Import = Edge & { readonly isType: boolean }

export type Tree = {
  readonly files: readonly Source[]
  /** Tests, and what only tests use. */
  readonly tests: readonly Source[]
  readonly imports: readonly Import[]
}

/** How many rooms of `widget` or `loader` reach each other in a circle, by imports of values. */
export function knottedRooms({ imports }: Tree, of: 'widget' | 'loader'): number {
  const within = imports.filter(
    ({ from, to, isType }) =>
      !isType && [from, to].every((path) => path.startsWith(`${of}/`) && isSource(path)),
  )
  return knotsOf(between(within, roomOf)).flat().length
}

/** How many imports between rooms of `widget` point where the arrows of ARCHITECTURE.md do not. */
export function againstTheArrows({ imports }: Tree): number {
  return imports.filter(({ from, to }) => isWidget(from) && isWidget(to) && !mayImport(from, to))
    .length
}

/** How many groups of files import each other in a circle, imports of types included. */
export function cycles({ imports }: Tree): number {
  return knotsOf(imports.filter(({ from, to }) => isOfProduct(from) && isOfProduct(to))).length
}

/** How many files of `widget` name a view outside the room that declares it and the feature that draws it. */
export function filesNamingViews({ files }: Tree): number {
  const homes = new Map<string, Set<string>>()
  for (const { path, text } of files.filter((file) => isWidget(file.path))) {
    const declared = text.match(/interface Views \{\n([\s\S]*?)\n {2}\}/)?.[1] ?? ''
    const drawn = path.endsWith('/feature.ts') ? text : ''
    const names = [
      ...[...declared.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name),
      ...[...drawn.matchAll(/^ {4}([A-Z]\w+): (?:\{|\w+\()/gm)].map(([, name = '']) => name),
    ]
    for (const name of names) homes.set(name, (homes.get(name) ?? new Set()).add(roomOf(path)))
  }
  if (homes.size === 0) throw new Error('The views are not where they were')
  const naming = new RegExp(`(['"])(${[...homes.keys()].join('|')})\\1`, 'g')
  return files.filter(({ path, text }) => {
    if (!isWidget(path)) return false
    const room = roomOf(path)
    return [...text.matchAll(naming)].some(([, , name = '']) => homes.get(name)?.has(room) !== true)
  }).length
}

/**
 * How many files of `widget` name a connector's id: outside `connectors`, and the room that declares it
 * where that is another one.
 */
export function filesNamingConnectors({ files }: Tree): number {
  const all = files.filter(({ path }) => isWidget(path))
  const manifests = all.filter(
    ({ path, text }) => path.startsWith('widget/connectors/') && text.includes('= connector({'),
  )
  const ids = manifests.flatMap(({ text }) =>
    [...text.matchAll(/= connector\(\{\n {2}id: ([\w']+),/g)].map(([, id = '']) => id),
  )
  if (ids.length === 0) throw new Error('The connectors are not where they were')
  const naming = ids.map((id) => {
    const declared = new RegExp(`export const ${id} = '(\\w+)'`)
    const home = all.find(({ text }) => declared.test(text))
    const quoted = home === undefined ? id : `'${home.text.match(declared)?.[1]}'`
    const pattern = new RegExp(
      `${home === undefined ? '' : `\\b${id}\\b|`}\\b(?:id|key|rdns|\\w+Id)\\b\\)?(?:: | === | !== )${quoted}`,
    )
    return { pattern, room: home === undefined ? undefined : roomOf(home.path) }
  })
  return all.filter(
    ({ path, text }) =>
      !path.startsWith('widget/connectors/') &&
      naming.some(({ pattern, room }) => room !== roomOf(path) && pattern.test(text)),
  ).length
}

/** Files and folders in the fullest folder of the product. */
export function fullestFolder({ files }: Tree): number {
  const entries = new Map<string, Set<string>>()
  for (const { path } of files) {
    for (let at = path; at.includes('/'); at = dirname(at)) {
      const folder = dirname(at)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(at))
    }
  }
  return Math.max(...[...entries.values()].map((all) => all.size))
}

/** How often a text is said to be an address or bytes instead of being parsed into them. */
export function addressCasts({ files }: Tree): number {
  return sum(
    files.filter(inProduct).map(({ text }) => text.match(/\bas (?:Address|Hex)\b/g)?.length ?? 0),
  )
}

/** Lines of the tests in a room, to a hundred lines of its source. */
export function testedShare({ files, tests }: Tree, room: string): number {
  const within = ({ path }: Source) => path.startsWith(`${room}/`)
  return Math.floor(
    (100 * sum(tests.filter(within).map(linesIn))) / sum(files.filter(within).map(linesIn)),
  )
}

/** Lines of TypeScript that are sentences for people. */
export function linesOfWords({ files }: Tree): number {
  const words = /(\/i18n\/([a-z]{2}(-[A-Z]{2})?|translations)\/)|(\/(mail|loader)\/words\/[a-z]{2})/
  return sum(files.filter(({ path }) => words.test(path)).map(linesIn))
}

/** Lines that half, and 95 of 100, of the product's files stay within. */
export function sizes({ files }: Tree): { readonly median: number; readonly p95: number } {
  const all = files
    .filter(inProduct)
    .map(linesIn)
    .toSorted((a, b) => a - b)
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

const isWidget = (path: string) => path.startsWith('widget/') && isSource(path)
const isOfProduct = (path: string) =>
  /^(protocol|loader|widget|secure)\//.test(path) && isSource(path)
const inProduct = ({ path }: Source) => isOfProduct(path)
const linesIn = ({ text }: Source) => text.split('\n').length - 1
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
