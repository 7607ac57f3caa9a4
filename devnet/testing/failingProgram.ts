import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with a program of this name, which says these words and fails. */
export function failingProgram(name: string, words: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'failing-'))
  const text = `#!/bin/sh\necho '${words}' >&2\nexit 1\n`
  writeFileSync(join(folder, name), text, { mode: 0o755 })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
