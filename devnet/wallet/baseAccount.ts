import { numberToHex } from 'viem'
import { approvalStyle, popupStyle } from './style.ts'
import type { WalletConfig } from './config.ts'
import { createProvider } from './provider.ts'

type Message = { id?: string; requestId?: string; sender?: string; content?: Content }
type Content = { handshake?: Action; encrypted?: { iv: BufferSource; cipherText: BufferSource } }
type Action = { method: string; params?: unknown }

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const KEYS = 'base-account-keys'

/**
 * Plays the window of Base Account: its keys, its encryption and its messages, with the accounts of
 * the Devnet Wallet behind them.
 */
export async function startBaseAccount(config: WalletConfig): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(popupStyle + approvalStyle)
  document.adoptedStyleSheets = [sheet]
  const opener: Window | null = window.opener
  const origin = new URLSearchParams(location.search).get('origin') ?? ''
  if (opener === null) return
  const post = (message: unknown) => opener.postMessage(message, origin)
  const { provider } = createProvider(config, {
    mode: 'inpage',
    name: 'Base Account',
    rdns: 'org.base.account',
    legacy: false,
    calls: 'atomic',
    origin,
  })
  const own = await ownKeys()

  async function carryOut({ method, params }: Action): Promise<unknown> {
    if (method === 'handshake') return null
    if (method !== 'wallet_connect') return provider.request({ method, params })
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    if (!Array.isArray(accounts)) throw new Error('The wallet has no accounts')
    return { accounts: accounts.map((address) => ({ address, capabilities: {} })) }
  }
  async function answer(secret: CryptoKey, action: Action): Promise<unknown> {
    const data = {
      chains: Object.fromEntries(
        config.chains.map(({ chainId, rpcUrl }) => [chainId, new URL(rpcUrl, location.href).href]),
      ),
      capabilities: Object.fromEntries(
        config.chains.map(({ chainId }) => [
          numberToHex(chainId),
          { atomic: { status: 'supported' } },
        ]),
      ),
    }
    try {
      return encrypt(secret, { result: { value: await carryOut(action) }, data })
    } catch (error) {
      const { code = -32603, message = '' } = error as { code?: number; message?: string } // its own errors
      return encrypt(secret, { result: { error: { code, message } }, data })
    }
  }

  window.addEventListener('message', async (event: MessageEvent<Message>) => {
    const { source, data: message } = event
    const { id, sender, content } = message
    if (source !== opener || event.origin !== origin || sender === undefined) return
    const secret = await agree(own.privateKey, sender)
    const action = content?.handshake ?? (await decryptAction(secret, content?.encrypted))
    const encrypted = await answer(secret, action)
    post({
      id: crypto.randomUUID(),
      requestId: id,
      timestamp: new Date(),
      sender: own.publicKey,
      content: { encrypted },
    })
  })
  window.addEventListener('unload', () => post({ event: 'PopupUnload', id: crypto.randomUUID() }))
  post({ event: 'PopupLoaded', id: crypto.randomUUID() })
}

async function decryptAction(secret: CryptoKey, encrypted: Content['encrypted']): Promise<Action> {
  if (encrypted === undefined) throw new Error('A request has content')
  const { iv, cipherText } = encrypted
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)
  const { action, chainId } = JSON.parse(new TextDecoder().decode(bytes))
  if (!Number.isSafeInteger(chainId)) throw new Error('A request names its chain')
  return action
}

async function encrypt(secret: CryptoKey, content: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
}

async function agree(privateKey: CryptoKey, sender: string): Promise<CryptoKey> {
  const publicKey = await crypto.subtle.importKey('spki', bytesOf(sender), curve, true, [])
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey({ name: 'ECDH', public: publicKey }, privateKey, aes, false, [
    'encrypt',
    'decrypt',
  ])
}

/** The same in every window, so that a later one knows the page again. */
async function ownKeys(): Promise<{ privateKey: CryptoKey; publicKey: string }> {
  const kept = localStorage.getItem(KEYS)
  if (kept !== null) {
    const { pkcs8, publicKey } = JSON.parse(kept)
    const privateKey = await crypto.subtle.importKey('pkcs8', bytesOf(pkcs8), curve, false, [
      'deriveKey',
    ])
    return { privateKey, publicKey }
  }
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
  const publicKey = hexOf(await crypto.subtle.exportKey('spki', pair.publicKey))
  const pkcs8 = hexOf(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  localStorage.setItem(KEYS, JSON.stringify({ pkcs8, publicKey }))
  return { privateKey: pair.privateKey, publicKey }
}

function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
