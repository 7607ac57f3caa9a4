import { isError, standardCodes } from '#protocol'
import { createLru } from '#lib/lru.ts'

/** Wallets whose way to send is remembered (S9.09). */
const REMEMBERED_WALLETS = 128

const standard = 'eth_sendTransaction'
const other = 'wallet_sendTransaction'

type Method = typeof standard | typeof other

/** `wallet` is the key under which the method is cached; `send` asks the wallet with that method. */
export type TransactionSender = (
  wallet: string,
  send: (method: Method) => Promise<unknown>,
) => Promise<unknown>

/** Errors that do not concern the transaction: the wallet may only know the other method. */
const retried = [
  standardCodes.invalidInput.code,
  standardCodes.invalidParams.code,
  standardCodes.methodNotFound.code,
]

/**
 * Sends a transaction by the method that a wallet knows: one that refuses `eth_sendTransaction` as
 * invalid input, invalid params or unknown method is asked by `wallet_sendTransaction`, and what
 * worked is remembered (S7.29). Nothing else is ever sent twice.
 */
export function createTransactionSender(): TransactionSender {
  const methods = createLru<Method>(REMEMBERED_WALLETS)
  return async (wallet, send) => {
    const known = methods.get(wallet)
    if (known !== undefined) return send(known)
    try {
      const hash = await send(standard)
      methods.set(wallet, standard)
      return hash
    } catch (error) {
      if (!retried.some((code) => isError(error, code))) throw error
      try {
        const hash = await send(other)
        methods.set(wallet, other)
        return hash
      } catch (second) {
        // The wallet does not know the other method either: its first error counts.
        if (isUnknown(second)) {
          methods.set(wallet, standard)
          throw error
        }
        throw second
      }
    }
  }
}

function isUnknown(error: unknown): boolean {
  const { methodNotFound, unsupportedMethod } = standardCodes
  return isError(error, methodNotFound.code) || isError(error, unsupportedMethod.code)
}
