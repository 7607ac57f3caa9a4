import { toWireError } from '#protocol'

const ofService = [
  'NAME_NOT_RESOLVED',
  'NAME_SUGGESTIONS_FAILED',
  'NAMES_NOT_FOUND',
  'NAME_NOT_REGISTERED',
]

/** What the service itself said when it refused, cleaned; `details` of other errors are for developers. */
export function serviceReason(error: unknown): string | undefined {
  const { code, details } = toWireError(error)
  return ofService.includes(String(code)) ? details : undefined
}
