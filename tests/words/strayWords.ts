import ts from 'typescript'
import { drawing, eachNode, parse } from './sources.ts'

/** Attributes that people see or hear. */
const said = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label'])

/** Texts that a view draws and no catalogue holds, as `file: text`. */
export function strayWords(): readonly string[] {
  return drawing.filter(isView).flatMap((path) => {
    const stray: string[] = []
    eachNode(parse(path), (node) => {
      const text = strayText(node)
      if (text !== undefined) stray.push(`${path}: ${text}`)
    })
    return stray
  })
}

/** Of the secure page only the views draw; its other sentences are errors, shown by their code. */
function isView(path: string): boolean {
  return !path.startsWith('secure/') || path.startsWith('secure/page/views/')
}

function strayText(node: ts.Node): string | undefined {
  // A lone word of capitals is a symbol: SOL.
  if (ts.isJsxText(node)) return /\p{Ll}{2}/u.test(node.text) ? node.text.trim() : undefined
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined
  const text = ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text
  if (ts.isJsxAttribute(node.parent) && said.has(node.parent.name.getText())) {
    return /\p{L}{2}/u.test(text) ? text : undefined
  }
  return isSentence(text) && !isForDevelopers(node) ? text : undefined
}

/** Two words with a space between, one of which begins the sentence. */
function isSentence(text: string): boolean {
  return /(^|\s)\p{Lu}\p{Ll}+ \p{L}{2,}|\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(
    text.replace(/\$\{[^}]*\}/g, ' '),
  )
}

/** What is thrown at programmers, and what is no text at all. */
function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
  if (ts.isJsxAttribute(parent)) return true
  // The words of a code stand in the catalogue; this is what is said without it.
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'message') return true
  return ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())
}
