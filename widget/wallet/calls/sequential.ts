import * as z from 'zod/mini'
import { evmChainIdOf, hash32, hexBytes, isError, standardCodes } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { KEPT_BUNDLES } from './limits.ts'
import type { SequentialBundle } from './slice.ts'

const MOST_LOGS = 1_000

/** The fields of a receipt in EIP-5792; a node returns more. */
const receipt = z.object({
  logs: z
    .array(z.object({ address: z.string(), data: hexBytes, topics: z.array(hash32) }))
    .check(z.maxLength(MOST_LOGS)),
  status: z.enum(['0x0', '0x1']),
  blockHash: hash32,
  blockNumber: z.string(),
  gasUsed: z.string(),
  transactionHash: hash32,
})
type Receipt = z.infer<typeof receipt>

/** The wallet has never heard of this method. */
export function isUnknownMethod(error: unknown): boolean {
  const { methodNotFound, unsupportedMethod } = standardCodes
  return [methodNotFound, unsupportedMethod].some(({ code }) => isError(error, code))
}

/** The bundle with this id, where its calls were sent one by one. */
export function findSequentialBundle({ store }: Core, id: unknown): SequentialBundle | undefined {
  return store.getState().calls.sequential.find((bundle) => bundle.id === id)
}

/** Remembers a bundle, or what became of it meanwhile. */
export function putSequentialBundle(core: Core, bundle: SequentialBundle): void {
  core.store.setState(({ calls }) => {
    const others = calls.sequential.filter(({ id }) => id !== bundle.id)
    return { calls: { ...calls, sequential: [bundle, ...others].slice(0, KEPT_BUNDLES) } }
  })
}

/** The status of such a bundle, by its receipts, as a wallet would answer it (S4.13). */
export async function loadSequentialStatus(core: Core, bundle: SequentialBundle) {
  const { id, caipChainId, count, hashes } = bundle
  const found = await Promise.all(hashes.map((hash) => loadReceipt(core, bundle, hash)))
  const receipts = found.flatMap((one) => one ?? [])
  return {
    version: '2.0.0',
    id,
    chainId: `0x${(evmChainIdOf(caipChainId) ?? 0).toString(16)}`,
    status: statusOf({ receipts, sent: hashes.length, count }),
    atomic: false,
    receipts,
  }
}

async function loadReceipt(core: Core, { caipChainId }: SequentialBundle, hash: string) {
  const answer = await core.rpc.request({
    caipChainId,
    method: 'eth_getTransactionReceipt',
    params: [hash],
    signal: core.signal,
  })
  return receipt.safeParse(answer).data
}

const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500
const PARTLY_REVERTED = 600

/** EIP-5792: all, nothing or a part of it is on the chain, or it is not known yet. */
export function statusOf(options: {
  receipts: readonly Pick<Receipt, 'status'>[]
  sent: number
  count: number
}): number {
  const { receipts, sent, count } = options
  if (receipts.length < sent) return PENDING
  const done = receipts.filter(({ status }) => status === '0x1').length
  if (done === count) return CONFIRMED
  return done === 0 ? REVERTED : PARTLY_REVERTED
}
