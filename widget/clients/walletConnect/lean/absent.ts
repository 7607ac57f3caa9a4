/**
 * In the place of what only wallets need: transaction ids that they tell the relay. A page that
 * asks never gets here.
 */
function absent(): never {
  throw new Error('This part of WalletConnect is for wallets only')
}

export const encode = absent
export const decode = absent
export const blake2b = absent
