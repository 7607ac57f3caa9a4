import * as z from 'zod/mini'
import { evmAddress, hexBytes } from '#protocol'
import { quantity } from './shapes.ts'

/** What an account contract is asked to do; gas and paymaster differ between versions (ERC-4337). */
export const userOperation = z.looseObject({
  sender: evmAddress,
  nonce: quantity,
  callData: hexBytes,
})
