import type { Address } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from './abi.ts'
import type { BridgeClient } from './client.ts'
import { InsufficientBalanceError, InsufficientFeeFundsError } from './errors.ts'
import type { Abortable } from './transport.ts'

export type FundsOptions = Abortable & {
  readonly chainId: number
  readonly owner: Address
  readonly token: Address
  readonly isNative: boolean
  /** Base units of the token. */
  readonly amount: bigint
  /** Wei. */
  readonly fee: bigint
}

/**
 * Looks before anything is sent whether the account can pay for all of it.
 *
 * @throws InsufficientBalanceError, InsufficientFeeFundsError
 */
export async function requireFunds(client: BridgeClient, options: FundsOptions): Promise<void> {
  const { chainId, owner, token, isNative, amount, fee, signal } = options
  const chain = client.chainClient(chainId)
  const read = async () =>
    isNative
      ? undefined
      : readContract(chain, {
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [owner],
        })
  const [native, tokens] = await abortable(
    Promise.all([getBalance(chain, { address: owner }), read()]),
    signal,
  )
  const has = tokens ?? native
  if (has < amount) throw new InsufficientBalanceError({ needed: amount, has })
  const needed = isNative ? amount + fee : fee
  if (native < needed) throw new InsufficientFeeFundsError({ needed, has: native })
}
