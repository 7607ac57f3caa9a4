import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { makeCertificate } from '#devnet/tls/certificate.ts'
import { ensureChromium } from '../../../scripts/ensureChromium.ts'
import type { BenchArguments } from '../arguments.ts'
import { createCalm } from '../calm.ts'
import { folders } from '../folders.ts'
import { isBuilt } from '../sites.ts'
import { openBrowser } from './browser.ts'
import { measureOpening, type Opening, type Tap } from './measure.ts'
import { type ProfileId, profileIds, profiles } from './profiles.ts'
import { serve } from './serve.ts'
import { startLine } from './shaper.ts'
import { networkSites, pages } from './sites.ts'
import { waterfall } from './waterfall.ts'

/** The first opening on a line and a device as visitors have them. */
export async function benchNetwork({ runs }: BenchArguments): Promise<void> {
  if (!isBuilt()) throw new Error('Run `npm run build` first')
  ensureChromium()
  const certificate = makeCertificate()
  const sites = networkSites(undefined)
  const serving = await serve(certificate, sites)
  const calm = createCalm()

  /** Visits of one person with nothing in the cache before the first. */
  async function visit(profile: ProfileId, host: string, tap: Tap, times = 1): Promise<Opening[]> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    const openings: Opening[] = []
    try {
      for (let time = 1; time <= times; time += 1) {
        const line = startLine(profiles[profile])
        const ports = new Map<string, number>()
        for (const site of Object.keys(sites)) ports.set(site, await line.open(serving.port))
        const { context, recorder } = await openBrowser({
          folder,
          cert: certificate.cert,
          ports,
          foreign: serving.port,
          slowdown: profiles[profile].slowdown,
          scripts: ['probe.js', 'load.js', ...(tap === 'early' ? ['impatient.js'] : [])],
        })
        try {
          await calm.wait()
          openings.push(await measureOpening({ context, recorder }, `https://${host}/`, tap))
        } finally {
          recorder.close()
          await context.close()
          await line.close()
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    return openings
  }

  const waterfalls: string[] = []
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const profile of profileIds) {
        const [first, second] = await visit(profile, pages.ours, 'idle', 2)
        const [early] = await visit(profile, pages.ours, 'early')
        const [warm] = await visit(profile, pages.warm, 'idle')
        for (const [name, opening] of Object.entries({ first, second, early, warm })) {
          if (opening === undefined) continue
          const { trace, ...figures } = opening
          const text = `${profiles[profile].title}, ${name}: ${JSON.stringify(figures)}\n${waterfall(trace, name === 'early' ? 'start' : 'tapped')}\n`
          console.log(text)
          waterfalls.push(text)
        }
      }
    }
  } finally {
    await serving.close()
  }
  mkdirSync(folders.cache, { recursive: true })
  const path = join(folders.cache, 'waterfall.txt')
  writeFileSync(path, waterfalls.join('\n'))
  console.log(`Written to ${relative(process.cwd(), path)}`)
}
