import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = new URL('../../', import.meta.url).pathname

/**
 * Files that draw for people: views and what they are made of, of the widget and the secure page, and
 * the cards of the loader.
 */
export const drawing = [
  ...filesIn('widget/features', 'widget/ui', 'secure/page').filter(
    (path) =>
      !/\/testing\b|\.test\.|scenes?\.tsx?$|\.config\.|^widget\/features\/\w+\/(?!views\/|toasts\.ts)/.test(
        path,
      ),
  ),
  // Those whose manifest has a row in Connect.
  ...filesIn('widget/connectors').filter(
    (path) =>
      !/\.test\./.test(path) && readFileSync(join(root, path), 'utf8').includes('describe: ('),
  ),
  'loader/cards/card.ts',
  'loader/cards/cards.ts',
  'loader/wallets/baseAccount/askForClick.ts',
]

/** Compiled files of the English catalogue. */
export const catalogue = (
  ['common', 'bridge', 'account', 'login', 'errors', 'secure'] as const
).map((part) => `locales/compiled/en/${part}.ts`)

function filesIn(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    ts.sys.readDirectory(join(root, folder), ['.ts', '.tsx']).map(shortPath),
  )
}

/** A file as a tree, without its types. */
export function parse(path: string): ts.SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
}

/** These files with their types. */
export function checkedProgram(paths: readonly string[]): ts.Program {
  const file = ts.readConfigFile(join(root, 'widget/tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(file.config, ts.sys, join(root, 'widget'))
  const plain = { ...options, composite: false, incremental: false, noEmit: true }
  return ts.createProgram(
    paths.map((path) => join(root, path)),
    plain,
  )
}

/** A path as people write it. */
export function shortPath(path: string): string {
  return path.startsWith(root) ? path.slice(root.length) : path
}

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => eachNode(child, visit))
}
