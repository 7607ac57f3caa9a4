import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { makeCertificate } from '#devnet/tls/certificate.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'
import type { BenchArguments } from '../arguments.ts'
import { browserVersion } from '../browser.ts'
import { createCalm } from '../calm.ts'
import { folders } from '../folders.ts'
import { machine } from '../machine.ts'
import { buildNpmPage } from '../npmPage.ts'
import { buildPeers } from '../peers.ts'
import { publish } from '../publish.ts'
import type { Site } from '../site.ts'
import { isBuilt } from '../sites.ts'
import { openBrowser } from './browser.ts'
import type { NetworkFigures } from './figures.ts'
import { measureOpening, type Opening, type Tap } from './measure.ts'
import {
  copyHost,
  type NetworkProductId,
  networkProductIds,
  networkProducts,
  npmHost,
  warmHost,
} from './products.ts'
import { type ProfileId, profileIds, profiles } from './profiles.ts'
import { networkReport } from './report.ts'
import { serve } from './serve.ts'
import { startLine } from './shaper.ts'
import { frameUrl, networkSites } from './sites.ts'
import { waterfall } from './waterfall.ts'

const notes = `Medians (least–most). The first opening by a visitor with nothing in the cache, over HTTP/2 and TLS, on a line
that all connections share: cable has a round trip of 20 ms and 30 Mbit/s, 4G 60 ms and 9 Mbit/s, slow 4G 150 ms and
1.6 Mbit/s. A new connection pays a round trip for TCP, one for TLS, and starts slowly (10 packets). On both 4G lines
pages and frames have a processor four times slower than this machine's. The loader and the frame of ours stand on
another site than the page. Hosts of others answer at once, off the line. Tap: a click with no pointing before it, in a
page that has loaded and rests. Page start → row: tapped by mouse as soon as the button is drawn, and clicked again
every 100 ms until something shows; of ours the button stands in the document, and its tap may come before the script.
The loader on the page's own site: a copy, as docs/self-hosting.md describes; the frame is the widget's. From npm: the
package in the page's own bundle, as the others', whose script draws the button. In series: the longest chain of
requests of which each began after the end of the one before. Second visit: within five minutes; the browser was closed,
its cache kept. Warm: \`data-preload="idle"\`. LI.FI stands in an iframe that the tap makes, and lists no wallets before
its own button, which stands for the row.`

const busy =
  'Most of these visits were on a busy machine, which makes all times longer than they are.'

type Figures = { [profile in ProfileId]: { [id in NetworkProductId]?: NetworkFigures[] } }

/** Measures the first opening, with the connection and processor of typical visitors. */
export async function benchNetwork({ only, runs, write, waterfall: isTraced }: BenchArguments) {
  if (!isBuilt()) throw new Error('Run `npm run build` first')
  ensureChromium()
  const chosen = networkProductIds.filter((id) =>
    isTraced ? id === 'ours' : only.some((one) => one === id),
  )
  const peers = chosen.some((id) => id !== 'ours') ? buildPeers() : undefined
  const certificate = makeCertificate()
  const sites = networkSites(await buildNpmPage(frameUrl), peers)
  const serving = await serve(certificate, sites)
  const calm = createCalm()
  const visitor = { sites, port: serving.port, cert: certificate.cert, calm: calm.wait }
  const measured: Figures = { cable: {}, '4g': {}, 'slow-4g': {} }
  const traces: string[] = []

  async function measure(profile: ProfileId, id: NetworkProductId): Promise<NetworkFigures> {
    const { host } = networkProducts[id]
    const isOurs = id === 'ours'
    const [first, second] = await visit({ ...visitor, profile, host, tap: 'idle' }, isOurs ? 2 : 1)
    const [early] = await visit({ ...visitor, profile, host, tap: 'early' })
    if (first === undefined || early === undefined) throw new Error('Nobody visited')
    const { skeleton, trace, startToRow: _, ...figures } = first
    const { startToRow } = early
    if (!isOurs) return { ...figures, startToRow }
    const [copy] = await visit({ ...visitor, profile, host: copyHost, tap: 'early' })
    const [npm] = await visit({ ...visitor, profile, host: npmHost, tap: 'early' })
    const [warm] = await visit({ ...visitor, profile, host: warmHost, tap: 'idle' })
    const { title } = profiles[profile]
    traces.push(`${title}, tapped in a page that rests\n${waterfall(trace, 'tapped')}\n`)
    traces.push(`${title}, tapped at once\n${waterfall(early.trace, 'start')}\n`)
    if (copy) {
      traces.push(`${title}, from its own site, at once\n${waterfall(copy.trace, 'start')}\n`)
    }
    if (npm) traces.push(`${title}, from npm, tapped at once\n${waterfall(npm.trace, 'start')}\n`)
    if (second) traces.push(`${title}, second visit\n${waterfall(second.trace, 'tapped')}\n`)
    return {
      ...figures,
      skeleton,
      startToRow,
      ...(copy && { copyStartToRow: copy.startToRow }),
      ...(npm && { npmStartToRow: npm.startToRow }),
      ...(second && { secondRow: second.row }),
      ...(warm && { warmRow: warm.row }),
    }
  }

  try {
    for (let run = 1; run <= (isTraced ? 1 : runs); run += 1) {
      // Products take turns, so that a busy minute of the machine affects all of them.
      for (const profile of profileIds) {
        for (const id of chosen) {
          console.log(
            `run ${run} of ${runs}: ${profiles[profile].title}, ${networkProducts[id].title}`,
          )
          const runsOf = measured[profile][id] ?? []
          measured[profile][id] = [...runsOf, await measure(profile, id)]
        }
      }
    }
  } finally {
    await serving.close()
  }
  if (traces.length > 0) keepTraces(traces, isTraced)
  if (isTraced) return
  const { moments } = calm
  const visits = `${moments.busy} of ${moments.calm + moments.busy} visits on a busy machine`
  publish({
    part: 'network',
    rows: networkReport(measured),
    notes: moments.busy > moments.calm ? `${notes}\n${busy}` : notes,
    machine: `${machine(await browserVersion())} · ${visits}`,
    result: { runs: measured },
    write,
  })
}

type Visitor = {
  readonly sites: { readonly [host: string]: Site }
  /** Port of the server of all sites. */
  readonly port: number
  readonly cert: string
  readonly profile: ProfileId
  readonly host: string
  readonly tap: Tap
  readonly calm: () => Promise<void>
}

/** Visits of one person, who closes the browser after each and starts with an empty cache. */
async function visit(visitor: Visitor, times = 1): Promise<Opening[]> {
  const { sites, port, cert, host, tap, calm } = visitor
  const profile = profiles[visitor.profile]
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const openings: Opening[] = []
  try {
    for (let time = 1; time <= times; time += 1) {
      const line = startLine(profile)
      try {
        const ports = new Map<string, number>()
        for (const site of Object.keys(sites)) ports.set(site, await line.open(port))
        const scripts = ['probe.js', 'load.js', ...(tap === 'early' ? ['impatient.js'] : [])]
        const { slowdown } = profile
        const given = { folder, cert, ports, foreign: port, slowdown, scripts }
        const browser = await openBrowser(given)
        try {
          await calm()
          openings.push(await measureOpening(browser, `https://${host}/`, tap))
        } finally {
          await browser.close()
        }
      } finally {
        await line.close()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return openings
}

/** Keeps the traces of all runs, to see which requests wait for which. */
function keepTraces(traces: readonly string[], isShown: boolean): void {
  const text = traces.join('\n')
  if (isShown) console.log(text)
  mkdirSync(folders.cache, { recursive: true })
  const path = join(folders.cache, 'waterfall.txt')
  writeFileSync(path, text)
  console.log(`Written to ${relative(process.cwd(), path)}`)
}
