import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { scriptBuild } from '../loaderBuild.ts'
import { type Chunks, checkImports, integrityOf } from './checkImports.ts'

export type PinOptions = {
  readonly dist: string
  /** Path of stage 1 in it. */
  readonly engine: string
}

/**
 * Beside the newest loader, writes one that stays as it is: `v/<version>/loader.js`, whose hash in
 * `integrity` vouches for every line that it will ever run on the page, because it compares what it
 * loads with hashes of its own. `integrity.json` names the hash of each file.
 */
export async function pinLoader({ dist, engine }: PinOptions): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folder = `v/${version}`
  rmSync(join(dist, folder), { recursive: true, force: true })
  mkdirSync(join(dist, folder, 'causeway'), { recursive: true })

  const chunks = checkImports(readChunks(join(dist, 'causeway')), basename(engine))
  for (const [name, text] of Object.entries(chunks)) {
    writeFileSync(join(dist, folder, 'causeway', name), text)
  }
  const stage1 = chunks[basename(engine)]
  if (stage1 === undefined) throw new Error('Stage 1 has no entry')
  const path = `${folder}/${engine}`
  await build(scriptBuild({ engine: path, pinned: { folder, integrity: integrityOf(stage1) } }))

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
