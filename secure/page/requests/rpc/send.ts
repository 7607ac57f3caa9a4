import { type Hex, keccak256, type PublicClient } from 'viem'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { Action, TransactionApproval } from '../../approvals/approval.ts'
import { readAction } from '../../approvals/readAction.ts'
import { readTrial } from '../../approvals/trial/readTrial.ts'
import { withSecret } from '../../keys/wallet.ts'
import type { Page } from '../../page.ts'
import type { Network } from '../../session.ts'
import type { Signing } from './signing.ts'
import { createClient as clientOf, rpcFailed } from './client.ts'
import type { Prepared, Serializable } from './prepare.ts'
import type { CallRequest } from './transactionParams.ts'

/** What the person is shown of transactions that are ready. */
export async function describeTransactions(
  page: Page,
  client: PublicClient,
  network: Network,
  account: string,
  calls: readonly CallRequest[],
  {
    prepared,
    outcome,
    operation = null,
  }: {
    readonly prepared: Omit<Prepared, 'transactions' | 'nonce'> & Partial<Pick<Prepared, 'nonce'>>
    readonly outcome: TrialOutcome
    readonly operation?: TransactionApproval['operation']
  },
): Promise<TransactionApproval> {
  const { chainId, name, currency } = network
  const { networks, descriptors = [] } = page.config
  const context = { chainId, client, account, networks, descriptors, clientOf, depth: 0 }
  const actions: readonly Action[] = await Promise.all(
    calls.map((call) => readAction(call, context)),
  )
  const trial = await readTrial(client, outcome, calls, actions)
  const { fee, total, balance, nonce = null } = prepared
  const problem = prepared.problem ?? (outcome.status === 'reverts' ? 'fails' : null)
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
    nonce,
    trial,
    details,
  }
}

/** Signs what was prepared, all of it with one use of the key. */
export function signAll(
  { page, store, account }: Signing,
  transactions: readonly Serializable[],
): Promise<readonly Hex[]> {
  return withSecret({ api: page.api, store }, account, async (keys) => {
    const signer = keys.evm.signer()
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
