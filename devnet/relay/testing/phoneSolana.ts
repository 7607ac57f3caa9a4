import { ed25519 } from '@noble/curves/ed25519'
import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { signTransaction } from '../../wallet/solanaTransaction.ts'

export type PhoneSolanaOptions = {
  /** CAIP-2 ids it has an account on. */
  readonly chains: readonly string[]
  /** Its own node; without one it sends nothing. */
  readonly rpcUrl?: string | undefined
  /** @default all that WalletConnect names */
  readonly methods?: readonly string[] | undefined
}

/** What WalletConnect's documents name. @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc */
const allMethods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

const SIGNATURE_BYTES = 64

/** The phone's account on Solana, by the names and shapes of WalletConnect's sessions. */
export function createPhoneSolana(
  secret: Uint8Array,
  { chains, rpcUrl, methods = allMethods }: PhoneSolanaOptions,
) {
  const publicKey = ed25519.getPublicKey(secret)
  const address = getBase58Decoder().decode(publicKey)
  const settings = {
    /** Answers a signature alone, as older wallets do. */
    signatureAlone: false,
    /** Methods that it granted, and does not know. */
    lacks: [] as string[],
  }

  function signOne(transaction: string) {
    const signed = signTransaction(Buffer.from(transaction, 'base64'), { secret, publicKey })
    // The payer's own, which stands first.
    const signature = getBase58Decoder().decode(signed.slice(1, 1 + SIGNATURE_BYTES))
    return { signature, transaction: Buffer.from(signed).toString('base64') }
  }

  async function send(transaction: string): Promise<void> {
    if (rpcUrl === undefined) throw new Error('The phone wallet has no node of Solana')
    const params = [transaction, { encoding: 'base64' }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    const { error } = (await response.json()) as { error?: { message: string } } // JSON-RPC
    if (error !== undefined) throw new Error(error.message)
  }

  return {
    address,
    settings,
    namespace: {
      chains: [...chains],
      accounts: chains.map((id) => `${id}:${address}`),
      methods: [...methods],
      events: [],
    },
    async perform(method: string, params: unknown): Promise<unknown> {
      // One object, as its page sends it.
      const { message, transaction, transactions } = params as {
        message: string
        transaction: string
        transactions: string[]
      }
      switch (method) {
        case 'solana_signMessage': {
          const signed = ed25519.sign(Uint8Array.from(getBase58Encoder().encode(message)), secret)
          return { signature: getBase58Decoder().decode(signed) }
        }
        case 'solana_signTransaction': {
          const { signature, ...whole } = signOne(transaction)
          return settings.signatureAlone ? { signature } : { signature, ...whole }
        }
        case 'solana_signAllTransactions':
          return { transactions: transactions.map((one) => signOne(one).transaction) }
        case 'solana_signAndSendTransaction': {
          const signed = signOne(transaction)
          await send(signed.transaction)
          return { signature: signed.signature }
        }
        default:
          throw new Error(`The phone wallet has no ${method}`)
      }
    },
  }
}
