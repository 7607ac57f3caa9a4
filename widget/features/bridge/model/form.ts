import { formatAmount } from '#bridges/across/util/formatAmount.ts'
import { parseAmount } from '#bridges/across/util/parseAmount.ts'
import { coinOf } from '#bridges/across/contracts/symbols.ts'
import type { Core } from '#kernel/core.ts'
import { typedDollars, unitsFor } from '#kernel/prices/fiatValue.ts'
import { type BridgeToken, type Catalog, destinationsOf, findRoute } from '#kernel/bridge/tokens.ts'
import type { BridgeForm, BridgeSlice } from './slice.ts'

/** Both sides of the form as tokens; undefined if there is none to choose. */
export type Selection = {
  readonly origin: BridgeToken | undefined
  readonly destination: BridgeToken | undefined
}

/**
 * Resolves the form against this catalogue: choices that no longer fit fall back, except on a side that
 * the page has fixed, which is never replaced.
 */
export function selectTokens(
  { originKey, destinationKey }: BridgeForm,
  catalog: Catalog,
  activeChain: string | undefined,
  lock: BridgeSlice['lock'] = [],
): Selection {
  const { tokens } = catalog
  const sendable = tokens.filter((token) => destinationsOf(catalog, token).length > 0)
  const isFixed = lock.includes('origin') && originKey !== undefined
  const usual = sendable.find(({ caipChainId }) => caipChainId === activeChain) ?? sendable[0]
  const origin = pick(sendable, originKey) ?? (isFixed ? undefined : usual)
  if (origin === undefined) return { origin, destination: undefined }
  const reachable = destinationsOf(catalog, origin)
  const alike: Choice = (some) =>
    some.find(({ symbol }) => symbol === origin.symbol) ??
    some.find(({ symbol }) => coinOf(symbol) === coinOf(origin.symbol))
  // Prefers a reachable token of the chosen network to an unreachable one.
  const chosen = pick(reachable, destinationKey, alike) ?? pick(tokens, destinationKey, alike)
  if (chosen === undefined && lock.includes('destination') && destinationKey !== undefined) {
    return { origin, destination: undefined }
  }
  return { origin, destination: chosen ?? alike(reachable) ?? reachable[0] }
}

/** The token of a key; for the key of a network alone, the best of its tokens. */
function pick(
  tokens: readonly BridgeToken[],
  wanted: string | undefined,
  best: Choice = () => undefined,
): BridgeToken | undefined {
  if (wanted === undefined) return undefined
  const exact = tokens.find(({ key }) => key === wanted)
  if (exact !== undefined || !wanted.endsWith('/')) return exact
  const there = tokens.filter(({ key }) => key.startsWith(wanted))
  return best(there) ?? there[0]
}

type Choice = (tokens: readonly BridgeToken[]) => BridgeToken | undefined

/** Picks the token to send. A destination it cannot reach is cleared, unless the page fixed it. */
export function chooseOrigin(core: Core, catalog: Catalog, token: BridgeToken): void {
  if (isLocked(core, 'origin')) return
  change(core, (form) => {
    const destination = catalog.tokens.find(({ key }) => key === form.destinationKey)
    const keeps =
      isLocked(core, 'destination') ||
      (destination !== undefined && findRoute(catalog, token, destination) !== undefined)
    const destinationKey = keeps ? form.destinationKey : undefined
    // The same dollars buy another amount of another token.
    return { originKey: token.key, destinationKey, dollars: undefined }
  })
}

/** Picks the token to receive. */
export function chooseDestination(core: Core, token: BridgeToken): void {
  if (isLocked(core, 'destination')) return
  change(core, () => ({ destinationKey: token.key }))
}

/** Stores the amount as typed. */
export function setAmount(core: Core, amount: string): void {
  if (isLocked(core, 'amount')) return
  change(core, () => ({ amount, dollars: undefined }))
}

/** A token with what one of it costs in dollars. */
export type PricedToken = { readonly decimals: number; readonly price: string | undefined }

/** Stores dollars as typed; the amount to send is never more than they buy. */
export function setDollars(core: Core, dollars: string, token: PricedToken): void {
  if (isLocked(core, 'amount')) return
  const units = unitsFor(dollars, token)
  const amount = units === undefined ? '' : formatAmount(units, token.decimals)
  change(core, () => ({ dollars, amount }))
}

/** Switches the input between dollars and the token; the amount to send stays. */
export function enterAmountIn(core: Core, unit: 'dollars' | 'token', token: PricedToken): void {
  if (isLocked(core, 'amount')) return
  change(core, ({ amount }) => {
    if (unit === 'token') return { dollars: undefined }
    const parsed = parseAmount(amount, token.decimals)
    const { decimals, price } = token
    const isAmount = parsed.status === 'ok'
    return {
      dollars: isAmount ? typedDollars({ amount: parsed.amount, decimals, price }) : '',
    }
  })
}

/** Fills in an amount of base units, such as a share of the balance, in the current input unit. */
export function fillAmount(core: Core, units: bigint, { decimals, price }: PricedToken): void {
  if (isLocked(core, 'amount')) return
  change(core, ({ dollars }) => ({
    amount: formatAmount(units, decimals),
    dollars: dollars === undefined ? undefined : typedDollars({ amount: units, decimals, price }),
  }))
}

/** Another recipient, with the name that led to it; undefined is the connected account. */
export function setRecipient(core: Core, recipient: string | undefined, name?: string): void {
  if (isLocked(core, 'recipient')) return
  change(core, () => ({ recipient, recipientName: name, recipientSource: 'user' }))
}

/** Swaps both sides. The amount stays, in the other token's unit. */
export function flip(core: Core, { origin, destination }: Selection): void {
  if (origin === undefined || destination === undefined) return
  if (isLocked(core, 'origin') || isLocked(core, 'destination')) return
  const [originKey, destinationKey] = [destination.key, origin.key]
  change(core, () => ({ originKey, destinationKey, dollars: undefined }))
}

/** Clears the amount after a transfer has started; a fixed one stays, since it cannot be typed again. */
export function clearAmount(core: Core): void {
  if (isLocked(core, 'amount')) return
  change(core, () => ({ amount: '', dollars: undefined }))
}

/** True if the tokens go to a recipient that the page named and the person has not confirmed. */
export function mustAcknowledge(
  { recipient, recipientSource }: BridgeForm,
  deposit: { readonly depositor: string; readonly recipient: string },
): boolean {
  const to = deposit.recipient.toLowerCase()
  if (to === deposit.depositor.toLowerCase()) return false
  return recipientSource === 'page' || recipient?.toLowerCase() !== to
}

function isLocked(core: Core, field: BridgeSlice['lock'][number]): boolean {
  return core.store.getState().bridge.lock.includes(field)
}

function change(core: Core, part: (form: BridgeForm) => Partial<BridgeForm>): void {
  core.store.setState(({ bridge }) => ({
    bridge: { ...bridge, form: { ...bridge.form, ...part(bridge.form) } },
  }))
}
