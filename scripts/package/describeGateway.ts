import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { publish, withoutMaps } from '../deploy/publish.ts'
import { gatewayReadme } from './readme.ts'

/** Adds what makes a folder with the built command a package: the widget and the docs of `dist`, and `package.json`. */
export function describeGateway(dist: string, folder: string): void {
  publish(dist, join(folder, 'widget'))
  const page = { recursive: true, filter: withoutMaps }
  cpSync(join(dist, 'secure'), join(folder, 'widget', 'secure'), page)
  cpSync(join(dist, 'docs'), join(folder, 'widget', 'docs'), page)
  mkdirSync(join(folder, 'deploy'), { recursive: true })
  for (const file of ['deploy/gateway.Caddyfile', 'deploy/gateway.nginx.conf', 'LICENSE']) {
    cpSync(file, join(folder, file))
  }
  cpSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'))
  writeFileSync(join(folder, 'README.md'), gatewayReadme())
  const { version, license, description, engines, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const described = {
    name: '@causeway/gateway',
    version,
    description: `${description}: the gateway that serves it`,
    license,
    type: 'module',
    engines,
    bin: { causeway: './causeway.js' },
    exports: { './package.json': './package.json' },
    dependencies: Object.fromEntries(
      packagesOf(programIn(folder)).map((name) => {
        if (dependencies[name] !== undefined) return [name, dependencies[name]]
        throw new Error(`The command imports ${name}, which is no dependency of the project`)
      }),
    ),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}

/** The command, and its chunks that come later. */
function programIn(folder: string): readonly string[] {
  const chunks = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const files = ['causeway.js', ...chunks.map((name) => join('assets', name))]
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** Packages that the files of a program import, by name and in order. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const names = files
    .flatMap((code) => ts.preProcessFile(code, true, true).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(?:\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}
