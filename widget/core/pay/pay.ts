import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { toWireError } from '#protocol'
import { writeTransfer } from '../bridge/start.ts'
import { run } from '../bridge/run.ts'
import type { Core } from '../core.ts'
import { sendTransaction } from '../transactions/sendTransaction.ts'
import type { Payment, PaymentRequest } from './slice.ts'
import type { PayWay } from './ways.ts'

/**
 * Pays a request in the way that was chosen. What becomes of it stands in the state; the promise
 * settles when the payment has ended, or waits for the person again.
 */
export async function payRequest(core: Core, way: PayWay, account: Address): Promise<void> {
  const { request, payment } = core.store.getState().pay
  if (request === undefined || payment?.kind === 'asking') return
  if (way.by.kind === 'direct') return payDirectly(core, request, account)
  const { quote, origin, destination } = way.by
  if (quote === undefined) return
  const transfer = writeTransfer(core, { quote, origin, destination })
  setPayment(core, request, { kind: 'bridge', transferId: transfer.id })
  await run(core, { id: transfer.id, mode: 'ask' })
}

/** Chooses another way to pay; what was sent is not taken back by that. */
export function chooseAgain(core: Core): void {
  core.store.setState(({ pay }) => ({ pay: { ...pay, payment: undefined } }))
}

async function payDirectly(core: Core, request: PaymentRequest, from: Address): Promise<void> {
  const { caipChainId, address, symbol, decimals, amount, recipient } = request
  setPayment(core, request, { kind: 'asking' })
  try {
    const { id, ended } = await sendTransaction(core, {
      purpose: {
        type: 'send',
        token: { ...(address && { address }), symbol, decimals, amount: String(amount) },
        to: recipient,
      },
      ...{ caipChainId, from },
      ...(address === undefined
        ? { to: recipient, data: '0x', value: amount }
        : {
            to: address,
            data: encodeFunctionData({
              ...{ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] },
            }),
            value: 0n,
          }),
    })
    setPayment(core, request, { kind: 'direct', transactionId: id })
    await ended
  } catch (failure) {
    if (core.signal.aborted) throw failure
    setPayment(core, request, { kind: 'failed', error: toWireError(failure) })
  }
}

/** What is shown is of the request that is shown: another may have come meanwhile. */
function setPayment(core: Core, request: PaymentRequest, payment: Payment): void {
  core.store.setState(({ pay }) => (pay.request === request ? { pay: { ...pay, payment } } : {}))
}
