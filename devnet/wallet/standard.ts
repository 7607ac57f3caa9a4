import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes } from 'viem'
import { base58 } from './base58.ts'
import type { WalletConfig } from './config.ts'
import { errors, type ProviderError } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { walletIcon } from './icon.ts'
import type { Ask } from './questions.ts'
import type { Session } from './session.ts'
import { signInText } from './signInText.ts'
import { signTransaction } from './solanaTransaction.ts'

const MEMORY = 'devnet-wallet-solana'

type Options = {
  session: Session
  ask: Ask
  config: WalletConfig
  hook: DevnetWalletHook
  takeFailure: (asked: string) => ProviderError | undefined
  name: string
  chains: readonly string[]
}
type Bytes = Uint8Array
type Change = { accounts?: unknown }

/** The Devnet Wallet on Solana, as the Wallet Standard has it. */
export function createStandardWallet(options: Options) {
  const { session, ask, config, hook, takeFailure, name, chains } = options
  const listeners = new Set<(change: Change) => void>()
  let connected = localStorage.getItem(MEMORY) !== null

  const keys = () => {
    const account = config.accounts[session.account()]
    if (account === undefined) throw errors.internal('The wallet has no such account')
    const secret = hexToBytes(account.privateKey)
    return { secret, publicKey: ed25519.getPublicKey(secret) }
  }
  const accounts = () => {
    if (!connected) return []
    const { publicKey } = keys()
    const address = base58(publicKey)
    return [Object.freeze({ address, publicKey, chains, features: Object.keys(features) })]
  }
  const tell = () => {
    for (const listener of listeners) listener({ accounts: accounts() })
  }
  const setConnected = (next: boolean) => {
    connected = next
    if (next) localStorage.setItem(MEMORY, 'connected')
    else localStorage.removeItem(MEMORY)
    tell()
  }
  /** Writes it down, and fails where a test wants that. */
  const begin = (method: string, params: unknown) => {
    hook.requests.push({ method, params })
    const failure = takeFailure(method)
    if (failure !== undefined) throw failure
  }

  async function connect({ silent = false }: { silent?: boolean } = {}) {
    begin('standard:connect', { silent })
    if (!connected && !silent) {
      await ask('standard:connect', {
        title: 'Connect',
        summary: 'This page wants to see your Solana account and ask for approvals.',
      })
      setConnected(true)
    }
    return { accounts: accounts() }
  }

  const features = {
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': { version: '1.0.0', disconnect: async () => setConnected(false) },
    'standard:events': {
      version: '1.0.0',
      on(_event: 'change', listener: (change: Change) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    'solana:signMessage': {
      version: '1.0.0',
      async signMessage(...inputs: { message: Bytes }[]) {
        begin('solana:signMessage', inputs.length)
        return sign('Sign a message', inputs, ({ message }) => ({
          signedMessage: message,
          signature: ed25519.sign(message, keys().secret),
        }))
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      async signTransaction(...inputs: { transaction: Bytes }[]) {
        begin('solana:signTransaction', inputs.length)
        return sign('Sign a transaction', inputs, ({ transaction }) => ({
          signedTransaction: signTransaction(transaction, keys()),
        }))
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: Record<string, unknown>[]) {
        begin('solana:signIn', inputs)
        return sign('Sign in', inputs, (input) => {
          if (!connected) setConnected(true)
          const [account] = accounts()
          const text = signInText({ domain: location.host, ...input }, base58(keys().publicKey))
          const signedMessage = new TextEncoder().encode(text)
          const signature = ed25519.sign(signedMessage, keys().secret)
          return { account, signedMessage, signature }
        })
      },
    },
  }

  async function sign<input, output>(
    title: string,
    inputs: input[],
    run: (input: input) => output,
  ): Promise<output[]> {
    await ask('solana', { title, summary: `${inputs.length} on Solana` })
    return inputs.map(run)
  }

  return {
    version: '1.0.0',
    name,
    icon: walletIcon,
    chains,
    features,
    get accounts() {
      return accounts()
    },
  }
}

/** As the standard's own package does it. @see https://github.com/wallet-standard/wallet-standard */
export function registerStandard(wallet: object): void {
  const callback = ({ register }: { register: (wallet: object) => unknown }) => register(wallet)
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: callback, cancelable: false }),
  )
  window.addEventListener('wallet-standard:app-ready', (event) => {
    if (event instanceof CustomEvent) callback(event.detail)
  })
}
