import type { Address } from 'viem'
import { failureOf } from '#bridges/across/transfer/failureOf.ts'
import { BaseError } from '#protocol'
import { abandonTransfer } from '#features/bridge/model/abandonTransfer.ts'
import { run as runTransfer } from '#features/bridge/model/run.ts'
import { writeTransfer } from '#features/bridge/model/start.ts'
import type { Core } from '#kernel/core.ts'
import { refreshAccount } from '#wallet/portfolio/refresh.ts'
import { encodeSend } from '#features/send/model/encode.ts'
import { requireSendable } from '#features/send/model/sendable.ts'
import { readWalletError, runSwap } from '#features/swap/model/run.ts'
import type { SwapOrder, SwapStatus } from '#features/swap/model/slice.ts'
import { sendTransaction } from '#transactions/sendTransaction.ts'
import { findTransaction } from '#transactions/store.ts'
import { balanceOf } from './balanceOf.ts'
import { paidToken } from './paidToken.ts'
import { quoteForOutput } from './quoteForOutput.ts'
import type { PaymentRecord } from './record.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import type { PayPhase, PaySlice } from './slice.ts'
import { payStage } from './stage.ts'
import type { PayStep } from './steps.ts'
import { forgetPayment, loadPayments, savePayment } from './store.ts'
import type { PayWay } from './way.ts'

/**
 * Pays the current request in the chosen way, one confirmed step after the other. Progress is in the
 * state; the promise resolves when the payment has ended, or waits for the person again, and never
 * rejects. What was swapped by then stays with the person.
 */
export async function payRequest(
  core: Core,
  { way, account, steps }: { way: PayWay; account: Address; steps: readonly PayStep[] },
): Promise<void> {
  const state = core.store.getState()
  const { request, payment, run } = state.pay
  if (request === undefined || run !== undefined) return
  // After a swap the same payment continues; no other payment is under way.
  if (payStage(payment, state).status !== 'choose') return
  const id = payment?.id ?? core.createId()
  const asked: Asked = { id, request, account, way }
  const isShown = () => core.store.getState().pay.run?.id === id
  set(core, { run: { id, steps, at: 0, phase: 'checking' }, failure: undefined })
  try {
    if (way.swap !== undefined) await swapFirst(core, asked, way.swap.order)
    // The page has made another request meanwhile: the wallet is asked for nothing more of this one.
    if (!isShown()) return
    await (way.by.kind === 'direct' ? payDirectly(core, asked) : payByBridge(core, asked, way.by))
  } catch (error) {
    if (core.signal.aborted) return
    change(core, id, { failure: failureOf(readWalletError(error)) })
    dropUnsent(core, id)
  } finally {
    change(core, id, { run: undefined })
    // Whatever the wallet was asked for, the account's balance is different by now.
    core.queries.invalidateQueries({ queryKey: ['pay'] }).catch(() => undefined)
  }
}

/**
 * Lets the person choose another way to pay; it does not undo what was sent. An unsent transfer ends with
 * it, so that continuing it cannot pay twice. Changes nothing while a tab runs the transfer.
 */
export async function chooseAgain(core: Core): Promise<void> {
  const { payment } = core.store.getState().pay
  if (payment?.by?.kind === 'bridge') {
    const why = { code: 'PAY_OTHER_WAY', message: 'The payment was made in another way' }
    if (!(await abandonTransfer(core, payment.by.transferId, why))) return
  }
  if (core.store.getState().pay.payment?.id !== payment?.id) return
  set(core, { payment: payment && withoutBy(core, payment), failure: undefined })
}

type Asked = {
  readonly id: string
  readonly request: PaymentRequest
  readonly account: Address
  readonly way: PayWay
}

async function swapFirst(core: Core, asked: Asked, order: SwapOrder | undefined): Promise<void> {
  if (order === undefined) throw new BaseError('This way has no price', { code: 'PAY_NO_PRICE' })
  await runSwap(core, {
    order,
    step({ status }) {
      if (status !== undefined) advance(core, asked.id, placeOf[status])
    },
    onAsked: (swapTransactionId) => write(core, asked, { swapTransactionId }),
  })
  await refreshAccount(core)
}

type Place = { readonly to?: PayStep['kind'] | undefined; readonly phase: PayPhase }

const placeOf: Readonly<Record<SwapStatus, Place>> = {
  checking: { phase: 'checking' },
  approving: { to: 'approveSwap', phase: 'wallet' },
  approvalSent: { to: 'approveSwap', phase: 'network' },
  rechecking: { to: 'swap', phase: 'checking' },
  swapping: { to: 'swap', phase: 'wallet' },
  sent: { to: 'swap', phase: 'network' },
  done: { to: 'swap', phase: 'network' },
  failed: { phase: 'checking' },
}

async function payDirectly(core: Core, asked: Asked): Promise<void> {
  const { id, request, account } = asked
  const { caipChainId, address, symbol, decimals, amount, recipient } = request
  const plan = { token: paidToken(request), amount, from: account, to: recipient }
  const transfer = encodeSend(core, plan)
  advance(core, id, { to: 'send', phase: 'checking' })
  await requireSendable(core, plan, transfer)
  if (core.store.getState().pay.run?.id !== id) return
  const { ended } = await sendTransaction(core, {
    purpose: {
      type: 'send',
      token: { ...(address && { address }), symbol, decimals, amount: String(amount) },
      to: recipient,
    },
    caipChainId,
    from: account,
    value: transfer.value,
    to: transfer.to,
    data: transfer.data,
    onAsked(transactionId) {
      write(core, asked, { by: { kind: 'direct', transactionId } })
      advance(core, id, { to: 'send', phase: 'wallet' })
    },
  })
  advance(core, id, { to: 'send', phase: 'network' })
  await ended
}

type ByBridge = Extract<PayWay['by'], { kind: 'bridge' }>

async function payByBridge(core: Core, asked: Asked, by: ByBridge): Promise<void> {
  const { id, way } = asked
  const { origin, destination } = by
  // The quote from before the swap is minutes old.
  const quote = way.swap === undefined ? by.quote : await quoteAgain(core, asked, by)
  if (quote === undefined) throw new BaseError('This way has no price', { code: 'PAY_NO_PRICE' })
  const transfer = writeTransfer(core, { quote, origin, destination })
  write(core, asked, { by: { kind: 'bridge', transferId: transfer.id } })
  advance(core, id, { to: 'approveBridge', phase: 'wallet' })
  // The transfer reports its own failures.
  await runTransfer(core, { id: transfer.id, mode: 'ask' }).catch(() => undefined)
}

/** @throws BaseError `PAY_NOT_COVERED` where what was swapped is not enough any more */
async function quoteAgain(core: Core, { request, account }: Asked, by: ByBridge) {
  const { origin, destination } = by
  const route = by.quote?.route
  if (route === undefined) return undefined
  const { caipChainId, isNative } = origin
  const [quote, balance] = await Promise.all([
    quoteForOutput(core, {
      route,
      output: request.amount,
      depositor: account,
      recipient: request.recipient,
      inputDecimals: origin.decimals,
      outputDecimals: destination.decimals,
      signal: core.signal,
    }),
    balanceOf(core, { caipChainId, address: isNative ? undefined : origin.address, account }),
  ])
  if (balance >= quote.deposit.inputAmount) return quote
  throw new BaseError('The bridge takes more than was swapped for', { code: 'PAY_NOT_COVERED' })
}

/** Stored before the wallet is asked, so that a reload finds it. */
function write(
  core: Core,
  { id, request, account }: Asked,
  part: Pick<PaymentRecord, 'swapTransactionId' | 'by'>,
): void {
  const { caipChainId, address, symbol, decimals, amount, recipient } = request
  const known = loadPayments(core).find((one) => one.id === id)
  const payment: PaymentRecord = {
    id,
    caipChainId,
    symbol,
    decimals,
    recipient,
    account,
    ...(address && { address }),
    amount: String(amount),
    swapTransactionId: known?.swapTransactionId,
    ...part,
  }
  savePayment(core, payment)
  change(core, id, { payment })
}

/** A payment that the wallet certainly did not send is not stored as if it might have been. */
function dropUnsent(core: Core, id: string): void {
  const payment = loadPayments(core).find((one) => one.id === id)
  if (payment?.by?.kind !== 'direct') return
  if (findTransaction(core, payment.by.transactionId) !== undefined) return
  change(core, id, { payment: withoutBy(core, payment) })
}

/** The payment as if nothing was sent to the recipient; an earlier swap stays in the account. */
function withoutBy(core: Core, payment: PaymentRecord): PaymentRecord | undefined {
  const { by: _, ...rest } = payment
  if (rest.swapTransactionId === undefined) {
    forgetPayment(core, payment.id)
    return undefined
  }
  savePayment(core, rest)
  return rest
}

function advance(core: Core, id: string, { to, phase }: Place): void {
  const { run } = core.store.getState().pay
  if (run?.id !== id) return
  const found = run.steps.findIndex(({ kind }) => kind === to)
  change(core, id, { run: { ...run, phase, at: found === -1 ? run.at : found } })
}

/** Changes the state only for the current request: the page may have made another one meanwhile. */
function change(core: Core, id: string, part: Partial<PaySlice>): void {
  if (core.store.getState().pay.run?.id === id) set(core, part)
}

function set(core: Core, part: Partial<PaySlice>): void {
  core.store.setState(({ pay }) => ({ pay: { ...pay, ...part } }))
}
