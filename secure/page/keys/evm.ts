import type { Hex } from 'viem'
import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'

const PATH = "m/44'/60'/0'/0/0"

export type EvmAccount = {
  address: `0x${string}`
  privateKey: Uint8Array
  /** Signs; viem wants the key as a string, so it is made for the one signature. */
  signer(): PrivateKeyAccount
  exportKey(): Hex
}

export function deriveEvm(seed: Uint8Array): EvmAccount {
  const root = HDKey.fromMasterSeed(seed)
  const node = root.derive(PATH)
  const { privateKey } = node
  if (privateKey === null) throw new Error('The path has no private key.')
  const kept = new Uint8Array(privateKey)
  const { address } = privateKeyToAccount(bytesToHex(kept))
  root.wipePrivateData()
  node.wipePrivateData()
  return {
    address,
    privateKey: kept,
    signer: () => privateKeyToAccount(bytesToHex(kept)),
    exportKey: () => bytesToHex(kept),
  }
}
