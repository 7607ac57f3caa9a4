import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { scriptBuild } from '../loaderBuild.ts'
import { type Chunks, checkImports, integrityOf } from './checkImports.ts'

export type PinOptions = {
  readonly dist: string
  /** Paths of stage 1 and of the skeleton in it. */
  readonly engine: string
  readonly skeleton: string
}

/**
 * Beside the newest loader, writes one that stays as it is: `v/<version>/loader.js`, whose hash in
 * `integrity` vouches for every line that it will ever run on the page, because it compares what it
 * loads with hashes of its own. `integrity.json` names the hash of each file.
 */
export async function pinLoader({ dist, engine, skeleton }: PinOptions): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folder = `v/${version}`
  rmSync(join(dist, folder), { recursive: true, force: true })
  mkdirSync(join(dist, folder, 'causeway'), { recursive: true })

  const chunks = checkImports(readChunks(join(dist, 'causeway')), basename(engine))
  for (const [name, text] of Object.entries(chunks)) {
    writeFileSync(join(dist, folder, 'causeway', name), text)
  }
  const textOf = (path: string) => {
    const text = chunks[basename(path)]
    if (text === undefined) throw new Error(`The build has no ${path}`)
    return text
  }
  await build(
    scriptBuild({
      engine: `${folder}/${engine}`,
      skeleton: `${folder}/${skeleton}`,
      pinned: {
        folder,
        integrity: integrityOf(textOf(engine)),
        skeletonIntegrity: integrityOf(textOf(skeleton), 'sha256'), // the shorter one, for its size
      },
    }),
  )

  const files = ['loader.js', ...Object.keys(chunks).map((name) => `causeway/${name}`)]
  const hashes = files.map((file) => [
    `${folder}/${file}`,
    integrityOf(readFileSync(join(dist, folder, file))),
  ])
  const manifest = { version, files: Object.fromEntries(hashes) }
  writeFileSync(join(dist, 'integrity.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Maps would name the lines of the files before their imports were checked. */
function readChunks(folder: string): Chunks {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(
    names.map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'),
    ]),
  )
}
