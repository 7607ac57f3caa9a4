import { bytesToHex, type Hex, numberToHex, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import type { Decision } from '../../approvals/approval.ts'
import { requireNetwork } from '../../session.ts'
import { randomBytes } from '../../keys/bytes.ts'
import type { Signing } from '../rpc.ts'
import { type CallBundle, bundles } from './bundles.ts'
import { createClient } from './client.ts'
import { parseParams, requireOwn } from './params.ts'
import { prepare } from './prepare.ts'
import { describeTransactions, signAll, submit } from './send.ts'
import { callsParams, toPart } from './transactionParams.ts'

const params = z.tuple([callsParams], z.unknown())
/** Codes of EIP-5792. */
const UNSUPPORTED_CAPABILITY = 5700
const DUPLICATE_ID = 5720
const NOT_ATOMIC = 5760

/** wallet_sendCalls for a plain account: one confirmation, then one transaction after the other. */
export function sendCalls(signing: Signing, given: unknown) {
  const { page, addresses } = signing
  const [asked] = parseParams(params, given)
  requireOwn(asked.from, addresses.eip155)
  if (asked.atomicRequired === true) {
    throw new SecureError(NOT_ATOMIC, 'This account cannot send calls as one.')
  }
  const capabilities = [asked, ...asked.calls].flatMap((one) =>
    Object.entries(one.capabilities ?? {}),
  )
  const needed = capabilities.find(([, value]) => !isOptional(value))
  if (needed !== undefined) {
    throw new SecureError(UNSUPPORTED_CAPABILITY, `This account does not have ${needed[0]}.`)
  }
  const kept = bundles(page)
  const id = asked.id ?? bytesToHex(randomBytes(32))
  if (kept.has(id)) throw new SecureError(DUPLICATE_ID, 'These calls were sent before.')
  const network = requireNetwork(page.config, `eip155:${Number(asked.chainId)}`)
  const client = createClient(network)
  const calls = asked.calls.map(({ to, value, data }) => toPart(to, value, data))
  // The schema knows it to be 0x-hex.
  const from = addresses.eip155 as `0x${string}`

  return async (): Promise<Decision> => {
    const prepared = await prepare(client, from, calls)
    return {
      approval: await describeTransactions(client, network, from, calls, prepared),
      confirm: async () => {
        const signed = await signAll(signing, prepared.transactions)
        const [first, ...later] = signed
        if (first === undefined) {
          throw new SecureError('INSUFFICIENT_FUNDS', 'There is too little for amount and fee.')
        }
        const hash = await submit(client, first)
        const bundle: CallBundle = {
          chainId: numberToHex(network.chainId),
          hashes: [hash],
          count: signed.length,
          isStopped: false,
        }
        kept.set(id, bundle)
        sendLater(client, bundle, later).catch((error: unknown) => {
          bundle.isStopped = true
          console.error(error)
        })
        return { id }
      },
    }
  }
}

/** Each waits for the one before it: after one that failed, none is sent. */
async function sendLater(
  client: PublicClient,
  bundle: CallBundle,
  later: readonly Hex[],
): Promise<void> {
  for (const signed of later) {
    const hash = bundle.hashes.at(-1)
    if (hash === undefined) return
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') {
      bundle.isStopped = true
      return
    }
    bundle.hashes.push(await submit(client, signed))
  }
}

function isOptional(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'optional' in value && value.optional === true
  )
}
