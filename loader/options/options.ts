import { BaseError, issuePath, type WidgetOptions, widgetOptions } from '#protocol'
import { parseAttributes } from '../stage0/attributes.ts'
import type { Source } from '../stage0/loaderContext.ts'

/** The options of the page, parsed; `INVALID_OPTIONS` names the field that is wrong. */
export function parseOptions({ options, attributes }: Source): WidgetOptions {
  return parse(widgetOptions, options ?? parseAttributes(attributes ?? {}), 'options')
}

type Schema<T> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: Parameters<typeof issuePath>[0] }
}

/** Parses what a site passes to one of our functions. */
export function parse<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')}` : ''
  throw new BaseError(`Invalid ${what}: ${issuePath(parsed.error)}${unknown}`, {
    code: 'INVALID_OPTIONS',
    details: [what, ...(issue?.path ?? [])].join('.'),
  })
}
