import { RANK_INTERVAL_MS, RANK_SAMPLES, RANK_TIMEOUT_MS, RANK_WEIGHTS } from '#lib/nodeRanking.ts'
import type { CaipChainId } from '#protocol'

/** How long an answer took, or undefined where there was none in time. */
export type Sample = number | undefined

export type RankOptions = {
  /** Sends a node a small request; rejects where its answer is wrong or missing. */
  readonly probe: (url: string, chain: CaipChainId, signal: AbortSignal) => Promise<unknown>
  readonly now: () => number
  /** @default 4_000 */
  readonly intervalMs?: number | undefined
  /** @default 1_000 */
  readonly timeoutMs?: number | undefined
}

/**
 * Sorts the nodes of a chain, the best first: by how many of the last probes they answered, and how
 * fast. Nodes are measured in the background, and only while requests are made to them.
 */
export function createRanking(options: RankOptions) {
  const { probe, now, intervalMs = RANK_INTERVAL_MS, timeoutMs = RANK_TIMEOUT_MS } = options
  const samples = new Map<string, readonly Sample[]>()
  const measuredAt = new Map<CaipChainId, number>()

  function note(url: string, sample: Sample): void {
    samples.set(url, [...(samples.get(url) ?? []), sample].slice(-RANK_SAMPLES))
  }

  async function measure(url: string, chain: CaipChainId): Promise<void> {
    const start = now()
    try {
      await probe(url, chain, AbortSignal.timeout(timeoutMs))
      note(url, now() - start)
    } catch {
      note(url, undefined) // a node without an answer is a measurement, too
    }
  }

  return {
    sort(chain: CaipChainId, urls: readonly string[]): readonly string[] {
      if (urls.length < 2) return urls
      const last = measuredAt.get(chain)
      if (last === undefined || now() - last >= intervalMs) {
        measuredAt.set(chain, now())
        for (const url of urls) void measure(url, chain)
      }
      return byScore(urls, (url) => samples.get(url) ?? [])
    },
  }
}

/** Urls by score, the best first; those that are equal, or were not measured, in their own order. */
export function byScore(
  urls: readonly string[],
  samplesOf: (url: string) => readonly Sample[],
): readonly string[] {
  const slowest = Math.max(1, ...urls.flatMap((url) => samplesOf(url).filter(isAnswer)))
  const score = (url: string) => scoreOf(samplesOf(url), slowest)
  return urls
    .map((url) => ({ url, score: score(url) }))
    .sort((a, b) => b.score - a.score)
    .map(({ url }) => url)
}

/** From 0 to 1; a node that never answered scores 0, a node that was never asked scores 1. */
function scoreOf(samples: readonly Sample[], slowest: number): number {
  if (samples.length === 0) return 1
  const answers = samples.filter(isAnswer)
  if (answers.length === 0) return 0
  const mean = answers.reduce((sum, ms) => sum + ms, 0) / answers.length
  const stability = answers.length / samples.length
  return RANK_WEIGHTS.stability * stability + RANK_WEIGHTS.latency * (1 - mean / slowest)
}

function isAnswer(sample: Sample): sample is number {
  return sample !== undefined
}
