import { join, resolve } from 'node:path'
import ts from 'typescript'
import type { Break } from './breaks.ts'

/** What each room of the widget adds to the types of its kernel. */
const contributions = 'widget/features/types.ts'

/**
 * Breaks with which their file does not compile, one sentence each. A test that fails because a name
 * is not defined has not seen that the requirement is untrue.
 *
 * A broken file is compiled beside the whole one, under a name of its own: so one program holds all of
 * them, where a program for each would take minutes.
 */
export function findTypeProblems(breaks: readonly Break[], root = '.'): readonly string[] {
  const folder = resolve(root)
  const broken = new Map(
    breaks.map((one, index) => [join(folder, one.file).replace(/\.tsx?$/, `.${index}$&`), one]),
  )
  const options = readOptions(folder)
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (path, target, ...rest) => {
    const one = broken.get(path)
    if (one === undefined) return getSourceFile(path, target, ...rest)
    const whole = ts.sys.readFile(join(folder, one.file)) ?? ''
    const text = whole.replace(one.from, () => one.to)
    return ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([...broken.keys(), join(folder, contributions)], options, host)
  return [...broken].flatMap(([path, { id, file }]) => {
    const source = program.getSourceFile(path)
    const [error] =
      source === undefined
        ? [{ messageText: 'it is no TypeScript' }]
        : [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    if (error === undefined) return []
    const message = ts.flattenDiagnosticMessageText(error.messageText, '\n')
    return [`${id}: the break of ${file} does not compile: ${message}`]
  })
}

/** Those of all rooms together: one program holds files of each. */
function readOptions(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder)
  const types = ['node', 'vite/client']
  return { ...options, types, composite: false, emitDeclarationOnly: false, noEmit: true }
}
