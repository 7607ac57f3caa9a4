import { type Arguments, readArguments, usage } from './arguments.ts'
import { banner, DEFAULT_PORT, lateLine, type PartState } from './banner.ts'
import { AnvilNotFoundError, AnvilStartError } from './chains/anvil.ts'
import type { ChainState, Urls } from './control/state.ts'
import { rehearsalKeys } from './rehearsal/files.ts'
import { prepareRehearsal } from './rehearsal/prepare.ts'
import type { ServiceKeys } from './http/serviceKeys.ts'
import { findFreePort } from './processes.ts'
import { UsageError } from './parts.ts'

/** As much of a devnet as the command line needs. */
type Started = {
  urls: Urls
  chains: readonly ChainState[]
  parts(): PartState[]
  later: Promise<void>
  stop(): Promise<void>
}
type Start = (
  options: Pick<Arguments, 'only' | 'port' | 'allow' | 'profile'> & {
    keys: ServiceKeys | undefined
  },
) => Promise<Started>

/** Where a rehearsed deployment begins to look for free ports. */
const GATEWAY_PORT = 8_080
const TLS_PORT = 8_443

/** The command line: one banner, then nothing but parts that become ready later. */
export function runCommand(start: Start): void {
  run(start).catch((error: unknown) => {
    const expected =
      error instanceof UsageError ||
      error instanceof AnvilNotFoundError ||
      error instanceof AnvilStartError
    console.error(expected ? error.message : error)
    process.exit(expected ? 2 : 1)
  })
}

async function run(start: Start): Promise<void> {
  const { help, rehearsal, ...options } = readArguments(process.argv.slice(2))
  if (help) {
    console.log(usage)
    return
  }
  const keys = rehearsal === undefined ? undefined : rehearsalKeys()
  const starting = start({ ...options, keys })
  const end = () => {
    starting
      .then((devnet) => devnet.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  const devnet = await starting
  const states = devnet.parts()
  console.log(
    banner({
      states,
      urls: devnet.urls,
      chains: devnet.chains,
      port: options.port ?? DEFAULT_PORT,
      hasPages: rehearsal === undefined,
    }),
  )
  if (rehearsal !== undefined && keys !== undefined) {
    const { urls, chains } = devnet
    const ports = { gateway: await findFreePort(GATEWAY_PORT), tls: await findFreePort(TLS_PORT) }
    console.log(prepareRehearsal({ folder: rehearsal, urls, chains, keys, ports }))
  }
  await devnet.later
  for (const { part, ready } of states) if (!ready) console.log(lateLine(part))
}
