import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies once more what the bundler has minified: 2 % less after Brotli. Statements stay statements, which
 * compress better than one long expression.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    generateBundle: {
      order: 'post',
      async handler({ format }, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code, map } = await minify(chunk.code, {
            module: format === 'es',
            ecma: 2020,
            compress: { passes: 3, sequences: false, unsafe_arrows: true, hoist_funs: true },
            format: { quote_style: 2 },
            sourceMap: { ...(chunk.map && { content: chunk.map.toString() }) },
          })
          if (code === undefined) throw new Error(`Nothing is left of ${chunk.fileName}`)
          chunk.code = code
          const file = bundle[`${chunk.fileName}.map`]
          if (file?.type === 'asset') file.source = String(map)
        }
      },
    },
  }
}

/**
 * Writes plain texts in quotes instead of backticks, which the minifier prefers: Brotli's dictionary has
 * learnt from quotes. Nothing changes its place, so that source maps stay true.
 */
export function quoteTexts(): Plugin {
  return {
    name: 'quote-texts',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = inQuotes(chunk.code, this.parse(chunk.code))
      }
    },
  }
}

/** The same program; `tree` is what ESTree makes of it. */
export function inQuotes(code: string, tree: unknown): string {
  const letters = code.split('')
  for (const at of findPlainTexts(code, tree)) letters[at] = '"'
  return letters.join('')
}

/** Where texts in backticks begin and end that mean the same in quotes. */
function findPlainTexts(code: string, tree: unknown): number[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => findPlainTexts(code, part))
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as { type?: string; start: number; end: number; expressions?: unknown[] } // ESTree
  const parts = Object.entries(node)
    // What stands before a tagged text reads it whole.
    .filter(([name]) => node.type !== 'TaggedTemplateExpression' || name !== 'quasi')
    .flatMap(([, part]) => findPlainTexts(code, part))
  if (node.type !== 'TemplateLiteral' || node.expressions?.length !== 0) return parts
  const isPlain = !/["\\\n\r]/.test(code.slice(node.start + 1, node.end - 1))
  return isPlain ? [node.start, node.end - 1] : []
}

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
export function copyFor(
  rooms: RegExp,
  { name, file }: { name: string; file: string },
  copy = 'copy',
): Plugin {
  return {
    name: `copy-for-${copy}`,
    enforce: 'pre',
    resolveId: (source, importer) =>
      [name, file].includes(source) && importer !== undefined && rooms.test(importer)
        ? `${file}?${copy}`
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
