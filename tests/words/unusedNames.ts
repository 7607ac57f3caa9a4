import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { catalogue, eachNode, parse } from './sources.ts'

const root = new URL('../../', import.meta.url).pathname

/**
 * Words of the English catalogue whose name stands nowhere else, as `file: name`: quick, and blind to a
 * name that two words share, which `unusedWords` tells apart by their types.
 */
export function unusedNames(): readonly string[] {
  const names = namesInCode()
  return catalogue.flatMap((path) => {
    const unused: string[] = []
    eachNode(parse(path), (node) => {
      if (!ts.isPropertyAssignment(node) || ts.isObjectLiteralExpression(node.initializer)) return
      const name = node.name.getText().replaceAll(/['"]/g, '')
      if (!names.has(name)) unused.push(`${path}: ${name}`)
    })
    return unused
  })
}

/** Every name in the code that is no catalogue and no test. */
function namesInCode(): ReadonlySet<string> {
  const paths = ['protocol', 'secure', 'widget'].flatMap((folder) =>
    ts.sys.readDirectory(root + folder, ['.ts', '.tsx']),
  )
  const isCode = (path: string) => !/\/i18n\/testing\/|\.test\.|scenes?\.tsx?$/.test(path)
  const code = paths.filter(isCode).map((path) => readFileSync(path, 'utf8'))
  return new Set(code.flatMap((text) => text.match(/\w+/g) ?? []))
}
