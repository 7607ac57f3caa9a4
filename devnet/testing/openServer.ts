import { ProcessError } from '../processes.ts'

const LAST_LINES = 4

/** A server that a test started, or why the test has to do without. */
export type Opened<T> =
  | { readonly server: T; readonly missing?: undefined }
  | { readonly server?: undefined; readonly missing: string }

/**
 * Starts a server for a test. Where it is not installed, or where it is but does not start, the answer says why, and the
 * test skips itself with that. In CI, a server that is installed has to start.
 */
export async function openServer<T>(start: () => Promise<T>): Promise<Opened<T>> {
  try {
    return { server: await start() }
  } catch (error) {
    const isMissing =
      error instanceof NotInstalledError ||
      (error instanceof ProcessError && process.env.CI === undefined)
    if (!isMissing) throw error
    const missing = inShort(error.message)
    // Vitest's own report prints the names of skipped tests and their notes nowhere.
    console.warn(`Not tested here: ${missing}`)
    return { missing }
  }
}

/** Servers repeat themselves, and say last what ended them. */
function inShort(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const [what = '', ...words] = new Set(lines.filter((line) => line !== ''))
  return [what, ...words.slice(-LAST_LINES)].join(' ')
}

/** There is no such server on this machine. */
export class NotInstalledError extends Error {
  override name = 'NotInstalledError'
  code = 'SERVER_NOT_INSTALLED'
}
