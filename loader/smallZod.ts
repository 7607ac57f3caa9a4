/*
 * The part of `zod/mini` that `protocol/` uses, for the build of the loader: zod's own is 6 kB of
 * the 15 that every embedding page may load. The build puts this module in its place; types, the
 * widget and the tests use zod, and `smallZod.test.ts` holds both to the same verdicts. Each function is
 * marked as free of side effects, so that unused schemas are left out of the loader.
 */
type Issue = { code: string; message: string; path: PropertyKey[]; keys?: string[] }
type Parsed = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }
type Check = { test: (value: unknown) => boolean; message: string | undefined }
type Schema = {
  readonly isOptional?: true
  /** Returns the first issue, or undefined. */
  readonly find: (value: unknown) => Issue | undefined
  readonly check: (check: Check) => Schema
  readonly safeParse: (value: unknown) => Parsed
}

const MESSAGE = 'Invalid input'

function invalid(path: PropertyKey[] = [], message = MESSAGE): Issue {
  return { code: 'invalid_type', message, path }
}

function create(find: Schema['find'], more: Partial<Schema> = {}): Schema {
  return {
    ...more,
    find,
    check: ({ test, message }) =>
      create((value) => find(value) ?? (test(value) ? undefined : invalid([], message)), more),
    safeParse(value) {
      const issue = find(value)
      return issue === undefined
        ? { success: true, data: value }
        : { success: false, error: { issues: [issue] } }
    },
  }
}

/* @__NO_SIDE_EFFECTS__ */ export function custom(test: (value: unknown) => boolean): Schema {
  return create((value) => (test(value) ? undefined : invalid()))
}

export const unknown = /* @__NO_SIDE_EFFECTS__ */ () => custom(() => true)
export const string = /* @__NO_SIDE_EFFECTS__ */ () => custom((value) => typeof value === 'string')
export const boolean = /* @__NO_SIDE_EFFECTS__ */ () =>
  custom((value) => typeof value === 'boolean')
export const number = /* @__NO_SIDE_EFFECTS__ */ () => custom(Number.isFinite)
export const literal = /* @__NO_SIDE_EFFECTS__ */ (wanted: unknown) =>
  custom((value) => value === wanted)

/* @__NO_SIDE_EFFECTS__ */ function oneOf(values: readonly unknown[]): Schema {
  return custom((value) => values.includes(value))
}
export { oneOf as enum }

/* @__NO_SIDE_EFFECTS__ */ export function refine(test: Check['test'], message?: string): Check {
  return { test, message }
}

/* @__NO_SIDE_EFFECTS__ */ export function optional(inner: Schema): Schema {
  return create((value) => (value === undefined ? undefined : inner.find(value)), {
    isOptional: true,
  })
}

/* @__NO_SIDE_EFFECTS__ */ export function union(members: readonly Schema[]): Schema {
  return custom((value) => members.some((member) => member.find(value) === undefined))
}

/* @__NO_SIDE_EFFECTS__ */ export function array(item: Schema): Schema {
  return create((value) => {
    if (!Array.isArray(value)) return invalid()
    for (const [at, entry] of value.entries()) {
      const issue = item.find(entry)
      if (issue !== undefined) return { ...issue, path: [at, ...issue.path] }
    }
    return undefined
  })
}

/** Unknown fields stay where they are, whereas zod copies the fields that it knows. */
/* @__NO_SIDE_EFFECTS__ */ export function object(
  shape: Readonly<Record<string, Schema>>,
  isStrict = false,
): Schema {
  const find = (value: unknown): Issue | undefined => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalid()
    for (const [name, field] of Object.entries(shape)) {
      const entry: unknown = Reflect.get(value, name)
      const missing = entry === undefined && field.isOptional !== true && !(name in value)
      const issue = missing ? invalid() : field.find(entry)
      if (issue !== undefined) return { ...issue, path: [name, ...issue.path] }
    }
    const keys = isStrict ? Object.keys(value).filter((name) => !Object.hasOwn(shape, name)) : []
    return keys[0] === undefined ? undefined : { ...invalid(), code: 'unrecognized_keys', keys }
  }
  return create(find)
}
export const strictObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Readonly<Record<string, Schema>>) =>
  object(shape, true)
