import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddress,
  isHex,
  parseAbiParameters,
} from 'viem'
import { InvalidMessageError, NoActionsError } from './errors/client.ts'

/** A call on the destination chain (S3.17). */
export type Action = {
  readonly target: Address
  readonly callData: Hex
  /** Wei. The output arrives as the wrapped token: unwrap it in an action before this one. */
  readonly value: bigint
  /**
   * Fits the call to what will arrive (base units of the output token); what is left out stays as
   * it is. It is asked once per quote.
   */
  readonly update?: ((outputAmount: bigint) => ActionUpdate | Promise<ActionUpdate>) | undefined
}

export type ActionUpdate = {
  readonly callData?: Hex | undefined
  /** 0n counts. */
  readonly value?: bigint | undefined
}

/** Actions that the handler on the destination chain runs, all of them or none. */
export type CrossChainMessage = {
  readonly actions: readonly Action[]
  /**
   * Gets the output when an action fails, and what is left over when none does. The zero address
   * means nobody: then a failing action keeps the deposit from being filled, and it expires.
   */
  readonly fallbackRecipient: Address
}

const parameters = parseAbiParameters([
  'Instructions instructions',
  'struct Call { address target; bytes callData; uint256 value; }',
  'struct Instructions { Call[] calls; address fallbackRecipient; }',
])

/**
 * The message as the handler reads it.
 *
 * @throws NoActionsError, InvalidMessageError
 */
export function encodeMessage({ actions, fallbackRecipient }: CrossChainMessage): Hex {
  if (actions.length === 0) throw new NoActionsError()
  if (!isAddress(fallbackRecipient)) throw new InvalidMessageError('its fallback is no address')
  const calls = actions.map(({ target, callData, value }, index) => {
    const place = `of action ${index + 1}`
    if (!isAddress(target)) throw new InvalidMessageError(`the target ${place} is no address`)
    if (!isHex(callData) || callData.length % 2 !== 0) {
      throw new InvalidMessageError(`the data ${place} is not bytes`)
    }
    if (value < 0n || value >= 2n ** 256n) {
      throw new InvalidMessageError(`the value ${place} is out of range`)
    }
    return { target, callData, value }
  })
  return encodeAbiParameters(parameters, [{ calls, fallbackRecipient }])
}

/** What `encodeMessage` made, or undefined when these bytes are not for the handler. */
export function decodeMessage(message: Hex): CrossChainMessage | undefined {
  try {
    const [{ calls, fallbackRecipient }] = decodeAbiParameters(parameters, message)
    return { actions: calls, fallbackRecipient }
  } catch {
    // Other contracts have messages of their own.
    return undefined
  }
}

/** The message with every action fitted to what will arrive; the caller's objects stay untouched. */
export async function updateMessage(
  { actions, fallbackRecipient }: CrossChainMessage,
  outputAmount: bigint,
): Promise<CrossChainMessage> {
  const updated = actions.map(async (action) => {
    const { callData = action.callData, value = action.value } =
      (await action.update?.(outputAmount)) ?? {}
    return { target: action.target, callData, value }
  })
  return { actions: await Promise.all(updated), fallbackRecipient }
}
