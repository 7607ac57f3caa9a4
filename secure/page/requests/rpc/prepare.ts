import {
  type Address,
  EstimateGasExecutionError,
  type PublicClient,
  type TransactionSerializableEIP1559,
  type TransactionSerializableLegacy,
} from 'viem'
import type { TrialOutcome } from '#bridges/across/trial/trial.ts'
import type { AskedNonce } from '../../approvals/approval.ts'
import { estimateFees } from './fees.ts'
import type { CallRequest } from './transactionParams.ts'
import { rpcFailed } from './client.ts'

/** Room above what the node says: state moves before a transaction is mined. */
const GAS_PERCENT = 120n

export type Serializable = TransactionSerializableEIP1559 | TransactionSerializableLegacy
/** Transactions that only have to be signed, and what they cost at most. */
export type Prepared = {
  transactions: readonly Serializable[]
  fee: bigint | null
  total: bigint
  balance: bigint
  problem: 'funds' | 'fails' | null
  nonce: AskedNonce | null
}

/**
 * Fills in nonce, gas and fees over our own RPC; what comes out is what is signed. Calls after the
 * first are estimated by the trial, which makes them on what those before them leave.
 */
export async function prepare(
  client: PublicClient,
  from: Address,
  calls: readonly CallRequest[],
  tried: Promise<TrialOutcome>,
): Promise<Prepared> {
  try {
    const [balance, next, fees] = await Promise.all([
      client.getBalance({ address: from }),
      client.getTransactionCount({ address: from, blockTag: 'pending' }),
      estimateFees(client, calls[0]),
    ])
    const asked = calls[0]?.nonce
    const nonce = asked === undefined ? null : { value: asked, isTaken: asked < next }
    const value = calls.reduce((sum, call) => sum + (call.value ?? 0n), 0n)
    if (value > balance) {
      return { transactions: [], fee: null, total: value, balance, problem: 'funds', nonce }
    }
    const gas = await estimateAll(client, from, calls, tried)
    if (gas === undefined) {
      return { transactions: [], fee: null, total: value, balance, problem: 'fails', nonce }
    }
    const transactions = calls.map((call, at): Serializable => {
      const { to, value: amount = 0n, data } = call
      const rest = {
        chainId: client.chain?.id ?? 0,
        nonce: (call.nonce ?? next) + (call.nonce === undefined ? at : 0),
        gas: call.gas ?? gas[at] ?? 0n,
        value: amount,
        ...(to === undefined ? {} : { to }),
        ...(data === undefined ? {} : { data }),
      }
      return { ...fees, ...rest }
    })
    const price = fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas
    const fee = transactions.reduce((sum, one) => sum + (one.gas ?? 0n) * price, 0n)
    const total = value + fee
    return { transactions, fee, total, balance, problem: total > balance ? 'funds' : null, nonce }
  } catch (error) {
    throw rpcFailed(error)
  }
}

/** Undefined where the network says that a call would be undone. */
async function estimateAll(
  client: PublicClient,
  account: Address,
  calls: readonly CallRequest[],
  tried: Promise<TrialOutcome>,
): Promise<readonly bigint[] | undefined> {
  const [first, ...later] = calls
  if (first === undefined) return []
  if (later.length > 0) return gasOf(await tried)
  try {
    const gas = await client.estimateGas({ account, ...pick(first) })
    // Plain payments cost what they cost.
    return [first.data === undefined && gas === 21_000n ? gas : (gas * GAS_PERCENT) / 100n]
  } catch (error) {
    if (error instanceof EstimateGasExecutionError && isRevert(error)) return undefined
    throw error
  }
}

function gasOf(outcome: TrialOutcome): readonly bigint[] | undefined {
  if (outcome.status === 'untried') throw new Error('No node can try several calls at once.')
  if (outcome.status === 'reverts') return undefined
  // What was used is less than what must be sent along: refunds and the 63/64 rule.
  return outcome.gas.map((gas) => (gas * 3n) / 2n + 5_000n)
}

function pick({ to, value, data }: CallRequest) {
  return {
    ...(to === undefined ? {} : { to }),
    ...(value === undefined ? {} : { value }),
    ...(data === undefined ? {} : { data }),
  }
}

/** A node that is down, slow or odd is told apart from a call that fails. */
function isRevert(error: Error): boolean {
  const names = ['ExecutionRevertedError', 'IntrinsicGasTooLowError', 'InsufficientFundsError']
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (names.includes(at.name) || /revert|invalid opcode|out of gas/i.test(at.message)) return true
  }
  return false
}
