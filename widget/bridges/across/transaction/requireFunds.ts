import type { Address } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from '../contracts/abi.ts'
import type { BridgeClient } from '../client/client.ts'
import { InsufficientBalanceError, InsufficientFeeFundsError } from '../errors/wallet.ts'
import type { Abortable } from '../transport/transport.ts'

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

export type Owned = {
  /** Wei. */
  readonly native: bigint
  /** Base units of the token, which may be the native currency itself. */
  readonly token: bigint
}

/**
 * Looks before anything is sent whether the account can pay for all of it.
 *
 * @throws InsufficientBalanceError, InsufficientFeeFundsError
 */
export async function requireFunds(client: BridgeClient, options: FundsOptions): Promise<void> {
  checkFunds(await readFunds(client, options), options)
}

/** What the account has of the token and of the native currency. */
export async function readFunds(
  client: BridgeClient,
  { chainId, owner, token, isNative, signal }: Omit<FundsOptions, 'amount' | 'fee'>,
): Promise<Owned> {
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
  return { native, token: tokens ?? native }
}

/** @throws InsufficientBalanceError, InsufficientFeeFundsError */
export function checkFunds(
  { native, token: has }: Owned,
  { isNative, amount, fee }: Pick<FundsOptions, 'isNative' | 'amount' | 'fee'>,
): void {
  if (has < amount) throw new InsufficientBalanceError({ needed: amount, has })
  const needed = isNative ? amount + fee : fee
  if (native < needed) throw new InsufficientFeeFundsError({ needed, has: native })
}
