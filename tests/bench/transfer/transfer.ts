import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { type Devnet, startDevnet } from '#devnet/start.ts'
import type { BenchArguments } from '../arguments.ts'
import { format, type Unit } from '../format.ts'
import { publish } from '../publish.ts'
import { type Summary, summarize } from '../statistics.ts'
import { installTransferPeer } from './install.ts'
import {
  runScene,
  type TokenSymbol,
  type TransferFigures,
  type TransferProduct,
  transferProducts,
} from './scene.ts'

/** The first fill comes so late; the following ones a fifth of a poll later each. */
const FILL_DELAY_MS = 4_000
const FILL_STEP_MS = 300
/** Some SDKs look for logs from 100 blocks before the head. */
const YOUNG_BLOCKS = 128

const notes = `Medians (least–most), from the question for a quote to "filled", by the products' own defaults: polling
every 3 s. One process per transfer, a new account each, on local chains. A batch is one request. What
the wallet asks its own node is not counted. The fill comes 4.0, 4.3, 4.6, 4.9, 5.2 s after the deposit in
turn, so that no product is lucky with the phase of its polls. Size: all that the
entry exports, with its zod, brotli; the gate of 36.5 kB in .size-limit.cjs is for the entry itself.`

type Key = `${TransferProduct} ${TokenSymbol}`
type Measured = { [key in Key]?: TransferFigures[] }
const scenes: readonly (readonly [TransferProduct, TokenSymbol])[] = [
  ['ours', 'USDC'],
  ['sdk', 'USDC'],
  ['ours', 'ETH'],
  ['sdk', 'ETH'],
  ['socket', 'ETH'],
]

/** Transfers of ours beside those of Across's SDK, on the same chains, in turns. */
export async function benchTransfers({ runs, write }: BenchArguments): Promise<void> {
  const folder = installTransferPeer()
  const devnet = await startDevnet({ only: ['chains', 'api', 'relayer'] })
  try {
    await prepare(devnet, folder)
    const measured: Measured = {}
    for (let run = 0; run < runs; run += 1) {
      const delayMs = FILL_DELAY_MS + (run % 5) * FILL_STEP_MS
      await devnet.control.setRelayer({ delayMs })
      for (const [product, symbol] of scenes) {
        const key: Key = `${product} ${symbol}`
        console.log(`run ${run + 1} of ${runs}: ${transferProducts[product].title}, ${symbol}`)
        const figures = await runScene(devnet, { folder, product, symbol })
        measured[key] = [...(measured[key] ?? []), figures]
      }
    }
    tell(measured, sizesIn(folder), write)
  } finally {
    await devnet.stop()
  }
}

/** Chains that are not young any more, and a deposit number 0 that the SDK does not see. */
async function prepare(devnet: Devnet, folder: string): Promise<void> {
  await devnet.control.setRelayer({ delayMs: 0 })
  for (const { chainId } of devnet.chains) {
    await devnet.control.mine({ chainId, blocks: YOUNG_BLOCKS })
  }
  await runScene(devnet, { folder, product: 'ours', symbol: 'ETH' })
}

function sizesIn(folder: string): Sizes {
  const names = ['@causeway/widget/bridge', '@across-protocol/app-sdk']
  const text = execFileSync(process.execPath, ['size.js', ...names], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [ours, sdk]: unknown[] = JSON.parse(text)
  return { ours: Number(ours), sdk: Number(sdk) }
}

type Sizes = { readonly ours: number; readonly sdk: number }

function tell(measured: Measured, sizes: Sizes, write: boolean): void {
  const of = (key: Key, figure: keyof TransferFigures) =>
    summarize((measured[key] ?? []).map((figures) => figures[figure]))
  const row = (label: string, symbol: TokenSymbol, figure: keyof TransferFigures, unit: Unit) => [
    label,
    cell(of(`ours ${symbol}`, figure), unit),
    cell(of(`sdk ${symbol}`, figure), unit),
  ]
  const rows = [
    ['', 'Causeway', 'app-sdk 0.4.4', 'aim'],
    [...row('USDC, approved and deposited: requests', 'USDC', 'posts', 'count'), '≤ 12'],
    row('  the same, calls of a batch one by one', 'USDC', 'calls', 'count'),
    [...row('ETH, deposited: requests', 'ETH', 'posts', 'count'), '≤ 12'],
    row('  the same, calls of a batch one by one', 'ETH', 'calls', 'count'),
    [...row('USDC: from fill to “filled”', 'USDC', 'fillToSeen', 'ms'), '≤ 1500 ms'],
    [...row('ETH: from fill to “filled”', 'ETH', 'fillToSeen', 'ms'), '≤ 1500 ms'],
    ['ETH: the same over a WebSocket', cell(of('socket ETH', 'fillToSeen'), 'ms'), '–', '≤ 300 ms'],
    row('quote: time over the API’s own', 'USDC', 'quoteOverhead', 'ms'),
    ['size without viem, with zod', format(sizes.ours, 'bytes'), format(sizes.sdk, 'bytes')],
  ]
  const machine = [
    `${availableParallelism()} cores`,
    `load ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.versions.node}`,
  ].join(' · ')
  publish({ part: 'transfer', rows, notes, machine, result: { sizes, runs: measured }, write })
}

function cell(summary: Summary | undefined, unit: Unit): string {
  if (summary === undefined) return '–'
  const [median, min, max] = [summary.median, summary.min, summary.max].map((value) =>
    format(value, unit),
  )
  return min === max ? `${median}` : `${median} (${min}–${max})`
}
