import { WALLET_NAME_CHARS, type WalletEvent } from '#protocol'
import type { Wallets } from '../wallets.ts'
import { askBitcoin, isBitcoin } from './bitcoin.ts'
import { findBtcProviders } from './btcProviders.ts'
import { LOOKED_AT } from './limits.ts'
import { findInjectedWeb3 } from './polkadot.ts'
import { askSolana, isSolana } from './solana.ts'
import { readStandardWallet, type StandardWallet } from './standard.ts'
import type { Asked, NamespacedWallet } from './wallet.ts'

const families = [
  { namespace: 'solana', isChain: isSolana, ask: askSolana, connects: 'standard:connect' },
  { namespace: 'bip122', isChain: isBitcoin, ask: askBitcoin, connects: 'bitcoin:connect' },
]

/**
 * Wallets of the page for namespaces beside eip155: by the Wallet Standard, and those that polkadot
 * and bitcoin pages know. What one of them does wrong is its own end, never the page's.
 */
export function discover(options: {
  readonly namespaces: readonly string[]
  readonly window: Window
  readonly add: Wallets['add']
  readonly signal: AbortSignal
}): void {
  const { namespaces, window, add, signal } = options
  const offer = (wallet: NamespacedWallet) => {
    const name = plainName(wallet.name)
    const slug = slugOf(name)
    if (slug === '' || !namespaces.includes(wallet.namespace)) return
    const { namespace, icon, provider } = wallet
    const id = `${namespace}:${slug}`
    const info = { uuid: id, rdns: `page.${slug}`, name, icon }
    add({ info, provider }, 'announced', namespace)
  }
  let seen = 0
  const register = (...wallets: readonly unknown[]) => {
    for (const wallet of wallets) {
      seen += 1
      if (seen > LOOKED_AT) break
      quietly(() => offersOf(Object(wallet), signal).forEach(offer))
    }
    return () => undefined // what was announced is asked when it is wanted; then it may be gone
  }
  const api = Object.freeze({ register })
  window.addEventListener(
    'wallet-standard:register-wallet',
    (event) => {
      const callback = 'detail' in event ? event.detail : undefined
      quietly(() => typeof callback === 'function' && callback(api))
    },
    { signal },
  )
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  quietly(() => findBtcProviders(window).forEach(offer))
  quietly(() => findInjectedWeb3(window).forEach(offer))
}

/** One wallet for each namespace that it has chains and a way to connect of. */
function offersOf(own: object, signal: AbortSignal): readonly NamespacedWallet[] {
  const wallet = readStandardWallet(own)
  return families
    .filter(({ isChain, connects }) => wallet.chains.some(isChain) && wallet.has(connects))
    .map(({ namespace, ask }) => ({
      namespace,
      name: wallet.name,
      icon: wallet.icon,
      provider: {
        request: (asked: Asked) => ask(wallet, asked),
        on: (type: string, listener: (payload: unknown) => void) => {
          const event: WalletEvent['type'] = 'accountsChanged'
          if (type === event) listen(wallet, listener, signal)
        },
      },
    }))
}

function listen(
  wallet: StandardWallet,
  listener: (payload: unknown) => void,
  signal: AbortSignal,
): void {
  const stop = wallet.onChange(() => listener(wallet.accounts().map(({ address }) => address)))
  signal.addEventListener('abort', () => quietly(stop), { once: true })
}

/** What ids are made of; the widget cleans every name once more before it shows it. */
function plainName(name: unknown): string {
  if (typeof name !== 'string') return ''
  return name
    .slice(0, 4 * WALLET_NAME_CHARS)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, WALLET_NAME_CHARS)
}

/** The same on every visit, in the characters that ids have. */
function slugOf(name: string): string {
  const text = Array.from(name, (char) =>
    /[\w.]/.test(char) ? char : `-${char.codePointAt(0)?.toString(16) ?? ''}`,
  )
  return text.join('').slice(0, 40)
}

function quietly(run: () => unknown): void {
  try {
    run()
  } catch (error) {
    console.warn('A wallet of this page could not be read', error)
  }
}
