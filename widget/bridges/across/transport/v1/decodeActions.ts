import { type Address, decodeFunctionData, type Hex } from 'viem'
import type * as z from 'zod/mini'
import { erc20Abi, spokePoolAbi } from '../../contracts/abi.ts'
import { NotOfferedError } from '../../errors/service.ts'
import { bytes32ToAddress } from '../../util/bytes.ts'
import type { BridgeAction } from '../actions.ts'
import * as schemas from './schemas.ts'

/** What may be asked for: an approval, and a deposit into a pool of today's generation or the one before. */
const knownCalls = [...erc20Abi, ...spokePoolAbi]

/**
 * What v1 asks to be done, decoded; unverified against the service. Signatures, executions by the service, its
 * own contract (`prefunded-store`) and every call that is not known are refused.
 *
 * @throws NotOfferedError
 */
export function decodeActions(actions: readonly unknown[]): readonly BridgeAction[] {
  return actions.map(decodeAction)
}

function decodeAction(given: unknown): BridgeAction {
  const action = schemas.action.safeParse(given)
  if (!action.success) throw new NotOfferedError('it asks for a step that has no known form')
  const { type, id } = action.data
  // Its contract is not public, so nobody could say what it does.
  if (id === 'prefunded-store')
    throw new NotOfferedError('it pays into a contract that is not public')
  const isTransaction = type === 'send_transaction' || type === 'approval'
  if (!isTransaction) throw new NotOfferedError(`it asks for the step ${JSON.stringify(type)}`)
  const transaction = schemas.transactionAction.safeParse(given)
  if (!transaction.success) throw new NotOfferedError('it asks for a transaction of no known form')
  return decodeCall(transaction.data)
}

function decodeCall({
  chainId,
  to,
  data,
  value,
}: z.infer<typeof schemas.transactionAction>): BridgeAction {
  const call = readCall(data)
  switch (call.functionName) {
    case 'approve': {
      if (value !== 0n) throw new NotOfferedError('it sends currency with an approval')
      const [spender, amount] = call.args
      return { type: 'approve', chainId, token: to, spender, amount }
    }
    case 'deposit':
    case 'depositV3': {
      const [depositor, recipient, inputToken, outputToken, ...numbers] = call.args
      const [inputAmount, outputAmount, destination, exclusiveRelayer, ...rest] = numbers
      const [quoteTimestamp, fillDeadline, exclusivityDeadline, message] = rest
      return {
        type: 'deposit',
        terms: {
          depositor: addressOf(depositor),
          recipient: addressOf(recipient),
          inputToken: addressOf(inputToken),
          outputToken: addressOf(outputToken),
          inputAmount,
          outputAmount,
          originChainId: chainId,
          destinationChainId: chainIdOf(destination),
          exclusiveRelayer: addressOf(exclusiveRelayer),
          quoteTimestamp,
          fillDeadline,
          exclusivityDeadline,
          message,
          spokePool: to,
          value,
        },
      }
    }
    default:
      throw new NotOfferedError(`it asks for the call ${call.functionName}`)
  }
}

function readCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: knownCalls, data })
  } catch {
    throw new NotOfferedError('it asks for a call that is not known')
  }
}

/** Of the 20 or 32 bytes in which a pool takes it. */
function addressOf(bytes: Hex): Address {
  const address = bytes.length === 42 ? bytes : bytes32ToAddress(bytes)
  if (address === undefined)
    throw new NotOfferedError('it names an address of another kind of chain')
  return address
}

function chainIdOf(id: bigint): number {
  if (id > BigInt(Number.MAX_SAFE_INTEGER)) throw new NotOfferedError('it names an unknown network')
  return Number(id)
}
