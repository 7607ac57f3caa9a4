import { bytesToHex } from 'viem'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { requireNetwork } from '../../session.ts'
import { randomBytes } from '../../keys/bytes.ts'
import type { LoadDecision, Signing } from './signing.ts'
import { findCalls, wereSent } from './sentCalls.ts'
import { parseParams, requireOwn } from './params.ts'
import { askSequentially } from './askSequentially.ts'
import { callsParams, toPart } from './transactionParams.ts'

const params = z.tuple([callsParams], z.unknown())
/** Codes of EIP-5792. */
const UNSUPPORTED_CAPABILITY = 5700
const UNSUPPORTED_CHAIN = 5710
const NOT_ATOMIC = 5760

/**
 * wallet_sendCalls: one operation where the account is a smart account, else one transaction after
 * the other; either way one confirmation.
 */
export function sendCalls(signing: Signing, given: unknown): LoadDecision {
  const { page, own, chainId } = signing
  const [asked] = parseParams(params, given)
  requireOwn(asked.from, own.address)
  if (`eip155:${Number(asked.chainId)}` !== chainId) {
    throw new SecureError(UNSUPPORTED_CHAIN, 'The calls are for another network than asked.')
  }
  if (asked.atomicRequired === true && own.type === 'eoa') {
    throw new SecureError(NOT_ATOMIC, 'This account cannot send calls as one.')
  }
  const capabilities = [asked, ...asked.calls].flatMap((one) =>
    Object.entries(one.capabilities ?? {}),
  )
  const needed = capabilities.find(([, value]) => !isOptional(value))
  if (needed !== undefined) {
    throw new SecureError(UNSUPPORTED_CAPABILITY, `This account does not have ${needed[0]}.`)
  }
  const network = requireNetwork(page.config, chainId)
  const id = asked.id ?? bytesToHex(randomBytes(32))
  const calls = asked.calls.map(({ to, value, data }) => toPart(to, value, data))

  return async () => {
    if (asked.id !== undefined && (await findCalls(page, id)) !== null) throw wereSent()
    if (own.type === 'eoa') return askSequentially(signing, network, { id, calls })
    const { askTogether } = await import('./sendTogether.ts')
    return askTogether(signing, own, { id, calls, answer: { id } })
  }
}

function isOptional(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'optional' in value && value.optional === true
  )
}
