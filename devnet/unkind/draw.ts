import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { type Profile, profileOf, profiles } from './profile.ts'

const root = join(import.meta.dirname, '../..')

/** What a test file's world is like. */
export type Draw = { readonly profile: Profile; readonly seed: number }

/**
 * Draws whether the world of a test file is kind or unkind: by the file's name and `DEVNET_SEED`, which
 * is 1 unless it is set. `DEVNET_PROFILE` decides for all files.
 */
export function drawWorld(
  file: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Draw {
  const { profile, seed } = profileOf(env)
  if (env.DEVNET_PROFILE !== undefined) return { profile, seed }
  return { profile: drawOne(profiles, pathOf(file), seed), seed }
}

/** One of the values, by a name and `DEVNET_SEED`. */
export function drawOne<value>(
  values: readonly value[],
  name: string,
  seed: number = profileOf().seed,
): value {
  const number = createHash('sha256').update(`${seed}:${name}`).digest().readUInt16BE()
  const drawn = values[number % values.length]
  if (drawn === undefined) throw new Error(`There is nothing to draw for ${name}`)
  return drawn
}

/** A line for the log: what was drawn, and the command that repeats it. */
export function describeDraw(file: string, { profile, seed }: Draw, command: string): string {
  return `World: ${profile}, seed ${seed}; DEVNET_SEED=${seed} ${command} ${pathOf(file)}`
}

/** The same on each machine: paths from the root, with `/`. */
function pathOf(file: string): string {
  return relative(root, file).replaceAll('\\', '/')
}
