import { walletAccounts } from '../../chains/accounts.ts'
import type { WalletConfig } from '../config.ts'
import { createProvider } from '../provider.ts'

/** The wallet as a page has it that approves by itself. */
export function openPage(chains: WalletConfig['chains'], known: WalletConfig['known'] = {}) {
  return createProvider(
    { walletOrigin: 'http://wallet.localhost', accounts: walletAccounts, chains, known },
    { mode: 'auto', name: 'Devnet Wallet', rdns: 'dev.causeway.devnet-wallet', legacy: false },
  )
}

/** Stands in for `localStorage`, which Node has not. */
export function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}
