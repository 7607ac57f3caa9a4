import { keccak256, type PublicClient, type SignedAuthorization, slice, stringToHex } from 'viem'
import {
  type BundlerClient,
  prepareUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { prepareAuthorization } from 'viem/actions'
import { SecureError } from '#secure/wire'
import { wereSent } from '../requests/rpc/sentCalls.ts'
import type { Prepared } from '../requests/rpc/prepare.ts'
import { rpcFailed } from '../requests/rpc/client.ts'
import type { CallRequest } from '../requests/rpc/transactionParams.ts'
import { bundlerFailed, isReverted, isUnfunded } from './bundler.ts'
import { DELEGATE, isDelegated } from './delegation.ts'
import type { SmartOwn } from './ownAccount.ts'
import { describeSmartAccount } from './smartAccount.ts'

export type Operation = UserOperation<'0.8'>

/** An operation that only has to be signed, and what it costs at most. */
type PreparedOperation = Omit<Prepared, 'transactions' | 'nonce'> & {
  /** Undefined where there is a problem. */
  readonly operation: Operation | undefined
  /** The contract that the account will be run by from then on; it is signed along. */
  readonly upgradesTo: string | null
}

/** Room above what the bundler says: state moves before it is mined. */
const GAS_PERCENT = 120n
/** Stands in for a signature of the right length while gas is estimated. */
const STUB = {
  r: '0xfffffffffffffffffffffffffffffff000000000000000000000000000000000',
  s: '0x7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  yParity: 1,
} as const

/**
 * Makes one operation of the calls, here and from what was asked alone; its nonce comes from the id
 * of the calls, so that the chain itself takes each id once.
 *
 * @throws SecureError 5720 where they were sent before
 */
export async function prepareOperation(
  { client, bundler }: { readonly client: PublicClient; readonly bundler: BundlerClient },
  own: SmartOwn,
  { id, calls }: { readonly id: string; readonly calls: readonly CallRequest[] },
): Promise<PreparedOperation> {
  const { address, network } = own
  const account = await describeSmartAccount(network, client, own)
  const value = calls.reduce((sum, call) => sum + (call.value ?? 0n), 0n)
  const [balance, nonce, authorization] = await Promise.all([
    client.getBalance({ address }),
    account.getNonce({ key: laneOf(id) }),
    prepareDelegation(client, own),
  ]).catch((error: unknown) => {
    throw rpcFailed(error)
  })
  if (BigInt.asUintN(64, nonce) > 0n) throw wereSent()
  const upgradesTo = authorization?.address ?? null
  const stopped = (problem: 'funds' | 'fails') => ({
    operation: undefined,
    fee: null,
    total: value,
    balance,
    problem,
    upgradesTo,
  })
  if (value > balance) return stopped('funds')
  try {
    const prepared = await prepareUserOperation(bundler, {
      account,
      calls: calls.map(toCall),
      nonce,
      ...(authorization === undefined
        ? {}
        : { authorization, factory: '0x7702', factoryData: '0x' }),
      parameters: ['factory', 'fees', 'gas', 'nonce', 'signature'],
    })
    const callGasLimit = (prepared.callGasLimit * GAS_PERCENT) / 100n
    const operation = { ...prepared, callGasLimit }
    const { verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
    const fee = (callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
    const total = value + fee
    const problem = total > balance ? 'funds' : null
    return { operation, fee, total, balance, problem, upgradesTo }
  } catch (error) {
    if (isUnfunded(error)) return stopped('funds')
    if (isReverted(error)) return stopped('fails')
    throw bundlerFailed(error)
  }
}

/** Of 192 bits: operations of different ids do not wait for each other, and of one id there is one. */
function laneOf(id: string): bigint {
  return BigInt(slice(keccak256(stringToHex(id)), 0, 24))
}

/** What makes a plain account a smart one (EIP-7702), where it is not this one yet. */
async function prepareDelegation(
  client: PublicClient,
  { address, network }: SmartOwn,
): Promise<SignedAuthorization | undefined> {
  if (!network.smartAccounts.isEip7702) return undefined
  if (await isDelegated(client, address)) return undefined
  const authorization = await prepareAuthorization(client, {
    account: address,
    contractAddress: DELEGATE,
  })
  return { ...authorization, ...STUB }
}

function toCall({ to, value = 0n, data = '0x' }: CallRequest) {
  if (to === undefined) {
    const sentence = 'Smart accounts create no contracts. Use your standard account for it.'
    throw new SecureError('SMART_ACCOUNT_CANNOT', sentence)
  }
  return { to, value, data }
}
