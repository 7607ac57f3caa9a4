import { type Hex, keccak256, type LocalAccount, type PublicClient } from 'viem'
import type { Action, TransactionApproval } from '../../approvals/approval.ts'
import { readAction } from '../../approvals/readAction.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { Network } from '../../session.ts'
import type { Signing } from '../rpc.ts'
import { rpcFailed } from './client.ts'
import type { Prepared, Serializable } from './prepare.ts'
import type { CallRequest } from './transactionParams.ts'

/** What the person is shown of transactions that are ready. */
export async function describeTransactions(
  client: PublicClient,
  { name, currency }: Network,
  account: string,
  calls: readonly CallRequest[],
  prepared: Omit<Prepared, 'transactions'>,
  operation: TransactionApproval['operation'] = null,
): Promise<TransactionApproval> {
  const actions: readonly Action[] = await Promise.all(
    calls.map((call) => readAction(client, call)),
  )
  const { fee, total, balance, problem } = prepared
  const details = calls.map(({ data = '0x' }) => data)
  return {
    kind: 'transaction',
    account,
    network: name,
    currency,
    actions,
    fee,
    total,
    balance,
    problem,
    operation,
    details,
  }
}

/** Signs what was prepared, all of it with one use of the key. */
export function signAll(
  { page, store, account }: Signing,
  transactions: readonly Serializable[],
): Promise<readonly Hex[]> {
  return withSecret({ api: page.api, store }, account, async (keys) => {
    const signer: LocalAccount = keys.evm.signer()
    return Promise.all(transactions.map((one) => signer.signTransaction(one)))
  })
}

/** Sends a signed transaction. Sent twice it is still one: its hash says whether it is known. */
export async function submit(client: PublicClient, signed: Hex): Promise<Hex> {
  try {
    return await client.sendRawTransaction({ serializedTransaction: signed })
  } catch (error) {
    const hash = keccak256(signed)
    const isKnown = await client.getTransaction({ hash }).then(
      () => true,
      () => false,
    )
    if (isKnown) return hash
    throw rpcFailed(error)
  }
}
