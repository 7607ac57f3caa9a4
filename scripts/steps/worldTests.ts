import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from '../sourceFiles.ts'

const starts = ['devnet/start.ts', 'devnet/testWorlds.ts']

/** `#room/*` and where that is. */
const { imports: rooms }: { imports: Partial<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Chain tests of the product that start a devnet, by themselves or by what they import. */
export function worldTests(): readonly string[] {
  const startsOne = createSearch()
  return sourceFiles(['widget', 'secure', 'tests']).filter(
    (path) => path.endsWith('.chain.test.ts') && startsOne(path),
  )
}

/** True for a file from which imports lead to what starts a devnet. */
function createSearch(): (path: string) => boolean {
  const known = new Map<string, boolean>()
  function leadsThere(path: string): boolean {
    const before = known.get(path)
    if (before !== undefined) return before
    // A circle leads nowhere by itself.
    known.set(path, false)
    const found = starts.includes(path) || importsOf(path).some(leadsThere)
    known.set(path, found)
    return found
  }
  return leadsThere
}

function importsOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(/\bfrom '([^']+)'/g)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return join(dirname(path), name)
    const [room = '', ...rest] = name.split('/')
    const folder = rooms[`${room}/*`]
    return folder === undefined ? [] : join(folder.replace('*', ''), ...rest)
  })
  // Below the room's own tests there is nothing that starts one.
  return named.filter(
    (name) => starts.includes(name) || (name.endsWith('.ts') && !name.startsWith('devnet/')),
  )
}
