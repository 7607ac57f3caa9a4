import ts from 'typescript'
import { catalogue, checkedProgram, drawing, eachNode, shortPath } from './sources.ts'

/** Words of the English catalogue that nothing draws, as `file: name`. */
export function unusedWords(): readonly string[] {
  const program = checkedProgram([...drawing, ...catalogue])
  const checker = program.getTypeChecker()
  const used = new Set<ts.Node>()
  const use = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) used.add(declaration)
  }
  const named = namesIn(program)
  const files = program.getSourceFiles().map((file) => [shortPath(file.fileName), file] as const)
  for (const [path, file] of files) {
    if (drawing.includes(path)) eachNode(file, (node) => useOf(node, { checker, use, named }))
  }
  return files.flatMap(([path, file]) => {
    // Words of errors stand under their codes, which come from anywhere.
    if (!catalogue.includes(path) || path.includes('/errors')) return []
    const unused: string[] = []
    eachNode(file, (node) => {
      if (!ts.isPropertyAssignment(node) || used.has(node)) return
      if (isInsideWord(node) || ts.isObjectLiteralExpression(node.initializer)) return
      unused.push(`${path}: ${node.name.getText()}`)
    })
    return unused
  })
}

type Found = {
  readonly checker: ts.TypeChecker
  readonly use: (symbol: ts.Symbol | undefined) => void
  /** Names of words and sections. The compiler is not asked for the type of anything else. */
  readonly named: ReadonlySet<string>
}

function useOf(node: ts.Node, { checker, use, named }: Found): void {
  const isNamed = ({ propertyName, name }: ts.BindingElement) =>
    named.has((propertyName ?? name).getText())
  if (ts.isPropertyAccessExpression(node) && !named.has(node.name.text)) return
  if (ts.isObjectBindingPattern(node) && !node.elements.some(isNamed)) return
  if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name))
  if (ts.isObjectBindingPattern(node)) {
    const type = checker.getTypeAtLocation(node)
    for (const { propertyName, name } of node.elements) {
      use(type.getProperty((propertyName ?? name).getText()))
    }
  }
  if (ts.isPropertyAccessExpression(node)) {
    // A section that is given away as another type is a table, too.
    const section = checker.getTypeAtLocation(node)
    const asked = checker.getContextualType(node)
    const isOneOfTwo = ts.isConditionalExpression(node.parent) && node.parent.condition !== node
    const isOther = asked !== undefined && asked.symbol !== section.symbol
    if (isOneOfTwo || isOther) section.getProperties().forEach(use)
  }
  // What is asked for by a kind or a status is a table, and a table is whole.
  if (ts.isElementAccessExpression(node)) {
    const table = checker.getTypeAtLocation(node.expression)
    for (const type of table.isUnion() ? table.types : [table]) type.getProperties().forEach(use)
    // Sections of one shape are one type: which of them a key picks is told by the key alone.
    const key = checker.getTypeAtLocation(node.argumentExpression)
    for (const picked of key.isUnion() ? key.types : [key]) {
      if (!picked.isStringLiteral()) continue
      const section = table.getProperty(picked.value)
      if (section !== undefined) checker.getTypeOfSymbol(section).getProperties().forEach(use)
    }
  }
}

function namesIn(program: ts.Program): ReadonlySet<string> {
  const names = new Set<string>()
  for (const file of program.getSourceFiles()) {
    if (!catalogue.includes(shortPath(file.fileName))) continue
    eachNode(file, (node) => {
      if (!ts.isPropertyAssignment(node)) return
      names.add(ts.isStringLiteral(node.name) ? node.name.text : node.name.getText())
    })
  }
  return names
}

/** Plural forms stand inside a sentence: they are no words of their own. */
function isInsideWord(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isFunctionLike(at)) return true
  }
  return false
}
