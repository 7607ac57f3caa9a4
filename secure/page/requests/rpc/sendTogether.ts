import type { Decision } from '../../approvals/approval.ts'
import { createBundler } from '../../smartAccounts/bundler.ts'
import type { SmartOwn } from '../../smartAccounts/ownAccount.ts'
import { prepareOperation } from '../../smartAccounts/prepareOperation.ts'
import { hashOfOperation } from '../../smartAccounts/receipts.ts'
import { sendOperation } from '../../smartAccounts/sendOperation.ts'
import { SecureError } from '#secure/wire'
import type { Signing } from './signing.ts'
import { createClient } from './client.ts'
import { describeTransactions } from './send.ts'
import type { CallRequest } from './transactionParams.ts'
import { tryOnNodes } from './tryOnNodes.ts'

/**
 * Calls of a smart account: one operation, all of it or nothing. Answers `answer` once it is sent, or
 * the hash of its transaction once that is mined.
 */
export async function askTogether(
  signing: Signing,
  own: SmartOwn,
  options: {
    readonly id: string
    readonly calls: readonly CallRequest[]
    readonly answer: { readonly id: string } | 'hash'
  },
): Promise<Decision> {
  const { id, calls, answer } = options
  const { network, address } = own
  const client = createClient(network)
  const bundler = createBundler(network, client)
  const tried = tryOnNodes(network, address, calls)
  const prepared = await prepareOperation({ client, bundler }, own, { id, calls })
  const outcome = await tried
  const { operation, upgradesTo } = prepared
  let sent: `0x${string}` | undefined
  return {
    approval: await describeTransactions(signing.page, client, network, address, calls, {
      prepared,
      outcome,
      operation: { upgradesTo },
    }),
    async confirm() {
      if (operation === undefined) {
        throw new SecureError('INSUFFICIENT_FUNDS', 'There is too little for amount and fee.')
      }
      const { chainId } = network
      sent = await sendOperation(signing, bundler, { id, chainId, operation })
      return answer
    },
    async finish(signal) {
      return answer === 'hash' && sent !== undefined
        ? hashOfOperation(bundler, sent, signal)
        : answer
    },
  }
}
