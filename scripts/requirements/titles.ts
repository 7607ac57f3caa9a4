import ts from 'typescript'

const roots: readonly string[] = ['test', 'it', 'describe']
const switchedOff: readonly string[] = ['skip', 'todo', 'fixme']
/** Calls on `test` whose text is not the title of a test. */
const untitled: readonly string[] = ['step', 'use', 'extend']

/**
 * Titles of the tests in a source, and of the groups that hold one. The source is parsed, not
 * searched: a title in a comment or in a fixture shows nothing, nor does a test that is off.
 */
export function readTitles(source: string, path: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind)
  return titlesIn(file)
}

function titlesIn(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node)) return titlesOfChildren(node)
  const { root, modifiers } = calleeOf(node.expression)
  if (!roots.includes(root) || modifiers.some((name) => untitled.includes(name))) {
    return titlesOfChildren(node)
  }
  if (modifiers.some((name) => switchedOff.includes(name))) return []
  const [first] = node.arguments
  const title = first === undefined ? undefined : textOf(first)
  const inner = titlesOfChildren(node)
  if (title === undefined) return inner
  const isGroup = root === 'describe' || modifiers.includes('describe')
  return isGroup && inner.length === 0 ? [] : [title, ...inner]
}

function titlesOfChildren(node: ts.Node): readonly string[] {
  const titles: string[] = []
  ts.forEachChild(node, (child) => {
    titles.push(...titlesIn(child))
  })
  return titles
}

/** `test.describe.each(table)` has the root `test` and the modifiers `each`, `describe`. */
function calleeOf(expression: ts.Expression): { root: string; modifiers: readonly string[] } {
  const modifiers: string[] = []
  let callee = expression
  while (true) {
    if (ts.isPropertyAccessExpression(callee)) {
      modifiers.push(callee.name.text)
      callee = callee.expression
    } else if (ts.isCallExpression(callee)) {
      callee = callee.expression
    } else if (ts.isTaggedTemplateExpression(callee)) {
      callee = callee.tag
    } else {
      return { root: ts.isIdentifier(callee) ? callee.text : '', modifiers }
    }
  }
}

/** What is written of a title; the parts that only a run knows are left out. */
function textOf(expression: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(expression)) return expression.text
  if (ts.isTemplateExpression(expression)) {
    const spans = expression.templateSpans.map(({ literal }) => literal.text)
    return [expression.head.text, ...spans].join(' ')
  }
  if (!ts.isBinaryExpression(expression)) return undefined
  const parts = [textOf(expression.left), textOf(expression.right)]
  return parts.every((part) => part === undefined) ? undefined : parts.join('')
}
