import type { Page } from '@playwright/test'

type Hook = {
  mode: 'popup' | 'inpage' | 'auto'
  delay: number
  requests: { method: string; params: unknown }[]
  rejectNext: (method?: string) => void
  lockNext: (method?: string) => void
  pendingNext: (method?: string) => void
  switchAccount: (index: number) => void
  switchChain: (chainId: number) => void
  forgetChain: (chainId: number) => void
  disconnect: () => void
}

/** The Devnet Wallet of this page, as its owner would handle it. */
export function devnetWallet(page: Page) {
  const call = (name: keyof Hook, ...args: unknown[]) =>
    page.evaluate(
      ([method, values]) => {
        const { devnetWallet: wallet } = window as unknown as {
          devnetWallet: Record<string, unknown>
        }
        const target = wallet[method as string]
        if (typeof target === 'function') target.apply(wallet, values as unknown[])
        else wallet[method as string] = (values as unknown[])[0]
      },
      [name, args] as const,
    )
  /** Methods the wallet was asked for, in order. */
  const methods = (): Promise<string[]> =>
    page.evaluate(() =>
      (window as unknown as { devnetWallet: Hook }).devnetWallet.requests.map(
        ({ method }) => method,
      ),
    )
  return {
    rejectNext: (method?: string) => call('rejectNext', method),
    lockNext: (method?: string) => call('lockNext', method),
    pendingNext: (method?: string) => call('pendingNext', method),
    switchAccount: (index: number) => call('switchAccount', index),
    forgetChain: (chainId: number) => call('forgetChain', chainId),
    switchChain: (chainId: number) => call('switchChain', chainId),
    disconnect: () => call('disconnect'),
    setDelay: (ms: number) => call('delay', ms),
    setMode: (mode: Hook['mode']) => call('mode', mode),
    methods,
    /** How many transactions it was asked to send. */
    transactions: async () =>
      (await methods()).filter((method) => method === 'eth_sendTransaction').length,
  }
}
