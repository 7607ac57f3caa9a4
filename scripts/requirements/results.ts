import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { Trial } from './tryBreaks.ts'

/** Breaks that were red, so that a later run tries only what changed since. */
export type Results = {
  readonly isRed: (trial: Trial) => boolean
  readonly addRed: (trial: Trial) => void
}

type Options = {
  readonly trials: readonly Trial[]
  /** Where the results are kept. */
  readonly path: string
  /** The source in a file; undefined where there is none. */
  readonly read: (path: string) => string | undefined
}

const stored = z.array(z.string())

/** Kept after each break: a run that is cut off loses nothing. */
export function createResults({ trials, path, read }: Options): Results {
  const reds = new Set(parse(read(path)))
  // As the sources were at the start, when they were copied: somebody may edit them meanwhile.
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

/** What another version wrote, or half of it, is no result. */
function parse(text: string | undefined): readonly string[] {
  if (text === undefined) return []
  try {
    return stored.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return []
    throw error
  }
}

/** The break itself, the source that it changes, and the tests that see it; not its words. */
function keyOf({ id, file, from, to, red }: Trial, read: Options['read']): string {
  const parts = [id, file, from, to, red, read(file) ?? '', read(red) ?? '']
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
