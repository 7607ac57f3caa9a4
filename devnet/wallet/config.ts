import type { Address, Hex } from 'viem'

/** What the server prints behind the wallet's script. */
export type WalletConfig = {
  /** Origin of the approve window. */
  walletOrigin: string
  /** Public test keys. */
  accounts: { address: Address; privateKey: Hex }[]
  chains: {
    chainId: number
    name: string
    /** @default ether */
    nativeCurrency?: { name: string; symbol: string; decimals: number } | undefined
    rpcUrl: string
    /** The contract that accounts delegate to for call bundles (EIP-7702), where there is one. */
    batchAccount?: Address | undefined
  }[]
  /** Names of known contracts, by lower-case address; tokens also have their decimals. */
  known: Record<string, { name: string; decimals?: number | undefined }>
}

export type WalletMode = 'popup' | 'inpage' | 'auto'

/**
 * How the wallet takes call bundles (EIP-5792): `atomic` in one transaction, upgrading the account
 * when it has to; `refuseUpgrade` as a person who declines that; `sequential` one transaction per
 * call; `off` as a wallet that has never heard of them.
 */
export type CallsMode = 'atomic' | 'refuseUpgrade' | 'sequential' | 'off'

/** Where its script runs: in the page, in its approve window, or as another wallet of the devnet. */
export type WalletDocument = 'page' | 'popup' | 'baseAccount' | 'safe'

/** How one page sets the wallet: `data-*` of its script tag, `?wallet=` and `devnetWalletOptions`. */
export type WalletOptions = {
  mode: WalletMode
  name: string
  rdns: string
  /** @default 'sequential' */
  calls?: CallsMode | undefined
  /** Tells what the account has (ERC-7811). @default false */
  assets?: boolean | undefined
  /** Chains that it offers by the Wallet Standard: `solana:devnet`, or CAIP-2 ids. @default none */
  standard?: readonly string[] | undefined
  /** Also take `window.ethereum`, as older wallets do. */
  legacy: boolean
  /** Who asks, where that is not the document it runs in. */
  origin?: string | undefined
}
