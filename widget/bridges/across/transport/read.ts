import * as z from 'zod/mini'
import { bodyOf, type HttpAnswer, unreadable } from '#lib/http.ts'

/**
 * What a service answered, as the schema has it.
 *
 * @throws HttpError
 */
export function read<schema extends z.core.$ZodType>(answer: HttpAnswer, schema: schema) {
  const parsed = z.safeParse(schema, bodyOf(answer))
  if (!parsed.success) throw unreadable(answer, parsed.error)
  return parsed.data
}

/** Rows of chains that are not EVM, or of a shape we do not know, are left out. */
export function readable<schema extends z.core.$ZodType>(rows: readonly unknown[], schema: schema) {
  return rows.flatMap((row) => {
    const parsed = z.safeParse(schema, row)
    return parsed.success ? [parsed.data] : []
  })
}
