import { bytesToHex } from 'viem'
import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import { randomBytes } from '../../keys/bytes.ts'
import { requireNetwork } from '../../session.ts'
import type { SmartOwn } from '../../smartAccounts/ownAccount.ts'
import type { LoadDecision, Signing } from './signing.ts'
import { createClient } from './client.ts'
import { parseParams, requireOwn } from './params.ts'
import { prepare } from './prepare.ts'
import { describeTransactions, signAll, submit } from './send.ts'
import { type CallRequest, toCall, transactionParams } from './transactionParams.ts'
import { tryOnNodes } from './tryOnNodes.ts'

const params = z.tuple([transactionParams], z.unknown())

/** eth_sendTransaction: prepared here, shown, signed as shown, sent; answers with the hash. */
export function sendTransaction(signing: Signing, given: unknown): LoadDecision {
  const { page, addresses, chainId, own } = signing
  const [asked] = parseParams(params, given)
  requireOwn(asked.from, own.address)
  const network = requireNetwork(page.config, chainId)
  const call = toCall(asked, network.chainId)
  if (own.type === 'smartAccount') return asOperation(signing, own, call)
  const client = createClient(network)
  const from = addresses.eip155

  return async () => {
    const tried = tryOnNodes(network, from, [call])
    const prepared = await prepare(client, from, [call], tried)
    const outcome = await tried
    return {
      approval: await describeTransactions(page, client, network, from, [call], {
        prepared,
        outcome,
      }),
      confirm: async () => {
        const [signed] = await signAll(signing, prepared.transactions)
        if (signed === undefined) {
          throw new SecureError('INSUFFICIENT_FUNDS', 'There is too little for amount and fee.')
        }
        return submit(client, signed)
      },
    }
  }
}

/** A smart account sends no ordinary transactions (S5.14): one operation of the one call instead. */
function asOperation(signing: Signing, own: SmartOwn, call: CallRequest): LoadDecision {
  const { to, value, data, nonce } = call
  if (to === undefined || nonce !== undefined) {
    throw new SecureError(
      'SMART_ACCOUNT_CANNOT',
      to === undefined
        ? 'Smart accounts create no contracts. Use your standard account for it.'
        : 'Smart accounts have no place among transactions. Use your standard account for it.',
    )
  }
  const calls = [{ to, ...(value && { value }), ...(data && { data }) }]
  const id = bytesToHex(randomBytes(32))
  return async () => {
    const { askTogether } = await import('./sendTogether.ts')
    return askTogether(signing, own, { id, calls, answer: 'hash' })
  }
}
