import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import root from '../../package.json' with { type: 'json' }
import { startProcess } from '../processes.ts'

const repository = join(import.meta.dirname, '../..')
const cacheFolder = join(repository, '.cache/database')

/** A database without tables: the files of a data folder, and the same as an archive. */
export type EmptyDatabase = { files: string; archive: string }

/**
 * An empty database of the version of PGlite that is installed. Making one takes this machine's
 * processor for four seconds, so it is made once and copied by whoever needs one.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const folder = join(cacheFolder, root.dependencies['@electric-sql/pglite'])
  if (!existsSync(folder)) await make(folder)
  return { files: join(folder, 'files'), archive: join(folder, 'archive.tar') }
}

async function make(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  // In a process of its own, since it leaves no time for anything else in this one.
  const { PATH = '', HOME = '' } = process.env
  const maker = startProcess(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'makeEmpty.ts'), draft],
    { cwd: repository, env: { PATH, HOME } },
  )
  if ((await maker.ended) !== 0) {
    await rm(draft, { recursive: true })
    throw new Error(`An empty database could not be made: ${maker.output()}`)
  }
  // Renamed into place, because two processes may make one at once.
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  })
}
