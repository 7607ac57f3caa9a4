import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Profile, profileOf } from './profile.ts'
import { type UnkindKind, unkindKinds } from './kinds.ts'
import { shapes } from './shapes.ts'
import { tellOf } from './tell.ts'

export type Unkindness = ReturnType<typeof createUnkindness>

type Given = {
  readonly profile?: Profile | undefined
  readonly seed?: number | undefined
}

/** How unkind a world is, and how often it was. The same seed and question have the same answer. */
export function createUnkindness(given: Given) {
  let { profile = profileOf().profile, seed = profileOf().seed } = given
  let draws = 0
  const counts = new Map<UnkindKind, number>(unkindKinds.map((kind) => [kind, 0]))
  const note = (kind: UnkindKind) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const count = () => Object.fromEntries(counts) as Record<UnkindKind, number>
  return {
    get profile() {
      return profile
    },
    get seed() {
      return seed
    },
    get isOn() {
      return profile === 'unkind'
    },
    /** How often `draw` was called: what a part drew before the last call no longer holds. */
    get draws() {
      return draws
    },
    /** Changes profile and seed, for the next test file that uses this world. */
    draw(next: Given): void {
      profile = next.profile ?? profile
      seed = next.seed ?? seed
      draws += 1
    },
    note,
    count,
    /** What is drawn for a question. */
    tell: (subject: string) => tellOf({ seed, subject, note }),
    /** From here on the response's JSON has another shape, and says the same. */
    rewrite(options: { service: string; url: URL; response: ServerResponse }): void {
      const { service, url, response } = options
      const shape = profile === 'unkind' ? shapes[service] : undefined
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
    /**
     * Writes the counts into the folder that the environment names, where `scripts/steps/unkindness.ts` sums
     * them up, and starts to count again.
     */
    write(env: Readonly<Record<string, string | undefined>> = process.env): void {
      const folder = env.DEVNET_UNKIND_COUNTS
      if (profile !== 'unkind' || folder === undefined) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(count()))
      for (const kind of unkindKinds) counts.set(kind, 0)
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
