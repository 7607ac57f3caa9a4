/** Gas where the network does not say it: of the native currency, and of a token. */
export const NATIVE_GAS = 21_000n
export const TOKEN_GAS = 100_000n
/** Max leaves so many times the fee of now: wallets ask that the balance covers a dearer one. */
export const FEE_MARGIN = 2n
