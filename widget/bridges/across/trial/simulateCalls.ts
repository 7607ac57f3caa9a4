import { type Address, type Client, type Hex, isAddress, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { TrialLog } from './readLogs.ts'
import type { TrialCall } from './trial.ts'

const bytes = z.custom<Hex>((value) => isHex(value))
const answer = z
  .array(
    z.object({
      calls: z.array(
        z.object({
          status: bytes,
          returnData: z.optional(bytes),
          gasUsed: z.optional(bytes),
          logs: z.optional(
            z.array(
              z.object({
                address: z.custom<Address>((value) => isAddress(String(value), { strict: false })),
                topics: z.array(bytes),
                data: bytes,
              }),
            ),
          ),
          error: z.optional(z.object({ data: z.optional(z.unknown()) })),
        }),
      ),
    }),
  )
  .check(z.length(1))

/** What each call did; the call at `index` of `calls` would be undone. */
export type SimulatedCalls =
  | { readonly status: 'done'; readonly results: readonly SimulatedCall[] }
  | { readonly status: 'reverts'; readonly index: number; readonly data: Hex }
  | { readonly status: 'unreadable' }

export type SimulatedCall = {
  readonly returnData?: Hex | undefined
  readonly gasUsed?: Hex | undefined
  readonly logs?: readonly TrialLog[] | undefined
}

/** A question in front of the calls, and again behind them, with the code that answers it. */
type Around = { readonly to: Address; readonly code: Hex; readonly data: Hex }

// viem's types list it only under a client of its own.
type Simulate = { Parameters: [asked: object, block: 'latest']; ReturnType: unknown }

/**
 * Makes the calls one after the other in the state of now without sending anything (`eth_simulateV1`).
 *
 * @throws the error of a node that does not know the method
 * @see https://ethereum.github.io/execution-apis/ethsimulatev1-notes/
 */
export async function simulateCalls(
  client: Client,
  {
    account,
    calls,
    around,
  }: {
    readonly account: Address
    readonly calls: readonly TrialCall[]
    readonly around?: Around | undefined
  },
): Promise<SimulatedCalls> {
  const made = calls.map(({ to, data = '0x', value = 0n }) => ({
    from: account,
    data,
    value: numberToHex(value),
    ...(to === undefined ? {} : { to }),
  }))
  const question = around && [{ from: account, to: around.to, data: around.data }]
  const block = {
    ...(around && { stateOverrides: { [around.to]: { code: around.code } } }),
    calls: [...(question ?? []), ...made, ...(question ?? [])],
  }
  const raw = await client.request<Simulate>({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [block], validation: false }, 'latest'],
  })
  const parsed = answer.safeParse(raw)
  const results = parsed.success ? parsed.data[0]?.calls : undefined
  if (results === undefined || results.length !== block.calls.length) {
    return { status: 'unreadable' }
  }
  const index = results
    .slice(around ? 1 : 0, around ? -1 : undefined)
    .findIndex(({ status }) => BigInt(status) !== 1n)
  const failed = index < 0 ? undefined : results[around ? index + 1 : index]
  if (failed === undefined) return { status: 'done', results }
  const data = failed.error?.data
  return { status: 'reverts', index, data: isHex(data) ? data : (failed.returnData ?? '0x') }
}
