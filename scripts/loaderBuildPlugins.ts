import type { Plugin } from 'vite'

type Call = {
  readonly start: number
  readonly end: number
  readonly first?: string
}

/**
 * Shapes of what only the page sends stay out of its own build: the widget, which receives it,
 * checks it with the same rows. So do the times that only who calls the page waits.
 */
export function leaveOutSent(): Plugin {
  return {
    name: 'leave-out-sent',
    enforce: 'post',
    transform(code, id) {
      if (!/\/protocol\/(page|widget|config|signIn|state)\.ts$/.test(id)) return undefined
      const calls = findCalls(code, this.parse(code), 'fromPage')
      if (calls.length === 0) throw new Error(`Found no shape of the page in ${id}`)
      const left = withoutUnusedImports(replace(code, calls, () => 'z.unknown()'))
      const isServed = /\/(page|signIn)\.ts$/.test(id)
      return { code: isServed ? withoutTimeouts(left, id) : left, map: null }
    },
  }
}

/**
 * Rare chunks get a copy of the small zod of their own: shared with them it would leave the entry,
 * and every page would wait for one more file.
 */
export function copyFor(rooms: RegExp, { name, file }: { name: string; file: string }): Plugin {
  return {
    name: 'copy-for',
    enforce: 'pre',
    resolveId: (source, importer) =>
      [name, file].includes(source) && importer !== undefined && rooms.test(importer)
        ? `${file}?copy`
        : undefined,
  }
}

/** Each row has one, so as many go as there are results. */
function withoutTimeouts(code: string, id: string): string {
  const timeout = /\btimeout: ["']\w+["']/g
  const [rows, found] = [/\bresult: /g, timeout].map((part) => code.match(part)?.length ?? 0)
  if (rows === 0 || rows !== found) {
    throw new Error(`Found ${found} timeouts of ${rows} rows in ${id}: see leaveOutSent`)
  }
  return code.replaceAll(timeout, '')
}

/** One that nothing uses any more would still tie its module, and what that needs, to the entry. */
function withoutUnusedImports(code: string): string {
  return code.replaceAll(/^import \{([^}]*)\} from .*$/gm, (line, names: string) => {
    const rest = code.replace(line, '')
    const isUsed = names.split(',').some((name) => new RegExp(`\\b${name.trim()}\\b`).test(rest))
    return isUsed ? line : ''
  })
}

/** Calls of `name`, with or without `new`, in the order of the text. */
function findCalls(code: string, tree: unknown, name: string): Call[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => findCalls(code, part, name))
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as {
    type?: string
    start?: number
    end?: number
    callee?: { name?: string }
    arguments?: { start: number; end: number }[]
  } // ESTree, as Rolldown's parser makes it
  if (node.callee?.name !== name || node.start === undefined || node.end === undefined) {
    return Object.values(tree).flatMap((part) => findCalls(code, part, name))
  }
  const [first] = node.arguments ?? []
  return [
    {
      start: node.start,
      end: node.end,
      ...(first === undefined ? {} : { first: code.slice(first.start, first.end) }),
    },
  ]
}

function replace(code: string, calls: readonly Call[], text: (call: Call) => string): string {
  return calls.reduceRight(
    (rest, call) => rest.slice(0, call.start) + text(call) + rest.slice(call.end),
    code,
  )
}
