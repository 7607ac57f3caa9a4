import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const types = '.cache/types'

/** Adds what makes a folder with the built loader a package: its types and its `package.json`. */
export function describePackage(folder: string): void {
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-b', 'loader'], {
    stdio: 'inherit',
  })
  for (const room of ['protocol', 'loader']) {
    cpSync(join(types, room, room), join(folder, 'types', room), {
      recursive: true,
      filter: (path) => !/\.test\.d\.ts$/.test(path),
    })
  }
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
    exports: { '.': { types: './types/loader/index.d.ts', default: './index.js' } },
    // The types name the other room as the sources do.
    imports: { '#protocol': './types/protocol/index.d.ts' },
    dependencies: { zod: dependencies.zod },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}
