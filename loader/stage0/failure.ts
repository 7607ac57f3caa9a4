/** An error of stage 0, in the shape of `BaseError`, whose class comes with stage 1. */
export function failure(
  message: string,
  code: string | number,
  cause?: unknown,
): Error & { readonly code: string | number } {
  return Object.assign(new Error(message, { cause }), { name: 'WidgetError', code })
}
