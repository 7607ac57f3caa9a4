/** Where a person without a wallet can get one. */
export const GET_WALLET_URL = 'https://ethereum.org/en/wallets/find-wallet/'
