import * as z from 'zod/mini'
import { SecureError } from '#secure/wire'
import type { Decision } from '../../approvals/approval.ts'
import { requireNetwork } from '../../session.ts'
import type { Signing } from '../rpc.ts'
import { createClient } from './client.ts'
import { parseParams, requireOwn } from './params.ts'
import { prepare } from './prepare.ts'
import { describeTransactions, signAll, submit } from './send.ts'
import { toCall, transactionParams } from './transactionParams.ts'

const params = z.tuple([transactionParams], z.unknown())

/** eth_sendTransaction: prepared here, shown, signed as shown, sent; answers with the hash. */
export function sendTransaction(signing: Signing, given: unknown) {
  const { page, addresses, chainId } = signing
  const [asked] = parseParams(params, given)
  requireOwn(asked.from, addresses.eip155)
  const network = requireNetwork(page.config, chainId)
  const call = toCall(asked, network.chainId)
  const client = createClient(network)
  // The schema knows it to be 0x-hex.
  const from = addresses.eip155 as `0x${string}`

  return async (): Promise<Decision> => {
    const prepared = await prepare(client, from, [call])
    return {
      approval: await describeTransactions(client, network, from, [call], prepared),
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
