import type { Address, Client, Hex } from 'viem'
import { makeProbe, type ProbeRead } from './probe.ts'
import type { TrialLog } from './readLogs.ts'
import { simulateCalls } from './simulateCalls.ts'
import type { TrialCall } from './trial.ts'

export type Simulation =
  | {
      readonly status: 'done'
      readonly before: readonly (bigint | undefined)[]
      readonly after: readonly (bigint | undefined)[]
      readonly logs: readonly TrialLog[]
      readonly gas: readonly bigint[]
    }
  | { readonly status: 'reverts'; readonly index: number; readonly data: Hex }
  | { readonly status: 'unreadable' }

/** An unused address; during the simulation it holds the code that reads. */
const READER: Address = '0x00000000000000000000000000000000ca05e3a1'

/** Reads, makes the calls one after the other, and reads again (`eth_simulateV1`). */
export async function simulate(
  client: Client,
  account: Address,
  calls: readonly TrialCall[],
  reads: readonly ProbeRead[],
): Promise<Simulation> {
  const { code, data, parse } = makeProbe(account, { reads })
  const around = { to: READER, code, data }
  const made = await simulateCalls(client, { account, calls, around })
  if (made.status !== 'done') return made
  const [before, after] = [made.results.at(0), made.results.at(-1)].map((one) =>
    parse(one?.returnData ?? '0x'),
  )
  if (before?.status !== 'done' || after?.status !== 'done') return { status: 'unreadable' }
  const done = made.results.slice(1, -1)
  return {
    status: 'done',
    before: before.before,
    after: after.before,
    logs: done.flatMap(({ logs = [] }) => logs),
    gas: done.map(({ gasUsed = '0x0' }) => BigInt(gasUsed)),
  }
}
