import type { Address, Hex } from 'viem'

/** What the server prints behind the wallet's script. */
export type WalletConfig = {
  /** Origin of the approve window. */
  walletOrigin: string
  /** Public test keys. */
  accounts: { address: Address; privateKey: Hex }[]
  chains: { chainId: number; name: string; rpcUrl: string }[]
  /** Names of known contracts, by lower-case address; tokens also have their decimals. */
  known: Record<string, { name: string; decimals?: number | undefined }>
}

export type WalletMode = 'popup' | 'inpage' | 'auto'

/** How one page sets the wallet: `data-*` of its script tag, `?wallet=` and `devnetWalletOptions`. */
export type WalletOptions = {
  mode: WalletMode
  name: string
  rdns: string
  /** Also take `window.ethereum`, as older wallets do. */
  legacy: boolean
}
