import {
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  decompileTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Encoder,
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  setTransactionMessageComputeUnitPrice,
  signBytes,
} from '@solana/kit'
import { BaseError } from '#protocol'
import type { WalletPort } from '../../walletPort.ts'

export type SolanaWallet = Awaited<ReturnType<typeof createSolanaWallet>>

/** A wallet with one key, by the names of WalletConnect's sessions. */
export async function createSolanaWallet(
  options: {
    /** Sends by itself what it signs. */
    send?: ((wire: string) => Promise<unknown>) | undefined
    /** Signs this in the place of what it was asked for. */
    alter?: ((wire: string) => string) | undefined
    /** Looked at before each answer. */
    before?: (() => Promise<unknown>) | undefined
  } = {},
) {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(
    crypto.getRandomValues(new Uint8Array(32)),
  )
  const asked: string[] = []
  const port: WalletPort = async ({ method, params }) => {
    asked.push(method)
    await options.before?.()
    const { transaction = '', message = '' } = fieldsOf(params)
    if (method === 'solana_signMessage') {
      const bytes = getBase58Encoder().encode(message)
      const signature = await signBytes(signer.keyPair.privateKey, bytes)
      return { signature: getBase58Decoder().decode(signature) }
    }
    const isSending = method === 'solana_signAndSendTransaction'
    const isKnown = options.send === undefined ? method === 'solana_signTransaction' : isSending
    if (!isKnown) throw new BaseError('Not supported', { code: 4200 })
    const { wire, signature } = await sign(signer, options.alter?.(transaction) ?? transaction)
    await options.send?.(wire)
    return isSending ? { signature } : { signature, transaction: wire }
  }
  return { address: signer.address as string, asked, port, signer }
}

async function sign(signer: KeyPairSigner, wire: string) {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const signed = await partiallySignTransaction([signer.keyPair], transaction)
  const own = signed.signatures[signer.address]
  if (!own) throw new Error('This transaction is not of this account')
  return {
    wire: getBase64EncodedWireTransaction(signed),
    signature: getBase58Decoder().decode(own),
  }
}

function fieldsOf(params: unknown): { transaction?: string; message?: string } {
  return typeof params === 'object' && params !== null ? params : {}
}

/** The same transaction at another price for each unit of computing, in millionths of a lamport. */
export function priced(wire: string, price: bigint): string {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  const message = decompileTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(messageBytes),
  )
  if (message.version !== 0) throw new Error('It was not made by us')
  return getBase64EncodedWireTransaction(
    compileTransaction(setTransactionMessageComputeUnitPrice(price, message)),
  )
}
