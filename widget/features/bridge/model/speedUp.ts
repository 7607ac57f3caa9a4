import { queryOptions, skipToken } from '@tanstack/react-query'
import { DepositQueryError } from '#bridges/across/errors/deposit.ts'
import { NoDepositLogError } from '#bridges/across/errors/transaction.ts'
import { failureOf } from '#bridges/across/transfer/failureOf.ts'
import type { DepositLog } from '#bridges/across/logs/parseDepositLogs.ts'
import { readDeposit } from '#bridges/across/deposit/readDeposit.ts'
import { speedUpDeposit } from '#bridges/across/speedUp/speedUpDeposit.ts'
import type { Transfer } from '#bridges/across/transfer/transfer.ts'
import { type BridgeWallet, wasNotSent } from '#bridges/across/transaction/wallet.ts'
import { abortable } from '#lib/abort.ts'
import { isError } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { askAgain } from './quote/askQuote.ts'
import { bridgeClient } from '#kernel/bridge/client.ts'
import { FEE_CHECK_GRACE_SECONDS, FEE_CHECK_MS } from './limits.ts'
import { refitMessage } from '#transactions/transfers/payout.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'
import type { SpeedUpProgress } from './slice.ts'
import { findRecord, saveTransfer } from '#transactions/transfers/store.ts'
import { bridgeWallet } from '#transactions/bridgeWallet.ts'

/** True while it could help to take less: deposited, overdue, not expired, no slow fill asked for. */
export function maySpeedUp({ transfer, expectedSeconds }: TransferRecord, now: number): boolean {
  const { status, slowFillRequested, fillDeadline, depositHash, created } = transfer
  return (
    status === 'deposited' &&
    slowFillRequested !== true &&
    depositHash !== undefined &&
    now < fillDeadline * 1_000 &&
    now - created > (expectedSeconds + FEE_CHECK_GRACE_SECONDS) * 1_000
  )
}

/** What the deposit pays out as things stand, a partner's fee and all: by the last offer that was sent, if there is one. */
export function currentOutput({ speedUp, outputAmount }: Transfer): bigint {
  return BigInt(speedUp?.hash === undefined ? outputAmount : speedUp.outputAmount)
}

/**
 * What relayers would pay out now for the same deposit, in base units of the output token; less
 * than `currentOutput` means that the fee is too low, and an offer helps.
 */
export function speedUpOfferQuery(core: Core, transfer: Transfer | undefined) {
  return queryOptions({
    queryKey: ['bridge', 'speedUpOffer', transfer?.id],
    staleTime: FEE_CHECK_MS,
    refetchInterval: FEE_CHECK_MS,
    retry: false,
    queryFn:
      transfer === undefined
        ? skipToken
        : async ({ signal }): Promise<bigint> => {
            const quote = await askAgain(core, transfer, signal)
            return quote.deposit.outputAmount
          },
  })
}

/**
 * Offers relayers to take more of the deposit: a signature, and a transaction on the origin that
 * shows it to them. The offer is written down before the wallet is asked, so that a reload in
 * between still tells of it; what was declined is forgotten again.
 *
 * Never rejects: what went wrong stands in `bridge.speedUps` for the view.
 */
export async function speedUp(
  core: Core,
  { id, outputAmount }: { id: string; outputAmount: bigint },
): Promise<void> {
  const transfer = findRecord(core, id)?.transfer
  const state = core.store.getState().bridge.speedUps[id]
  if (transfer === undefined || (state !== undefined && state.status !== 'failed')) return
  setSpeedUp(core, id, { status: 'preparing' })
  const before = transfer.speedUp
  const save = (offer: Transfer['speedUp']) => keepOffer(core, id, offer)
  try {
    await speedUpDeposit(bridgeClient(core), {
      wallet: watchedWallet(core, id),
      deposit: await readOwnDeposit(core, transfer),
      update: { outputAmount, message: refitMessage(transfer, outputAmount) },
      integratorId: transfer.integratorId,
      forceOriginChain: true,
      signal: core.signal,
      save,
    })
    setSpeedUp(core, id, undefined)
  } catch (error) {
    if (core.signal.aborted) return
    const status = core.store.getState().bridge.speedUps[id]?.status
    // Only a transaction that was asked for and not heard of may be out there.
    if (status !== 'sending' || wasNotSent(error) || isVoid(error)) save(before)
    setSpeedUp(core, id, { status: 'failed', error: failureOf(error) })
  }
}

/** What was sent and did not count. */
function isVoid(error: unknown): boolean {
  return (
    isError(error, 'BRIDGE_SPEED_UP_REVERTED') || isError(error, 'BRIDGE_TRANSACTION_CANCELLED')
  )
}

async function readOwnDeposit(core: Core, transfer: Transfer): Promise<DepositLog> {
  const { depositHash: hash, depositId = 0, originPool: pool, route } = transfer
  const { originChainId } = route
  const question = { originChainId, pool, depositId: BigInt(depositId) }
  if (hash === undefined) throw new DepositQueryError()
  const found = await abortable(readDeposit(bridgeClient(core), { ...question, hash }), core.signal)
  if (found === undefined) throw new NoDepositLogError(hash)
  return found
}

/** The wallet, with what it is asked for told to the view. */
function watchedWallet(core: Core, id: string): BridgeWallet {
  const wallet = bridgeWallet(core)
  return {
    get address() {
      return wallet.address
    },
    chainId: wallet.chainId,
    switchChain: wallet.switchChain,
    signTypedData(data) {
      setSpeedUp(core, id, { status: 'signing' })
      return wallet.signTypedData(data)
    },
    sendTransaction(transaction) {
      setSpeedUp(core, id, { status: 'sending' })
      return wallet.sendTransaction(transaction)
    },
  }
}

function keepOffer(core: Core, id: string, offer: Transfer['speedUp']): void {
  const record = findRecord(core, id)
  if (record === undefined) return
  const { speedUp: _, ...transfer } = record.transfer
  const next = offer === undefined ? transfer : { ...transfer, speedUp: offer }
  saveTransfer(core, { ...record, transfer: next })
}

function setSpeedUp(core: Core, id: string, progress: SpeedUpProgress | undefined): void {
  core.store.setState(({ bridge }) => {
    const { [id]: _, ...speedUps } = bridge.speedUps
    const next = progress === undefined ? speedUps : { ...speedUps, [id]: progress }
    return { bridge: { ...bridge, speedUps: next } }
  })
}
