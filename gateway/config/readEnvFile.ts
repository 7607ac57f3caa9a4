import { StartError } from './startError.ts'

/**
 * Adds the variables of a file to the environment, as `node --env-file` does: what is set already stays.
 *
 * @throws StartError FILE_MISSING
 */
export function readEnvFile(file: string): void {
  try {
    process.loadEnvFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartError('FILE_MISSING', `${file} cannot be read (${code}).`)
  }
}
