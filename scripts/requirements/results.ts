import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { Trial } from './tryBreaks.ts'

/** Breaks that turned their test red, so that a later run only tries what changed since. */
export type Results = {
  readonly isRed: (trial: Trial) => boolean
  readonly addRed: (trial: Trial) => void
}

type Options = {
  readonly trials: readonly Trial[]
  /** The file that stores the results. */
  readonly path: string
  /** Returns a file's source; undefined if there is none. */
  readonly read: (path: string) => string | undefined
}

const stored = z.array(z.string())

/** Results are saved after each break, so that an interrupted run loses nothing. */
export function createResults({ trials, path, read }: Options): Results {
  const reds = new Set(parse(read(path)))
  // Keys are computed from the sources at the start, when they were copied: a developer may edit them
  // meanwhile.
  const keys = new Map(trials.map((trial) => [trial, keyOf(trial, read)]))
  return {
    isRed: (trial) => reds.has(keys.get(trial) ?? ''),
    addRed: (trial) => {
      const key = keys.get(trial)
      if (key === undefined) return
      reds.add(key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify([...reds]))
      renameSync(`${path}.new`, path)
    },
  }
}

/** A file from another version, or a truncated one, counts as no results. */
function parse(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  try {
    return stored.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

/** A hash of the break, the source that it changes, and the test that detects it; not its description. */
function keyOf({ id, file, from, to, red }: Trial, read: Options['read']): string {
  const parts = [id, file, from, to, red, read(file) ?? '', read(red) ?? '']
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
