import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { closureOf, firstView, PARTS_SHARE } from './chunks.ts'

/** `shell`: every visitor loads it. `parts`: most views share it. `view`: it comes with the views that draw it. */
export type ChunkName = 'shell' | 'parts' | 'view'

/** A module by its path, and the modules that it imports. */
export type Modules = ReadonlyMap<
  string,
  { readonly fixed: readonly string[]; readonly later: readonly string[] }
>

/** The chunk of each file by the rules of `chunkGroups`, read from the imports without a build. */
export function chunksOf(
  modules: Modules,
  files: readonly string[],
  roots: readonly string[] = firstRoots,
): ReadonlyMap<string, ChunkName> {
  const fixedOf = (file: string) => modules.get(file)?.fixed ?? []
  const shell = closureOf(roots, fixedOf)
  const entries = new Set([...roots, ...[...modules.values()].flatMap(({ later }) => later)])
  const shares = new Map<string, number>()
  for (const entry of entries) {
    for (const file of closureOf([entry], fixedOf)) shares.set(file, (shares.get(file) ?? 0) + 1)
  }
  const chunkOf = (file: string): ChunkName => {
    if (shell.has(file)) return 'shell'
    return (shares.get(file) ?? 0) >= PARTS_SHARE ? 'parts' : 'view'
  }
  return new Map(files.map((file) => [file, chunkOf(file)]))
}

const firstRoots: readonly string[] = ['widget/main.ts', ...firstView]

/** The modules of the widget that its entry reaches. Imports of types alone are no part of a build. */
export function readModules(): Modules {
  const modules = new Map<string, { fixed: string[]; later: string[] }>()
  const left = [...firstRoots]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (modules.has(file)) continue
    const found = importsIn(file, readFileSync(file, 'utf8'))
    modules.set(file, found)
    left.push(...found.fixed, ...found.later)
  }
  return modules
}

function importsIn(file: string, text: string): { fixed: string[]; later: string[] } {
  const fixed: string[] = []
  const later: string[] = []
  const add = (list: string[], specifier: ts.Expression | undefined) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return
    const path = pathOf(file, specifier.text)
    if (path !== undefined) list.push(path)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true) {
      add(fixed, node.moduleSpecifier)
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(fixed, node.moduleSpecifier)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(later, node.arguments[0])
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return { fixed, later }
}

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

/** The file of ours that is meant; undefined for packages, styles and compiled words. */
function pathOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : Object.entries(imports).flatMap(([name, to]) => {
        if (name === specifier) return posix.normalize(to)
        const isIn = name.endsWith('*') && specifier.startsWith(name.slice(0, -1))
        return isIn ? posix.normalize(to.replace('*', specifier.slice(name.length - 1))) : []
      })[0]
  return path !== undefined && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}
