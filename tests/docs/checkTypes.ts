import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import type { Sample } from './samples.ts'

const folder = resolve('.cache/samples')

/** What stands on the page around a sample. */
const surroundings = `
import type { Widget as Handle } from '@causeway/widget'
declare global {
  const Widget: Handle
  const projectId: string
}
`

/** The samples as modules of one program, over the types of the package. Answers what is wrong. */
export function checkTypes(samples: readonly Sample[]): readonly string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const paths = new Map(
    samples.map((sample, at) => [join(folder, `sample${at}.${sample.language}`), sample]),
  )
  for (const [path, { code }] of paths) writeFileSync(path, code)
  const globals = join(folder, 'surroundings.ts')
  writeFileSync(globals, surroundings)

  const program = ts.createProgram([globals, ...paths.keys()], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noImplicitAny: false,
    useUnknownInCatchVariables: false,
    skipLibCheck: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    allowImportingTsExtensions: true,
    paths: {
      '@causeway/widget': [resolve('loader/index.ts')],
      '@causeway/widget/react': [resolve('loader/bindings/react.tsx')],
      '@causeway/widget/wagmi': [resolve('loader/bindings/wagmi.ts')],
      '@causeway/widget/element': [resolve('loader/bindings/element.ts')],
      '@causeway/widget/appkit': [resolve('loader/bindings/appkit/createAppKit.ts')],
      '@causeway/widget/bridge': [resolve('widget/bridges/across/index.ts')],
    },
  })
  return [globals, ...paths.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    return found.map(({ messageText, start }) => {
      const line = source === undefined ? 0 : source.getLineAndCharacterOfPosition(start ?? 0).line
      const where = paths.get(path)?.where ?? path
      return `${where}, line ${line + 1} of the sample: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
  })
}
