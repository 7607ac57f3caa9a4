import { type Hex, isAddressEqual, isHex } from 'viem'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { WrongDepositorError } from '../errors/speedUp.ts'
import {
  InvalidSignatureError,
  NoAccountError,
  NoSignerError,
  WrongChainError,
} from '../errors/wallet.ts'
import { type PreparedSpeedUp, speedUpTypedData } from './speedUp.ts'
import type { Abortable } from '../transport/transport.ts'
import type { BridgeWallet } from '../transaction/wallet.ts'

export type SignSpeedUpOptions = Abortable & {
  readonly wallet: BridgeWallet | undefined
  readonly prepared: PreparedSpeedUp
  /** Switches the wallet to the origin chain. @default false */
  readonly forceOriginChain?: boolean | undefined
}

/**
 * Returns the depositor's signature of the new offer. The signature of a contract (ERC-1271) has any length.
 *
 * Anyone who has the signature can use it. For deposits made with `unsafeDeposit`, it is valid for every deposit
 * with the same id.
 *
 * @throws NoSignerError, NoAccountError, WrongDepositorError, WrongChainError,
 * InvalidSignatureError; the wallet's own error if the person declines
 */
export async function signSpeedUp(_: BridgeClient, options: SignSpeedUpOptions): Promise<Hex> {
  const { prepared, signal } = options
  const wallet = await requireDepositor(options)
  const signature = await abortable(wallet.signTypedData(speedUpTypedData(prepared)), signal)
  if (!isHex(signature) || signature === '0x') throw new InvalidSignatureError(signature)
  return signature
}

/** The wallet, with the depositor's account and on the origin chain. */
export async function requireDepositor(options: SignSpeedUpOptions): Promise<BridgeWallet> {
  const { wallet, prepared, forceOriginChain, signal } = options
  const { depositor, originChainId } = prepared.deposit
  if (wallet === undefined) throw new NoSignerError()
  const { address: account } = wallet
  if (account === undefined) throw new NoAccountError()
  if (!isAddressEqual(account, depositor)) throw new WrongDepositorError({ account, depositor })
  let connected = await abortable(wallet.chainId(), signal)
  if (connected !== originChainId && forceOriginChain === true) {
    await abortable(wallet.switchChain(originChainId), signal)
    connected = await abortable(wallet.chainId(), signal)
  }
  if (connected !== originChainId) throw new WrongChainError(connected, originChainId)
  return wallet
}
