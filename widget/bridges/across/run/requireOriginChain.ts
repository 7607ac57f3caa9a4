import { abortable } from '#lib/abort.ts'
import { WrongChainError } from '../errors/wallet.ts'
import type { Run } from './runOptions.ts'

/**
 * The wallet must be on the origin chain (S5.12); with `forceOriginChain` it is asked to switch.
 *
 * @throws WrongChainError
 */
export async function requireOriginChain(run: Run): Promise<void> {
  const { wallet, transfer, forceOriginChain, signal } = run
  const { originChainId } = transfer().route
  let connected = await abortable(wallet.chainId(), signal)
  if (connected !== originChainId && forceOriginChain === true) {
    await abortable(wallet.switchChain(originChainId), signal)
    connected = await abortable(wallet.chainId(), signal)
  }
  if (connected !== originChainId) throw new WrongChainError(connected, originChainId)
}
