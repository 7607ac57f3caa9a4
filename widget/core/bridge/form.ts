import { type BridgeOptions, evmChainIdOf, parseCaipChainId } from '#protocol'
import type { Core } from '../core.ts'
import { type BridgeToken, type Catalog, destinationsOf, findRoute, tokenKey } from './tokens.ts'
import type { BridgeForm } from './slice.ts'

/** Both sides of the form as tokens; a side without one has nothing to choose from. */
export type Selection = {
  readonly origin: BridgeToken | undefined
  readonly destination: BridgeToken | undefined
}

/** What the form means with this catalogue: choices that do not fit any more fall back. */
export function selectTokens(
  { originKey, destinationKey }: BridgeForm,
  catalog: Catalog,
  activeChain: string | undefined,
): Selection {
  const { tokens } = catalog
  const sendable = tokens.filter((token) => destinationsOf(catalog, token).length > 0)
  const origin =
    sendable.find(({ key }) => key === originKey) ??
    sendable.find(({ caipChainId }) => caipChainId === activeChain) ??
    sendable[0]
  if (origin === undefined) return { origin, destination: undefined }
  const reachable = destinationsOf(catalog, origin)
  const chosen = tokens.find(({ key }) => key === destinationKey)
  const destination =
    chosen ?? reachable.find(({ symbol }) => symbol === origin.symbol) ?? reachable[0]
  return { origin, destination }
}

/** Chooses what is sent. A destination that it cannot reach is let go. */
export function chooseOrigin(core: Core, catalog: Catalog, token: BridgeToken): void {
  change(core, (form) => {
    const destination = catalog.tokens.find(({ key }) => key === form.destinationKey)
    const keeps = destination !== undefined && findRoute(catalog, token, destination) !== undefined
    return { originKey: token.key, destinationKey: keeps ? form.destinationKey : undefined }
  })
}

/** Chooses what is received. */
export function chooseDestination(core: Core, token: BridgeToken): void {
  change(core, () => ({ destinationKey: token.key }))
}

/** Takes over the amount as it was typed. */
export function setAmount(core: Core, amount: string): void {
  change(core, () => ({ amount }))
}

/** Another recipient; undefined is the connected account. */
export function setRecipient(core: Core, recipient: string | undefined): void {
  change(core, () => ({ recipient }))
}

/** Swaps both sides. The amount stays, in the other token's unit. */
export function flip(core: Core, { origin, destination }: Selection): void {
  if (origin === undefined || destination === undefined) return
  change(core, () => ({ originKey: destination.key, destinationKey: origin.key }))
}

/** Empties the amount after a transfer was started. */
export function clearAmount(core: Core): void {
  change(core, () => ({ amount: '' }))
}

/** What the page asked for: in its options, or with `open()`. */
export function prefill(core: Core, options: BridgeOptions | undefined): void {
  if (options === undefined) return
  const { origin, destination, amount, recipient, lock } = options
  core.store.setState(({ bridge }) => ({
    bridge: {
      ...bridge,
      lock: lock ?? bridge.lock,
      form: {
        originKey: keyOf(origin) ?? bridge.form.originKey,
        destinationKey: keyOf(destination) ?? bridge.form.destinationKey,
        amount: amount ?? bridge.form.amount,
        recipient: recipient ?? bridge.form.recipient,
      },
    },
  }))
}

function keyOf(side: BridgeOptions['origin']): string | undefined {
  if (side?.caipChainId === undefined || side.token === undefined) return undefined
  const chainId = evmChainIdOf(side.caipChainId)
  if (chainId === undefined || parseCaipChainId(side.caipChainId).namespace !== 'eip155') {
    return undefined
  }
  // An address by the protocol's schema, or the word `native`.
  return tokenKey(chainId, side.token as `0x${string}` | 'native')
}

function change(core: Core, part: (form: BridgeForm) => Partial<BridgeForm>): void {
  core.store.setState(({ bridge }) => ({
    bridge: { ...bridge, form: { ...bridge.form, ...part(bridge.form) } },
  }))
}
