import { ensureChromium } from '../../scripts/ensureChromium.ts'
import { type BenchArguments, BenchUsageError, readArguments } from './arguments.ts'
import { browserVersion } from './browser.ts'
import { createCalm } from './calm.ts'
import { benchGateway } from './gateway/gateway.ts'
import { machine } from './machine.ts'
import { measureCold, measureReopened, measureWarm } from './measure.ts'
import type { Figures } from './metrics.ts'
import { buildPeers } from './peers.ts'
import { type ProductId, products } from './products.ts'
import { benchNetwork } from './network/network.ts'
import { benchProtocol } from './protocol/protocol.ts'
import { publish } from './publish.ts'
import { report, summarizeRuns } from './report.ts'
import { startServer } from './server.ts'
import { isBuilt, sitesOn } from './sites.ts'
import { benchTransfers } from './transfer/transfer.ts'
import { benchViews } from './views/views.ts'

const notes = `Medians (least–most). Brotli bodies over HTTP/1.1 on this machine, the page's own document not counted;
hosts of others answer at once with nothing. Main thread: its CPU time. Warm: pointed at 500 ms before
the click. Cold: nothing loaded before the click; the network costs nothing here, as in all columns.`

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2))
  if (given.part === 'gateway') return benchGateway(given)
  if (given.part === 'network') return benchNetwork(given)
  if (given.part === 'protocol') return benchProtocol(given)
  if (given.part === 'transfer') return benchTransfers(given)
  if (given.part === 'views') return benchViews(given)
  return benchPages(given)
}

async function benchPages({ only, runs, write }: BenchArguments): Promise<void> {
  ensureChromium()
  const chosen = only.filter((id) => id !== 'ours' || isBuilt())
  if (chosen.length < only.length) console.log('Causeway is left out: run `npm run build` first.')
  const needsPeers = chosen.some((id) => id !== 'ours' && id !== 'blank')
  const peers = needsPeers ? buildPeers() : undefined
  const server = await startServer((port) => sitesOn(port, chosen, peers))
  const calm = createCalm()
  try {
    const measured: { [id in ProductId]?: Figures[] } = {}
    // In turns, so that a busy minute of the machine is everybody's.
    for (let run = 1; run <= runs; run += 1) {
      for (const id of chosen) {
        console.log(`run ${run} of ${runs}: ${products[id].title}`)
        const scene = { server, product: products[id], calm }
        const warm = await measureWarm(scene)
        const cold = id === 'ours' ? await measureCold(scene) : {}
        // Takes a minute, and hardly differs from one run to the next.
        const reopened = run === 1 && id !== 'blank' ? await measureReopened(scene) : {}
        measured[id] = [...(measured[id] ?? []), { ...warm, ...cold, ...reopened }]
      }
    }
    const { moments } = calm
    const clicks = `${moments.busy} of ${moments.calm + moments.busy} clicks on a busy machine`
    const summaries = summarizeRuns(measured)
    publish({
      part: 'page',
      rows: report(summaries),
      notes,
      machine: `${machine(await browserVersion())} · ${clicks}`,
      result: { summaries, runs: measured },
      write,
    })
  } finally {
    await server.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof BenchUsageError ? error.message : error)
  process.exitCode = 1
})
