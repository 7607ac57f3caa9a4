import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { typeExports, writeTypeEntries } from './package/typeEntries.ts'
import { packageReadme } from './package/readme.ts'

const types = '.cache/types'

/** Adds what makes a folder with the built loader and bridge a package: types and `package.json`. */
export function describePackage(folder: string): void {
  describeLoader(folder)
  describeBridge(folder)
  writeTypeEntries(folder)
  for (const file of ['CHANGELOG.md', 'LICENSE']) cpSync(file, join(folder, file))
  writeFileSync(join(folder, 'README.md'), packageReadme())
  const { version, license, description, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const described = {
    name: '@causeway/widget',
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    bin: { causeway: './causeway.js' },
    exports: {
      '.': { types: './types/loader/index.d.ts', default: './index.js' },
      './react': { types: './types/loader/bindings/react.d.ts', default: './react.js' },
      './wagmi': { types: './types/loader/bindings/wagmi.d.ts', default: './wagmi.js' },
      './element': { types: './types/loader/bindings/element.d.ts', default: './element.js' },
      './appkit': {
        types: './types/loader/bindings/appkit/createAppKit.d.ts',
        default: './appkit.js',
      },
      ...typeExports,
      './bridge': { types: './types/widget/bridges/across/index.d.ts', default: './bridge.js' },
    },
    // The types name the other rooms as the sources do.
    imports: {
      '#protocol': './types/protocol/index.d.ts',
      '#lib/*.ts': './types/widget/lib/*.d.ts',
    },
    dependencies: { zod: dependencies.zod },
    // Each for one entry only: viem for the bridge and wagmi, React for react.
    peerDependencies: { react: '>=18', viem: `^${dependencies.viem}`, wagmi: '>=2' },
    peerDependenciesMeta: {
      react: { optional: true },
      viem: { optional: true },
      wagmi: { optional: true },
    },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}

function describeLoader(folder: string): void {
  compile('-b', 'loader')
  for (const room of ['protocol', 'loader']) {
    cpSync(join(types, room, room), join(folder, 'types', room), {
      recursive: true,
      filter: (path) => !/\.test\.d\.ts$/.test(path),
    })
  }
}

/** Types of what the entry reaches, and of nothing else of the widget. */
function describeBridge(folder: string): void {
  mkdirSync(types, { recursive: true })
  const project = join(types, 'bridge.tsconfig.json')
  const options = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      composite: false,
      declaration: true,
      rootDir: resolve('.'),
      outDir: resolve(folder, 'types'),
    },
    files: [resolve('widget/bridges/across/index.ts')],
    references: [],
  }
  writeFileSync(project, JSON.stringify(options))
  compile('-p', project)
}

function compile(...args: readonly string[]): void {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' })
}
