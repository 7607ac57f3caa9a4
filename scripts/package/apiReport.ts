import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

export type ReportOptions = {
  /** The folder of the package, whose types are read. */
  readonly folder: string
  /** Name of the entry. */
  readonly name: string
  /** Its types, from `folder`. */
  readonly types: string
  /** Whether types that it names without exporting them stand in it too. @default false */
  readonly whole?: boolean
}

const silent = { default: { logLevel: ExtractorLogLevel.None } }

/** Everything that an entry of the package exports, as one text that a change of it changes. */
export function apiReport({ folder, name, types, whole = false }: ReportOptions): string {
  const root = resolve(folder)
  const reports = resolve('.cache/api')
  mkdirSync(reports, { recursive: true })
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(root, types),
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: join(reports, 'new'),
        includeForgottenExports: whole,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: { overrideTsconfig: tsconfig(join(root, types)) },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  })
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0) throw new Error(`The types of the entry ${name} cannot be read`)
  return inOrder(readFileSync(join(reports, 'new', `${name}.api.md`), 'utf8'))
}

function tsconfig(entry: string) {
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  }
  return { compilerOptions, files: [entry] }
}

/** The compiler writes literals of enums and unions in the order in which it has met them. */
function inOrder(report: string): string {
  return report
    .replaceAll(/(?:^ +(?:\w+|"[^"]+"): "[^"]*";\n)+/gm, (lines) =>
      lines
        .split(/(?<=\n)/)
        .sort()
        .join(''),
    )
    .replaceAll(/"[^"]+"(?: \| "[^"]+")+/g, (union) => union.split(' | ').sort().join(' | '))
}
