import { type Address, type Client, type Hex, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from './client.ts'
import { sentenceOf } from './decodeRevert.ts'
import { encodeDeposit, type PoolCall } from './encodeDeposit.ts'
import { ApproveSimulationError, DepositSimulationError } from './errors/wallet.ts'
import type { Transfer } from './transfer.ts'
import type { Abortable } from './transport.ts'

const bytes = z.custom<Hex>((value) => isHex(value))
const answer = z.array(
  z.object({
    calls: z.array(
      z.object({
        status: z.string(),
        returnData: z.optional(bytes),
        error: z.optional(z.object({ data: z.optional(z.unknown()) })),
      }),
    ),
  }),
)

/**
 * Tries the approvals and, on what they leave behind, the deposit (`eth_simulateV1`). Answers the
 * calls that work, or undefined where the node cannot try several at once.
 *
 * @throws ApproveSimulationError, DepositSimulationError
 */
export async function simulateBundle(
  client: BridgeClient,
  options: Abortable & { readonly transfer: Transfer; readonly approvals: readonly PoolCall[] },
): Promise<readonly PoolCall[] | undefined> {
  const { transfer, approvals, signal } = options
  const chain = client.chainClient(transfer.route.originChainId)
  const attempt = (calls: readonly PoolCall[]) =>
    abortable(simulate(chain, transfer.owner, calls), signal)
  const current = [...approvals, encodeDeposit(transfer)]
  const failure = await attempt(current)
  if (failure === 'unknown') return undefined
  if (failure === undefined) return current
  if (failure.index < approvals.length) {
    throw new ApproveSimulationError(sentenceOf(failure.data), failure)
  }
  // A pool that lacks the function falls through to a fallback that reverts with nothing.
  if (failure.data === '0x') {
    const legacy = [...approvals, encodeDeposit(transfer, 'legacy')]
    if ((await attempt(legacy)) === undefined) return legacy
  }
  throw new DepositSimulationError(sentenceOf(failure.data), failure)
}

// viem's types list it only under a client of its own.
type Simulate = { Parameters: [asked: object, block: 'latest']; ReturnType: unknown }

type Failed = { readonly index: number; readonly data: Hex }

async function simulate(
  chain: Client,
  from: Address,
  calls: readonly PoolCall[],
): Promise<Failed | 'unknown' | undefined> {
  const wire = calls.map(({ to, data, value }) => ({ from, to, data, value: numberToHex(value) }))
  const asked = { blockStateCalls: [{ calls: wire }], validation: false }
  const raw = await chain
    .request<Simulate>({ method: 'eth_simulateV1', params: [asked, 'latest'] })
    // A node that does not have it, or not for this; one that is down fails the next question too.
    .catch(() => undefined)
  const parsed = answer.safeParse(raw)
  const results = parsed.success ? parsed.data[0]?.calls : undefined
  if (results === undefined || results.length !== calls.length) return 'unknown'
  const index = results.findIndex(({ status }) => BigInt(status) !== 1n)
  const failed = results[index]
  if (failed === undefined) return undefined
  const data = failed.error?.data
  return { index, data: isHex(data) ? data : (failed.returnData ?? '0x') }
}
