import type { Messages } from './messageTypes.ts'

/** An error as a view gets it: a stable code and the error's own sentence. */
export type ShownError = { code: string | number; message: string; data?: unknown }

/** The person said no: nothing failed, so nothing shouts. */
export function isDeclined({ code }: ShownError): boolean {
  return code === 4001 || code === 5000 || code === 'SIGNATURE_DECLINED'
}

/** Title and sentence for an error; an unknown code shows what the error itself says. */
export function describeError(
  messages: Messages,
  error: ShownError,
): { title: string; body: string } {
  const known = [serviceCode(error.data), error.code].find((code) => isKnown(messages, code))
  return (
    messages.errors[String(known)] ?? {
      title: messages.common.somethingWentWrong,
      body: error.message,
    }
  )
}

/** The service's own code for its refusal, which says more than the refusal alone. */
function serviceCode(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'apiCode' in data ? data.apiCode : undefined
}

function isKnown({ errors }: Messages, code: unknown): boolean {
  return code !== undefined && Object.hasOwn(errors, String(code))
}
