import type { Address } from 'viem'
import { call } from 'viem/actions'
import type { BridgeClient } from '#bridges/across/client/client.ts'
import { decodeRevert, revertData } from '#bridges/across/errors/decodeRevert.ts'
import { checkFunds, readFunds } from '#bridges/across/transaction/requireFunds.ts'
import { settled } from '#bridges/across/util/settled.ts'
import { abortable } from '#lib/abort.ts'
import type { TransferCall } from '#namespaces/adapter.ts'
import { evmChainIdOf, toEvmAddress } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { SendUnsupportedError, SendWouldFailError } from './errors.ts'
import { loadSendFee } from './fee.ts'
import type { SendPlan } from './slice.ts'

/**
 * Nothing is asked of the wallet that could not be paid for, or that the network would undo.
 *
 * @throws InsufficientBalanceError, InsufficientFeeFundsError, SendWouldFailError
 */
export async function requireSendable(
  core: Core,
  plan: Pick<SendPlan, 'token' | 'amount' | 'from' | 'to'>,
  transfer: TransferCall,
): Promise<void> {
  const { token, amount, to } = plan
  const from = toEvmAddress(plan.from)
  const { signal } = core
  const chainId = evmChainIdOf(token.caipChainId)
  if (chainId === undefined) throw new SendUnsupportedError(token.caipChainId)
  const client = bridgeClient(core)
  const isNative = token.address === undefined
  const funds = {
    chainId,
    isNative,
    amount,
    signal,
    owner: from,
    token: toEvmAddress(token.address ?? from), // not read where the currency is sent
  }
  const [owned, trial, fee] = await Promise.allSettled([
    readFunds(client, funds),
    trySend(client, { chainId, from, transfer, isNative, signal }),
    loadSendFee(core, { token, from, to, amount, signal }),
  ])
  const own = settled(owned)
  checkFunds(own, { isNative, amount, fee: 0n })
  settled(trial)
  checkFunds(own, { isNative, amount, fee: settled(fee) })
}

/** Calls it without sending it: some tokens refuse by an error, some by `false`, some say nothing. */
async function trySend(
  client: BridgeClient,
  options: {
    chainId: number
    from: Address
    transfer: TransferCall
    isNative: boolean
    signal: AbortSignal
  },
): Promise<void> {
  const { chainId, from, transfer, isNative, signal } = options
  const trial = call(client.chainClient(chainId), {
    account: from,
    to: transfer.to,
    data: transfer.data,
    value: transfer.value,
  })
  const { data } = await abortable(trial, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    if (revertData(error) === undefined) throw error
    throw new SendWouldFailError(decodeRevert(error))
  })
  if (!isNative && data !== undefined && /^0x0{64}$/.test(data)) {
    throw new SendWouldFailError('the token refuses the transfer.')
  }
}
