/** Id and rdns of the embedded wallet among the connectors. */
export const EMBEDDED = 'embedded'

/** Id and rdns of WalletConnect among the connectors. */
export const WALLET_CONNECT = 'walletConnect'
