import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import type { Core } from '#kernel/core.ts'
import type { Holding } from '#wallet/portfolio/holdings.ts'
import { push } from '#kernel/router/router.ts'
import { send, type SendForm, type SendPlan } from './slice.ts'
import { typedDollars, unitsFor } from '#kernel/prices/fiatValue.ts'

/** Chooses what is sent. An amount of another token means nothing any more. */
export function chooseToken(core: Core, token: Holding): void {
  const { form } = core.store.getState().send
  const isSame = form.token !== undefined && sameToken(form.token, token)
  const cleared = { amount: '', dollars: form.dollars === undefined ? undefined : '' }
  change(core, { token, ...(isSame ? {} : cleared) })
}

/** Takes over the amount as it was typed. */
export function setSendAmount(core: Core, amount: string): void {
  change(core, { amount, dollars: undefined })
}

/** Takes over dollars as they were typed: what is sent is never more than they buy. */
export function setSendDollars(core: Core, dollars: string, token: Holding): void {
  const units = unitsFor(dollars, token)
  const amount = units === undefined ? '' : formatAmount(units, token.decimals)
  change(core, { dollars, amount })
}

/** Goes on in dollars, or in the token; how much is sent stays. */
export function enterSendIn(core: Core, unit: 'dollars' | 'token', token: Holding): void {
  const { amount } = core.store.getState().send.form
  change(core, { dollars: unit === 'token' ? undefined : dollarsOf(amount, token) })
}

/** All that can be sent, in the unit that it is entered in. */
export function setSendMax(core: Core, max: bigint, token: Holding): void {
  const amount = formatAmount(max, token.decimals)
  const { dollars } = core.store.getState().send.form
  change(core, { amount, dollars: dollars === undefined ? undefined : dollarsOf(amount, token) })
}

function dollarsOf(amount: string, { decimals, price }: Holding): string {
  const parsed = parseAmount(amount, decimals)
  if (parsed.status === 'problem') return ''
  return typedDollars({ amount: parsed.amount, decimals, price })
}

/** Takes over who receives, as it was typed or pasted. */
export function setSendRecipient(core: Core, recipient: string): void {
  change(core, { recipient, recipientSource: 'user' })
}

/** What the page asked for, once it was found to make sense. */
export function fillSend(core: Core, part: Partial<SendForm>): void {
  change(core, part)
}

/** Keeps what is going to be confirmed, and shows it. */
export function reviewSend(core: Core, plan: SendPlan): void {
  core.store.setState(({ send }) => ({ send: { ...send, review: plan, failure: undefined } }))
  push(core, { name: 'SendReview' })
}

/** As if nothing had been chosen (S4.05, S4.09). */
export function resetSend(core: Core): void {
  core.store.setState({ send })
}

/** The same token on the same network. */
export function sameToken(
  a: Pick<Holding, 'caipChainId' | 'address'>,
  b: Pick<Holding, 'caipChainId' | 'address'>,
): boolean {
  return a.caipChainId === b.caipChainId && a.address?.toLowerCase() === b.address?.toLowerCase()
}

function change(core: Core, part: Partial<SendForm>): void {
  core.store.setState(({ send }) => ({ send: { ...send, form: { ...send.form, ...part } } }))
}
