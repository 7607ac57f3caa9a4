import type * as z from 'zod/mini'

type Shapes = Readonly<Record<string, z.ZodMiniType>>
/** The parts of a schema that say what is in it. */
type Def = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

/** Every field that the schemas of an answer name, as `data[].metadata.hash`. */
export function fieldsOf(shapes: Shapes): readonly string[] {
  const root = shapes['']
  if (root === undefined) throw new Error('An answer has a schema of its own')
  const used = new Set([''])
  const fields = [...new Set(walk(root, '', { shapes, used }))]
  const unused = Object.keys(shapes).filter((path) => !used.has(path))
  if (unused.length > 0) throw new Error(`Nothing stands at ${unused.join()}`)
  return fields
}

type Known = { readonly shapes: Shapes; readonly used: Set<string> }

function walk(schema: z.ZodMiniType, at: string, known: Known): readonly string[] {
  const def = schema._zod.def as unknown as Def // of whichever kind; `type` says it
  const { shape = {}, innerType, element, valueType, options = [] } = def
  const into = (inner: z.ZodMiniType | undefined, path = at) =>
    inner === undefined ? [] : walk(inner, path, known)
  switch (def.type) {
    case 'object':
      return Object.entries(shape).flatMap(([name, inner]) => {
        const path = at === '' ? name : `${at}.${name}`
        return [path, ...into(inner, path)]
      })
    case 'array':
      return into(element, `${at}[]`)
    case 'record':
      return into(valueType, `${at}{}`)
    case 'union':
      return options.flatMap((option) => into(option))
    case 'unknown':
      return readOneByOne(at, known)
    default:
      return into(def.type === 'pipe' ? def.in : innerType)
  }
}

/** Entries that are read each by itself have a schema of their own. */
function readOneByOne(at: string, known: Known): readonly string[] {
  const { shapes, used } = known
  const entry = shapes[at]
  if (entry === undefined) throw new Error(`Nobody says what stands at ${at}`)
  used.add(at)
  const inside = walk(entry, at, known)
  return inside.length === 0 ? [at] : inside
}
