import { errors } from './errors.ts'

export type TypedData = {
  domain?: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** Typed data of EIP-712, as JSON text or as an object. */
export function parseTypedData(given: unknown): TypedData {
  const value = typeof given === 'string' ? parseJson(given) : given
  const ok =
    typeof value === 'object' &&
    value !== null &&
    'types' in value &&
    'message' in value &&
    'primaryType' in value &&
    typeof value.primaryType === 'string'
  if (!ok) throw errors.invalidParams('Typed data needs types, primaryType and message')
  // The fields that are used were just checked; viem checks what the types hold.
  return value as TypedData
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw errors.invalidParams('Typed data must be JSON')
  }
}
