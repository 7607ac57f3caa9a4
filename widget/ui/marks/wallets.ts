import walletConnect from './wallets/walletconnect.svg?url&no-inline'

/** The mark of a way to wallets, which stands where no wallet was picked. */
export const walletConnectMark: string = walletConnect
