import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>
>[1]

/** What every visit draws first. The entry imports it when it runs; the frame's document names it at once. */
export const firstView = [
  'widget/start.ts',
  'widget/features/connect/views/Connect/ConnectView.tsx',
]

const entry = resolve('widget/main.ts')
/** Every language's words need it. */
const plural = resolve('widget/lib/plural.ts')
const roots = firstView.map((path) => resolve(path))

/** So many entries have to draw a part before it comes in the chunk that they share. */
export const PARTS_SHARE = 4

/**
 * Chunks follow `import()`, but for these: what the first view imports statically is one chunk, since
 * fifty parts of a few hundred bytes each would be fifty requests, and so is what most views share.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let early: ReadonlySet<string> | undefined
  let first: ReadonlySet<string> | undefined
  return [
    {
      // The entry waits for nothing that draws: it asks for what else is to come while that is on its way.
      name: (id, context) => {
        early ??= staticallyImported([entry], context)
        return id === plural || early.has(id) ? 'main' : null
      },
      debugName: 'main',
      priority: 3,
    },
    {
      name: (id, context) => {
        first ??= staticallyImported(roots, context)
        return first.has(id) ? 'shell' : null
      },
      debugName: 'shell',
      test: /\/(widget|protocol)\//,
      priority: 2,
    },
    // What Solana and the nodes need of it is not a reason to load what views are made of.
    { name: 'lib', test: /\/widget\/lib\/\w+\.ts$/, minShareCount: 2, priority: 1.5 },
    { name: 'parts', test: /\/widget\/(ui|shared)\//, minShareCount: PARTS_SHARE, priority: 1 },
  ]
}

function staticallyImported(ids: readonly string[], context: Context): ReadonlySet<string> {
  return closureOf(ids, (id) => context.getModuleInfo(id)?.importedIds ?? [])
}

/** These modules and all that they import, not counting what comes by `import()`. */
export function closureOf(
  ids: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const left = [...ids]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue
    found.add(id)
    left.push(...importsOf(id))
  }
  return found
}

/** What the frame's document names: whatever is loaded later finds it there. */
export function withoutFirstWave(files: readonly string[]): string[] {
  return files.filter((file) => !/\/(main|shell|rolldown-runtime)-[^/]+\.js$/.test(file))
}
