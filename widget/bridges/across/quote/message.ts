import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddress,
  isHex,
  parseAbiParameters,
} from 'viem'
import { InvalidMessageError, NoActionsError } from '../errors/client.ts'

/** A call on the destination chain (S3.17). */
export type Action = {
  readonly target: Address
  readonly callData: Hex
  /** In wei. The output arrives as the wrapped token; unwrap it in an earlier action. */
  readonly value: bigint
  /**
   * Adjusts the call to the amount that will arrive, in base units of the output token. Fields that it leaves
   * out stay unchanged. The client calls it once for each quote.
   */
  readonly update?: ((outputAmount: bigint) => ActionUpdate | Promise<ActionUpdate>) | undefined
}

export type ActionUpdate = {
  readonly callData?: Hex | undefined
  /** In wei; 0n counts as a value. */
  readonly value?: bigint | undefined
}

/** Actions that the handler on the destination chain runs, either all or none. */
export type CrossChainMessage = {
  readonly actions: readonly Action[]
  /**
   * Gets the output if an action fails, and the remainder if none fails. The zero address means no recipient:
   * then a failing action prevents the fill, and the deposit expires.
   */
  readonly fallbackRecipient: Address
}

const parameters = parseAbiParameters([
  'Instructions instructions',
  'struct Call { address target; bytes callData; uint256 value; }',
  'struct Instructions { Call[] calls; address fallbackRecipient; }',
])

/**
 * Encodes a message for the handler.
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

/** Decodes the result of `encodeMessage`. Returns undefined if the bytes are not for the handler. */
export function decodeMessage(message: Hex): CrossChainMessage | undefined {
  try {
    const [{ calls, fallbackRecipient }] = decodeAbiParameters(parameters, message)
    return { actions: calls, fallbackRecipient }
  } catch {
    // Other contracts have their own message formats.
    return undefined
  }
}

/** The message with every action adjusted to the amount that will arrive; the input is not mutated. */
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
