import { concat, type Hex, isHex } from 'viem'
import { InvalidIntegratorIdError } from '../errors/client.ts'

const DELIMITER = '0x1dc0de'

/**
 * The five bytes after a deposit's calldata that name the integrator.
 *
 * @throws InvalidIntegratorIdError
 */
export function integratorSuffix(integratorId: string): Hex {
  if (!isHex(integratorId, { strict: true }) || integratorId.length !== 6) {
    throw new InvalidIntegratorIdError(integratorId)
  }
  return concat([DELIMITER, integratorId])
}

/** The id that such bytes at the end of a deposit's transaction name; undefined where they name none. */
export function integratorIdIn(input: Hex): Hex | undefined {
  const end = `0x${input.slice(-10)}` as const
  return input.length > 12 && isIntegratorSuffix(end) ? `0x${end.slice(-4)}` : undefined
}

/** True for what `integratorSuffix` makes, of anybody. */
export function isIntegratorSuffix(bytes: Hex): boolean {
  return /^0x1dc0de[0-9a-f]{4}$/i.test(bytes)
}
