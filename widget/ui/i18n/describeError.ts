import type { Messages } from './messages.ts'

/** An error as a view gets it: a stable code and the error's own sentence. */
export type ShownError = { code: string | number; message: string }

/** The person said no: nothing failed, so nothing shouts. */
export function isDeclined({ code }: ShownError): boolean {
  return code === 4001 || code === 5000 || code === 'SIGNATURE_DECLINED'
}

/** Title and sentence for an error; an unknown code shows what the error itself says. */
export function describeError(
  messages: Messages,
  error: ShownError,
): { title: string; body: string } {
  const known = Object.hasOwn(messages.errors, error.code)
    ? messages.errors[String(error.code)]
    : undefined
  return known ?? { title: messages.common.somethingWentWrong, body: error.message }
}
