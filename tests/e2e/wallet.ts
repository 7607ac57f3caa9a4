import type { Page } from '@playwright/test'
import type { DevnetWalletHook } from '#devnet/wallet/hook.ts'

/** The Devnet Wallet of this page, as its owner would handle it. */
export function devnetWallet(page: Page) {
  const hook = () => page.evaluateHandle<DevnetWalletHook>('window.devnetWallet')
  /** Methods the wallet was asked for, in order. */
  const methods = async () =>
    (await hook()).evaluate(({ requests }) => requests.map(({ method }) => method))
  return {
    rejectNext: async (method?: string) =>
      (await hook()).evaluate((wallet, asked) => wallet.rejectNext(asked), method),
    /** Declines the one that comes after the next. */
    rejectSecond: async (method: string) =>
      (await hook()).evaluate((wallet, asked) => {
        const before = wallet.requests.length
        const watch = () => {
          const next = wallet.requests.slice(before).some((request) => request.method === asked)
          if (next) wallet.rejectNext(asked)
          else requestAnimationFrame(watch)
        }
        watch()
      }, method),
    lockNext: async (method?: string) =>
      (await hook()).evaluate((wallet, asked) => wallet.lockNext(asked), method),
    pendingNext: async (method?: string) =>
      (await hook()).evaluate((wallet, asked) => wallet.pendingNext(asked), method),
    switchAccount: async (index: number) =>
      (await hook()).evaluate((wallet, next) => wallet.switchAccount(next), index),
    switchChain: async (chainId: number) =>
      (await hook()).evaluate((wallet, next) => wallet.switchChain(next), chainId),
    forgetChain: async (chainId: number) =>
      (await hook()).evaluate((wallet, gone) => wallet.forgetChain(gone), chainId),
    disconnect: async () => (await hook()).evaluate((wallet) => wallet.disconnect()),
    setDelay: async (delay: number) =>
      (await hook()).evaluate((wallet, ms) => {
        wallet.delay = ms
      }, delay),
    setMode: async (mode: DevnetWalletHook['mode']) =>
      (await hook()).evaluate((wallet, next) => {
        wallet.mode = next
      }, mode),
    methods,
    /** How many transactions it was asked to send. */
    transactions: async () =>
      (await methods()).filter((method) => method === 'eth_sendTransaction').length,
  }
}
