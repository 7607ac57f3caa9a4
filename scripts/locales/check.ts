import { parseMessage, placeholdersIn } from './message.ts'
import { type Entries, hashOf, type Part, parts, readPart, readTags, root } from './read.ts'

/** What translators still have to do, as `de/bridge.json: stale: review.title`; nothing when all is said. */
export function checkLocales(folder = root): readonly string[] {
  return parts.flatMap((part) => {
    const english = readPart('en', part, folder)
    return readTags(folder)
      .filter((tag) => tag !== 'en')
      .flatMap((tag) => faultsOf({ tag, part, english, theirs: readPart(tag, part, folder) }))
  })
}

type Pair = {
  readonly tag: string
  readonly part: Part
  readonly english: Entries
  readonly theirs: Entries
}

function faultsOf({ tag, part, english, theirs }: Pair): readonly string[] {
  const faults = [...english].flatMap(([key, { message }]) => {
    const their = theirs.get(key)
    if (their === undefined) return [`missing: ${key}`]
    if (their.source === undefined) return [`not translated: ${key}`]
    // Of an earlier sentence: it may say what is no longer true.
    if (their.source !== hashOf(message)) return [`stale: ${key}`]
    const [ours, others] = [valuesIn(message, 'en'), valuesIn(their.message, tag)]
    return ours === others ? [] : [`other values: ${key}`]
  })
  const unknown = [...theirs.keys()].filter((key) => !english.has(key))
  return [...faults, ...unknown.map((key) => `unknown: ${key}`)].map(
    (fault) => `${tag}/${part}.json: ${fault}`,
  )
}

function valuesIn(message: string, locale: string): string {
  if (!message.includes('{')) return ''
  return [...placeholdersIn(parseMessage(message, locale)).keys()].sort().join()
}
