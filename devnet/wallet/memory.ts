const KEY = 'devnet-wallet'

/** What the wallet remembers about this page's origin. */
export type Remembered = { account: number; chainId: number }

/** The page's permission; browsers that block storage only forget it on reload. */
export function readMemory(): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { account, chainId } = { account: 0, chainId: 0, ...value }
    return typeof account === 'number' && typeof chainId === 'number'
      ? { account, chainId }
      : undefined
  } catch {
    return undefined
  }
}

export function writeMemory(memory: Remembered | undefined): void {
  try {
    if (memory === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(memory))
  } catch (error) {
    console.info('Devnet Wallet: this page has no storage', error)
  }
}
