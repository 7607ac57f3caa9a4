import { secp256k1 } from '@noble/curves/secp256k1'
import {
  type Address,
  hashMessage,
  hashTypedData,
  type Hex,
  keccak256,
  serializeSignature,
  serializeTransaction,
  type Signature,
  type SignableMessage,
  type SignedAuthorization,
  type TransactionSerializable,
  type TypedData,
  type TypedDataDefinition,
} from 'viem'
import { HDKey, publicKeyToAddress } from 'viem/accounts'
import { bytesToHex, hashAuthorization, hexToBytes, numberToHex } from 'viem/utils'

const PATH = "m/44'/60'/0'/0/0"

/**
 * What signs with the key. It reads the bytes at each signature and keeps no copy, so that it signs
 * nothing any more once they are overwritten; viem's own wants the key as a string.
 */
export type EvmSigner = {
  signMessage(asked: { message: SignableMessage }): Promise<Hex>
  signTypedData<const types extends TypedData | Record<string, unknown>, name extends keyof types>(
    definition: TypedDataDefinition<types, name>,
  ): Promise<Hex>
  signTransaction(transaction: TransactionSerializable): Promise<Hex>
  signAuthorization(asked: {
    address: Address
    chainId: number
    nonce: number
  }): Promise<SignedAuthorization>
}

export type EvmAccount = {
  address: Address
  privateKey: Uint8Array
  signer(): EvmSigner
  /** As other wallets import it. A string cannot be overwritten: only export asks for it. */
  exportKey(): Hex
}

export function deriveEvm(seed: Uint8Array): EvmAccount {
  const root = HDKey.fromMasterSeed(seed)
  const node = root.derive(PATH)
  const { privateKey } = node
  if (privateKey === null) throw new Error('The path has no private key.')
  const key = new Uint8Array(privateKey)
  const address = publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(key, false)))
  root.wipePrivateData()
  node.wipePrivateData()
  return {
    address,
    privateKey: key,
    signer: () => createSigner(key),
    exportKey: () => bytesToHex(key),
  }
}

function createSigner(key: Uint8Array): EvmSigner {
  const sign = (hash: Hex) => serializeSignature(signHash(key, hash))
  return {
    signMessage: async ({ message }) => sign(hashMessage(message)),
    signTypedData: async (definition) => sign(hashTypedData(definition)),
    async signTransaction(transaction) {
      const signature = signHash(key, keccak256(serializeTransaction(transaction)))
      return serializeTransaction(transaction, signature)
    },
    async signAuthorization({ address, chainId, nonce }) {
      const signature = signHash(key, hashAuthorization({ address, chainId, nonce }))
      return { address, chainId, nonce, ...signature }
    },
  }
}

function signHash(key: Uint8Array, hash: Hex): Signature & { v: bigint; yParity: number } {
  const { r, s, recovery } = secp256k1.sign(hexToBytes(hash), key, { lowS: true })
  return {
    r: numberToHex(r, { size: 32 }),
    s: numberToHex(s, { size: 32 }),
    v: recovery === 1 ? 28n : 27n,
    yParity: recovery,
  }
}
