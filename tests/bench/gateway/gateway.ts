import type { BenchArguments } from '../arguments.ts'
import { createCalm } from '../calm.ts'
import { format, formatRate } from '../format.ts'
import { machine } from '../machine.ts'
import { publish } from '../publish.ts'
import { median } from '../statistics.ts'
import { type Asking, askAsFast, askSteadily } from './load.ts'
import { equalQuestion, ownQuestion, type Servers, SITES, startServers } from './servers.ts'

const STEADY = { perSecond: 100, seconds: 5 }
const FAST = { connections: 16, ms: 3_000 }
const LOUD_CONNECTIONS = 16
const EQUAL = 1_000
const API = '/api/across'

const notes = `Medians over the runs; in each the four stand before the same service, which answers at once, all on this
machine. Added: 95 of 100 answers at ${STEADY.perSecond} questions a second, less the same without anything between, measured
from when a question was due. At full speed: ${FAST.connections} connections that ask again at once. Uncached: each question is
another one. The gateway checks, counts and logs each question; the other two pass on what comes. A loud
site: ${LOUD_CONNECTIONS} connections ask for one site without a pause, far above its limit, while another site's visitors ask
at the steady rate.`

const ways = ['gateway', 'bare', 'nginx'] as const
type Way = (typeof ways)[number]
const titles = {
  gateway: 'this gateway',
  bare: 'bare Hono proxy',
  nginx: 'nginx `proxy_pass`',
} as const satisfies Record<Way, string>

type Run = {
  readonly direct: number
  readonly added: { readonly [way in Way]?: number }
  readonly perSecond: { readonly [way in Way]?: number }
  readonly equalPerSecond: { readonly [way in Way]?: number }
  readonly upstream: { readonly [way in Way]?: number }
  readonly calm: number
  readonly besideLoud: number
}

/** What the gateway adds to a question, beside two that only pass it on, and what a loud site costs a calm one. */
export async function benchGateway({ runs, write }: BenchArguments): Promise<void> {
  const servers = await startServers()
  const measured: Run[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`run ${run} of ${runs}`)
      measured.push(await measure(servers))
    }
  } finally {
    await servers.stop()
  }
  const present = ways.filter((way) => servers[way] !== undefined)
  const row = (
    label: string,
    figure: 'added' | 'perSecond' | 'equalPerSecond' | 'upstream',
    show: (value: number) => string,
  ) => [
    label,
    ...present.map((way) => show(median(measured.flatMap((one) => one[figure][way] ?? [])))),
  ]
  const ms = (value: number) => format(value, 'ms')
  const own = (label: string, of: (run: Run) => number) => [
    label,
    ms(median(measured.map(of))),
    ...present.slice(1).map(() => '–'),
  ]
  publish({
    part: 'gateway',
    rows: [
      ['', ...present.map((way) => titles[way])],
      row('added to 95 of 100 answers, uncached', 'added', ms),
      row('answers a second at full speed, uncached', 'perSecond', formatRate),
      row('the same, equal questions', 'equalPerSecond', formatRate),
      row(`questions to the service for ${EQUAL} equal ones`, 'upstream', String),
      own('95 of 100 answers of a site', (one) => one.calm),
      own('the same beside a loud site', (one) => one.besideLoud),
    ],
    notes,
    machine: machine(),
    result: { runs: measured },
    write,
  })
}

async function measure(servers: Servers): Promise<Run> {
  const calm = createCalm()
  const steady = async (next: (index: number) => Asking) => {
    await calm.wait()
    return (await askSteadily(next, STEADY)).p95
  }
  const direct = await steady((index) => ({ url: `${servers.upstream}${ownQuestion(index + 1)}` }))
  const added: { [way in Way]?: number } = {}
  const perSecond: { [way in Way]?: number } = {}
  const equalPerSecond: { [way in Way]?: number } = {}
  const upstream: { [way in Way]?: number } = {}
  for (const way of ways) {
    const url = servers[way]
    if (url === undefined) continue
    const own = (index: number) => ({ url: `${url}${API}${ownQuestion(index + 1)}` })
    const equal = () => ({ url: `${url}${API}${equalQuestion}` })
    added[way] = (await steady(own)) - direct
    perSecond[way] = (await fast(own)).perSecond
    equalPerSecond[way] = (await fast(equal)).perSecond
    await countUpstream(servers)
    await askSteadily(equal, { perSecond: EQUAL / 5, seconds: 5 })
    upstream[way] = await countUpstream(servers)
  }
  return { direct, added, perSecond, equalPerSecond, upstream, ...(await besideLoud(servers)) }
}

const fast = (next: (index: number) => Asking) =>
  askAsFast(next, { connections: FAST.connections, until: AbortSignal.timeout(FAST.ms) })

async function countUpstream({ upstream }: Servers): Promise<number> {
  return Number(await (await fetch(`${upstream}/count`)).text())
}

/** What visitors of one site wait while nobody else asks, and while another site's visitors ask without a pause. */
async function besideLoud({ gateway }: Servers): Promise<Pick<Run, 'calm' | 'besideLoud'>> {
  const [calmPath, loudPath] = [
    await pathFor(gateway, SITES.calm),
    await pathFor(gateway, SITES.loud),
  ]
  const asking = (path: string, address: string) => (index: number) => ({
    url: `${gateway}${path}${ownQuestion(index + 1)}`,
    headers: { 'x-forwarded-for': `${address}.${1 + (index % 250)}` },
  })
  const visitors = asking(calmPath, '203.0.113')
  const alone = await askSteadily(visitors, STEADY)
  const ending = new AbortController()
  const flood = askAsFast(asking(loudPath, '198.51.100'), {
    connections: LOUD_CONNECTIONS,
    until: ending.signal,
  })
  const beside = await askSteadily(visitors, STEADY)
  ending.abort()
  const { perSecond, refused } = await flood
  console.log(`the loud site had ${Math.round(perSecond)} answers a second, ${refused} refused`)
  if (alone.refused + beside.refused > 0) throw new Error('The calm site was refused')
  if (refused === 0) throw new Error('The loud site was never refused')
  return { calm: alone.p95, besideLoud: beside.p95 }
}

/** The path with the token that the frame's document carries for a site. */
async function pathFor(gateway: string, site: string): Promise<string> {
  const document = await fetch(`${gateway}/embed/?origin=${encodeURIComponent(site)}`)
  const [path] = /\/api\/for\/[^/"]+\/across/.exec(await document.text()) ?? []
  if (path === undefined) throw new Error(`The document of ${site} carries no token`)
  return path
}
