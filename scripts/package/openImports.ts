import ts from 'typescript'

/**
 * What each bundler of a page has to read before an address that is known only when the page runs.
 * Turbopack ends the build without its own; webpack and Vite warn.
 */
export const ignoreComments = [
  '/* turbopackIgnore: true */',
  '/* webpackIgnore: true */',
  '/* @vite-ignore */',
] as const

/** Lines of `import(…)` whose address is no literal, and which lack one of those comments. */
export function openImports(code: string): readonly number[] {
  const file = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest, true)
  const lines: number[] = []
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look)
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
    const [address] = node.arguments
    if (address === undefined || ts.isStringLiteralLike(address)) return
    const before = code.slice(node.expression.end, address.getStart(file))
    if (ignoreComments.every((comment) => before.includes(comment))) return
    lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
  }
  look(file)
  return lines
}
