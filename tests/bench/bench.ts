import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureChromium } from '../../scripts/ensureChromium.ts'
import { BenchUsageError, readArguments } from './arguments.ts'
import { browserVersion } from './browser.ts'
import { createCalm } from './calm.ts'
import { folders } from './folders.ts'
import { machine } from './machine.ts'
import { measureCold, measureWarm } from './measure.ts'
import type { Figures } from './metrics.ts'
import { buildPeers } from './peers.ts'
import { type ProductId, products } from './products.ts'
import { type Measured, report, summarizeRuns } from './report.ts'
import { startServer } from './server.ts'
import { isBuilt, sitesOn } from './sites.ts'
import { table } from './table.ts'
import { benchTransfers } from './transfer/transfer.ts'
import { benchViews } from './views/views.ts'

const notes = `Medians (least–most). Brotli bodies over HTTP/1.1 on this machine, the page's own document not counted;
hosts of others answer at once with nothing. Main thread: its CPU time. Warm: pointed at 500 ms before
the click. Cold: nothing loaded before the click; the network costs nothing here, as in all columns.`

async function main(): Promise<void> {
  const { part, only, runs } = readArguments(process.argv.slice(2))
  if (part === 'transfer') return benchTransfers({ runs })
  if (part === 'views') return benchViews({ runs })
  ensureChromium()
  const chosen = only.filter((id) => id !== 'ours' || isBuilt())
  if (chosen.length < only.length) console.log('Causeway is left out: run `npm run build` first.')
  const needsPeers = chosen.includes('appkit') || chosen.includes('rainbowkit')
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
        measured[id] = [...(measured[id] ?? []), { ...warm, ...cold }]
      }
    }
    const { moments } = calm
    const clicks = `${moments.busy} of ${moments.calm + moments.busy} clicks on a busy machine`
    print(measured, `${machine(await browserVersion())} · ${clicks}`)
  } finally {
    await server.close()
  }
}

function print(measured: Measured, machineLine: string): void {
  const summaries = summarizeRuns(measured)
  console.log(`\n${table(report(summaries))}\n\n${notes}\n${machineLine}`)
  mkdirSync(folders.cache, { recursive: true })
  const path = join(folders.cache, 'result.json')
  const result = { at: new Date().toISOString(), machine: machineLine, summaries, runs: measured }
  writeFileSync(path, `${JSON.stringify(result, undefined, 2)}\n`)
  console.log(`Written to ${relative(process.cwd(), path)}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof BenchUsageError ? error.message : error)
  process.exitCode = 1
})
