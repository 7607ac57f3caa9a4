/** Where somebody without a wallet finds one. */
export const GET_WALLET_URL = 'https://ethereum.org/en/wallets/find-wallet/'
