import type { Hex } from 'viem'
import { abortable } from '#lib/abort.ts'
import { isTransactionHash } from '../util/bytes.ts'
import type { BridgeClient } from '../client/client.ts'
import { encodeSpeedUp } from './encodeSpeedUp.ts'
import { InvalidHashError } from '../errors/wallet.ts'
import { requireDepositor, type SignSpeedUpOptions } from './signSpeedUp.ts'

export type SendSpeedUpOptions = SignSpeedUpOptions & { readonly signature: Hex }

/**
 * Sends the signed offer and returns the transaction's hash. Sending it twice is harmless, because the offer is
 * the same.
 *
 * @throws NoSignerError, NoAccountError, WrongDepositorError, WrongChainError, InvalidHashError; the
 * wallet's own error if the person declines
 */
export async function sendSpeedUp(_: BridgeClient, options: SendSpeedUpOptions): Promise<Hex> {
  const { prepared, signature, signal } = options
  const { originChainId: chainId, depositor: from } = prepared.deposit
  const wallet = await requireDepositor(options)
  const call = encodeSpeedUp(prepared, signature)
  const hash = await abortable(wallet.sendTransaction({ from, chainId, ...call }), signal)
  if (!isTransactionHash(hash)) throw new InvalidHashError(hash)
  return hash
}
