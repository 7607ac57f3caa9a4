import { createPublicClient, http } from 'viem'
import { expect } from 'vitest'
import { endNodes } from './chains/anvil.ts'
import { type Devnet, type DevnetOptions, startDevnet } from './start.ts'
import { describeDraw, drawWorld } from './unkind/draw.ts'

/** What most chain tests need: two chains, the services, and a relayer that fills at once. */
const usual = { only: ['chains', 'api', 'relayer'], relayer: { delayMs: 0 } } as const

// Test files of one worker share modules, and so this devnet. It ends with the worker's process.
let shared: Promise<Devnet> | undefined

// Vitest ends a worker by this signal, after which no handler of `exit` runs.
process.once('SIGTERM', () => {
  endNodes()
  process.kill(process.pid, 'SIGTERM')
})

/** From this on, a chain's clock is one that a test has moved. */
const CLOCK_TOLERANCE_SECONDS = 30

/**
 * The devnet of this worker for a chain test's `beforeAll`: settings are as after a start, kind or unkind
 * as drawn for the file. Chains go on from file to file, so a test uses accounts of its own. `stop` leaves
 * the devnet running for the next file, unless this one moved a clock, which no chain takes back.
 */
export async function borrowDevnet(): Promise<Devnet> {
  const starting = shared ?? startDevnet(usual)
  shared = starting
  const devnet = await starting
  await devnet.control.reset(drawHere())
  return {
    ...devnet,
    async stop() {
      if (await isOnTime(devnet)) return devnet.writeUnkindness()
      if (shared === starting) shared = undefined
      await devnet.stop()
    },
  }
}

async function isOnTime({ chains }: Devnet): Promise<boolean> {
  const clocks = await Promise.all(
    chains.map(async ({ directRpcUrl }) => {
      const { timestamp } = await createPublicClient({ transport: http(directRpcUrl) }).getBlock()
      return Number(timestamp)
    }),
  )
  return clocks.every((clock) => clock - Date.now() / 1_000 < CLOCK_TOLERANCE_SECONDS)
}

/** A devnet for one chain test file, kind or unkind as drawn for it unless the options say. */
export function startTestDevnet(options: DevnetOptions): Promise<Devnet> {
  return startDevnet({ ...drawHere(), ...options })
}

function drawHere() {
  const { testPath } = expect.getState()
  if (testPath === undefined) throw new Error('A world is drawn for a test file, in beforeAll')
  const draw = drawWorld(testPath)
  console.log(describeDraw(testPath, draw, 'npx --no vitest run --project chain'))
  return draw
}
