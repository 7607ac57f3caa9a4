export const ways = ['null', 'absent', 'other type', 'unknown value'] as const
export type Way = (typeof ways)[number]

/** Stands for any unknown value. */
const NEW_WORD = 'something-new'
const NEW_NUMBER = -7

/** The same answer with one field in another way. */
export function change(good: unknown, path: string, way: Way): unknown {
  const answer: unknown = structuredClone(good)
  const root = { answer }
  const keys = ['answer', ...keysOf(path)]
  let parent: unknown = root
  for (const key of keys.slice(0, -1)) parent = entryOf(parent, key)
  const last = keyIn(parent, keys.at(-1) ?? '')
  const value = entryOf(parent, last)
  if (value === null || value === undefined) throw new Error(`The good answer has no ${path}`)
  if (way === 'absent') remove(parent, last)
  else Object.assign(Object(parent), { [last]: changed(value, way) })
  return root.answer
}

function keysOf(path: string): readonly string[] {
  return path
    .replaceAll(/\[\]|\{\}/g, '.0')
    .split('.')
    .filter((key) => key !== '')
}

/** In what is no list, 0 is the first key. */
function keyIn(parent: unknown, key: string): string {
  if (key !== '0' || Array.isArray(parent)) return key
  return Object.keys(Object(parent))[0] ?? ''
}

function entryOf(parent: unknown, key: string): unknown {
  return Object(parent)[keyIn(parent, key)]
}

function remove(parent: unknown, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else Reflect.deleteProperty(Object(parent), key)
}

function changed(value: unknown, way: Exclude<Way, 'absent'>): unknown {
  if (way === 'null') return null
  if (way === 'other type') return typeof value === 'string' ? 12 : 'text'
  if (typeof value === 'string') return NEW_WORD
  if (typeof value === 'number') return NEW_NUMBER
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [] : {}
}

/** Whether the parsed answer contains the new text or number. */
export function hasNew(read: unknown): boolean {
  const text = JSON.stringify(read instanceof Map ? [...read] : read, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return text?.includes(NEW_WORD) === true || text?.includes(String(NEW_NUMBER)) === true
}
