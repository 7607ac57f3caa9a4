import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Stage 1 and its chunks: file name → text. */
export type Chunks = Readonly<Record<string, string>>

const dynamicImport = /\bimport\(\s*[`"']\.\/([^`"')]+)[`"']\s*\)/g
const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g

/**
 * The chunks, with each `import()` changed to make the browser verify the hash of what it loads. Stage 1
 * (`engine`) needs no hash here: it has loaded every chunk that imports it.
 */
export function checkImports(chunks: Chunks, engine: string): Chunks {
  const done: Record<string, string> = {}

  /** All chunks that must be loaded before `name` runs, ending with `name`. */
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

/** The hash in the format of the `integrity` attribute. */
export function integrityOf(
  content: string | Buffer,
  hash: 'sha256' | 'sha384' = 'sha384',
): string {
  return `${hash}-${createHash(hash).update(content).digest('base64')}`
}

/** The code that is added to each chunk that loads others. */
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
