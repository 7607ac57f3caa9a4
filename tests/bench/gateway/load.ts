import { Agent, request } from 'node:http'
import { createHistogram, performance } from 'node:perf_hooks'

export type Asking = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}
export type Timed = {
  /** Milliseconds that half and 95 of 100 answers took, from when they were due. */
  readonly p50: number
  readonly p95: number
  /** How many answers had a status from 400. */
  readonly refused: number
}

const NS_PER_MS = 1e6
const SECOND_MS = 1_000
const END_MS = 30_000

/** Asks at a steady rate, whether answers come or not, as visitors do who know nothing of each other. */
export async function askSteadily(
  next: (index: number) => Asking,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Timed> {
  const agent = new Agent({ keepAlive: true })
  const histogram = createHistogram()
  const answers: Promise<void>[] = []
  let refused = 0
  const began = performance.now()
  const total = perSecond * seconds
  for (let index = 0; index < total; index += 1) {
    const due = began + (index * SECOND_MS) / perSecond
    const ahead = due - performance.now()
    if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead))
    answers.push(
      ask(next(index), agent).then((status) => {
        histogram.record(Math.max(1, Math.round((performance.now() - due) * NS_PER_MS)))
        if (status >= 400) refused += 1
      }),
    )
  }
  await Promise.all(answers)
  agent.destroy()
  const { p50, p95 } = { p50: histogram.percentile(50), p95: histogram.percentile(95) }
  return { p50: p50 / NS_PER_MS, p95: p95 / NS_PER_MS, refused }
}

/** Asks again as soon as an answer is there, on so many connections; how many answers came a second. */
export async function askAsFast(
  next: (index: number) => Asking,
  { connections, until }: { connections: number; until: AbortSignal },
): Promise<{ readonly perSecond: number; readonly refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  let answered = 0
  let refused = 0
  let index = 0
  const one = async () => {
    while (!until.aborted) {
      index += 1
      const status = await ask(next(index), agent)
      answered += 1
      if (status >= 400) refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
  return { perSecond: (answered * SECOND_MS) / (performance.now() - began), refused }
}

function ask({ url, headers = {} }: Asking, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, timeout: END_MS }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer`)))
    sent.on('error', reject)
    sent.end()
  })
}
