import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What a comment says of a field: in words, and what it is where nothing is given. */
export type Words = { readonly about: string; readonly default?: string }

/** The syntax tree of one of our sources, by its path in the repository. */
export function parseFile(path: string): ts.SourceFile {
  const file = new URL(`../${path}`, import.meta.url).pathname
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
}

/** The constants of a file by their names. */
export function constantsOf(path: string): readonly (readonly [string, ts.Expression])[] {
  return parseFile(path)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined ? [[name.text, initializer] as const] : [],
    )
}

/** The comment above a field, without the ids of requirements and without examples. */
export function commentOf(node: ts.Node): Words | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node)
  if (comment === undefined) return undefined
  const text = comment
    .getText()
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*$/, '')
    .replace(/ \((S\d+\.\d+[^)]*)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [about = '', after] = text.split(/\s*@default\s*/)
  return { about, ...(after === undefined ? {} : { default: after.trim() }) }
}
