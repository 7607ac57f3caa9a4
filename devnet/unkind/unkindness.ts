import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Profile, profileOf } from './profile.ts'
import { type UnkindKind, unkindKinds } from './kinds.ts'
import { shapes } from './shapes.ts'
import { tellOf } from './tell.ts'

export type Unkindness = ReturnType<typeof createUnkindness>

/** How unkind a world is, and how often it was. The same seed and question have the same answer. */
export function createUnkindness(given: {
  profile?: Profile | undefined
  seed?: number | undefined
}) {
  const { profile = profileOf().profile, seed = profileOf().seed } = given
  const isOn = profile === 'unkind'
  const counts = new Map<UnkindKind, number>(unkindKinds.map((kind) => [kind, 0]))
  const note = (kind: UnkindKind) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const count = () => Object.fromEntries(counts) as Record<UnkindKind, number>
  return {
    profile,
    seed,
    isOn,
    note,
    count,
    /** What is drawn for a question. */
    tell: (subject: string) => tellOf({ seed, subject, note }),
    /** From here on the response's JSON has another shape, and says the same. */
    rewrite(options: { service: string; url: URL; response: ServerResponse }): void {
      const { service, url, response } = options
      const shape = isOn ? shapes[service] : undefined
      if (shape === undefined) return
      const end = response.end.bind(response)
      response.end = (text?: unknown) => {
        if (typeof text !== 'string') return text === undefined ? end() : end(text)
        const body = parse(text)
        if (body === undefined) return end(text)
        const tell = tellOf({ seed, subject: `${service}${url.pathname}${url.search}`, note })
        return end(JSON.stringify(shape(body, { url, status: response.statusCode, tell })))
      }
    },
    /** For who sums up what many worlds did: a file in the folder that the environment names. */
    write(env: Readonly<Record<string, string | undefined>> = process.env): void {
      const folder = env.DEVNET_UNKIND_COUNTS
      if (!isOn || folder === undefined) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(count()))
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
