import { codedError } from '../errors/coded.ts'
import type { Failure } from './progress.ts'

const MAX_CHARS = 500

/** Code and sentence of whatever was thrown; never a stack or an ABI. */
export function failureOf(thrown: unknown): Failure {
  const error = codedError(thrown)
  if (typeof error !== 'object' || error === null) {
    return { code: 'BRIDGE_UNKNOWN_ERROR', message: 'Something went wrong.' }
  }
  const code = 'code' in error ? error.code : undefined
  const message = 'message' in error ? error.message : undefined
  return {
    code: typeof code === 'string' || typeof code === 'number' ? code : 'BRIDGE_UNKNOWN_ERROR',
    message: typeof message === 'string' ? message.slice(0, MAX_CHARS) : 'Something went wrong.',
  }
}
