import * as z from 'zod/mini'

/*
 * The few shapes every row is made of. They stand on one kind of check, because each further kind
 * of zod's is code that every embedding page would load.
 */

/** A string of at most `max` characters that matches. */
/* @__NO_SIDE_EFFECTS__ */ export function text(max: number, pattern?: RegExp, message?: string) {
  return z
    .string()
    .check(z.refine((value) => value.length <= max && (pattern?.test(value) ?? true), message))
}

/** A list of at most `max` and at least `min` entries. */
/* @__NO_SIDE_EFFECTS__ */ export function list<S extends z.ZodMiniType>(
  item: S,
  max: number,
  min = 0,
) {
  return z.array(item).check(z.refine((value) => value.length <= max && value.length >= min))
}

/** A number within bounds, both allowed. */
/* @__NO_SIDE_EFFECTS__ */ export function within(min: number, max: number) {
  return z.number().check(z.refine((value) => value >= min && value <= max))
}

/** A method that answers nothing. */
export const nothing = z.custom<void>((value) => value === undefined)

/**
 * A shape that the widget checks: of what only the page sends, or of what it shows and no more. The
 * loader's build leaves it out (`scripts/loaderBuildPlugins.ts`).
 */
export function fromPage<S>(schema: S): S {
  return schema
}
