import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A `file name → text` of stage 1 and its chunks. */
export type Chunks = Readonly<Record<string, string>>

const dynamicImport = /\bimport\(\s*[`"']\.\/([^`"')]+)[`"']\s*\)/g
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g

/**
 * The chunks, each `import()` of which first has the browser compare what comes with its hash. Stage
 * 1 (`engine`) is left out of the hashes: whoever is there has been loaded by it.
 */
export function checkImports(chunks: Chunks, engine: string): Chunks {
  const done: Record<string, string> = {}

  /** What has to be there before `name` runs, itself last. */
  function closure(name: string, seen = new Set([engine])): readonly string[] {
    if (seen.has(name)) return []
    seen.add(name)
    const needed = matches(finish(name), staticImport).flatMap((other) => closure(other, seen))
    return [...needed, name]
  }

  function finish(name: string, above: readonly string[] = []): string {
    const text = done[name] ?? chunks[name]
    if (text === undefined) throw new Error(`Stage 1 has no chunk ${name}`)
    if (done[name] !== undefined) return text
    if (above.includes(name)) throw new Error(`${name} loads itself`)
    const loaded = matches(text, dynamicImport)
    for (const other of loaded) finish(other, [...above, name])
    const checked = text.replaceAll(dynamicImport, (_, other: string) => {
      const files = closure(other).map((file) => [file, integrityOf(finish(file))])
      return `checkedImport(${JSON.stringify(files)})`
    })
    if (/\bimport\(/.test(checked)) throw new Error(`${name} loads what has no hash`)
    done[name] =
      loaded.length === 0 ? checked : checked.replace(/^((?:import[^;]+;\n?)*)/, `$1${helper()};`)
    return done[name]
  }

  for (const name of Object.keys(chunks)) finish(name)
  return done
}

/** As `integrity` of an element says it. */
export function integrityOf(
  content: string | Buffer,
  hash: 'sha256' | 'sha384' = 'sha384',
): string {
  return `${hash}-${createHash(hash).update(content).digest('base64')}`
}

/** What stands in a chunk that loads others. */
function helper(): string {
  const source = readFileSync(
    new URL('../../loader/stage0/checkModule.ts', import.meta.url),
    'utf8',
  )
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true },
  })
  const check = outputText
    .replace(/^export /m, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  return `${check};async function checkedImport(files){const url=(name)=>new URL(name,import.meta.url).href;for(const[name,integrity]of files)await checkModule(url(name),integrity);return import(url(files.at(-1)[0]))}`
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}
