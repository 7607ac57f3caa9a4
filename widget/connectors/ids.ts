/** Id and rdns of WalletConnect among the connectors. */
export const WALLET_CONNECT = 'walletConnect'
