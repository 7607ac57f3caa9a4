import type { EventProps } from '#clients/analytics.ts'
import { payStage } from './model/stage.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'

/** A payment that the page asks for: shown, begun, and what became of it (S7.21). */
export function eventsOf(before: State, after: State): EventProps[] {
  const { request, run, failure } = after.pay
  if (request === undefined) return []
  const { caipChainId: network, address: asset = request.symbol } = request
  const properties = { network, asset }
  const events: EventProps[] = []
  const track = (event: string) => events.push({ type: 'track', event, properties })
  if (isShown(after) && !isShown(before)) track('PAY_MODAL_OPEN')
  if (run !== undefined && run.id !== before.pay.run?.id) track('PAY_INITIATED')
  if (isPaid(after) && !isPaid(before) && before.pay.payment !== undefined) track('PAY_SUCCESS')
  if (failure !== undefined && failure !== before.pay.failure) {
    const message = String(failure.code)
    events.push({ type: 'error', event: 'PAY_ERROR', properties: { ...properties, message } })
  }
  return events
}

function isShown({ modal, router }: State): boolean {
  return modal.open && topView(router).name === 'Pay'
}

function isPaid(state: State): boolean {
  return payStage(state.pay.payment, state).status === 'paid'
}
