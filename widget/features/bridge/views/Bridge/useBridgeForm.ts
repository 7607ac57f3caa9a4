import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { selectTokens } from '../../model/form.ts'
import { QUOTE_DEBOUNCE_MS } from '../../model/limits.ts'
import { feeReserveQuery } from '../../model/quote/networkFee.ts'
import { checkForm } from '../../model/quote/problem.ts'
import { feeLimitsQuery, limitsQuery, quoteQuery } from '../../model/quote/quote.ts'
import { hasCodeQuery, withChecksum } from '#wallet/recipients/recipient.ts'
import { type BridgeToken, type Catalog, findRoute } from '#kernel/bridge/tokens.ts'
import { balancesQuery } from '#wallet/portfolio/balances.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useDebounced } from '#ui/app/useDebounced.ts'
import { useDepositor } from '#shared/hooks/useDepositor.ts'

/** Everything the Bridge view knows: choices, balances, limits and the quote. */
export function useBridgeForm() {
  const core = useCore()
  const form = useWidgetState(({ bridge }) => bridge.form)
  const fee = useWidgetState(({ config }) => config.options.bridge?.fee)
  const depositor = useDepositor()
  const { catalog, origin, destination, route } = useSelection()
  const { balance, native } = useOriginBalances(origin, depositor)
  const limits = useQuery(limitsQuery(core, route))
  const reserve = useQuery(feeReserveQuery(core, origin?.caipChainId))
  const facts = {
    origin,
    destination,
    route,
    amount: form.amount,
    balance,
    nativeBalance: native,
    feeReserve: depositor === undefined ? undefined : reserve.data,
    limits: limits.data,
  }
  const plain = checkForm(facts)
  const typed = plain.status === 'ok' ? plain.amount : undefined
  const settled = useDebounced(typed, QUOTE_DEBOUNCE_MS)
  const question =
    route === undefined || typed === undefined || typed !== settled
      ? undefined
      : {
          route,
          inputAmount: typed,
          depositor,
          // An address by the protocol's schema, or by the editor that checked it.
          recipient: form.recipient as Address | undefined,
          fee: fee && { bps: fee.bps, recipient: withChecksum(fee.recipient) },
        }
  const feeLimits = useQuery(feeLimitsQuery(core, question))
  const checked = checkForm({ ...facts, limits: feeLimits.data ?? limits.data })
  const amount = checked.status === 'ok' ? checked.amount : undefined
  const asks = question !== undefined && amount !== undefined
  const quote = useQuery(
    quoteQuery(
      core,
      asks && origin !== undefined && destination !== undefined
        ? { ...question, shown: { input: origin.decimals, output: destination.decimals } }
        : undefined,
    ),
  )
  return {
    form,
    depositor,
    catalog,
    origin,
    destination,
    route,
    balance,
    native,
    reserve: reserve.data,
    checked,
    quote,
    hasNoGas: useHasNoGas(catalog.data, destination, form.recipient, depositor),
    isOwnContractMissing: useOwnContractMissing(origin, destination, form.recipient, depositor),
    /** True until the quote on its way belongs to what is typed. */
    isQuoting: amount !== undefined && (!asks || quote.data === undefined),
  }
}

/** Both sides of the form as tokens, and the route between them. */
export function useSelection() {
  const core = useCore()
  const form = useWidgetState(({ bridge }) => bridge.form)
  const active = useWidgetState(({ networks }) => networks.active)
  const lock = useWidgetState(({ bridge }) => bridge.lock)
  const catalog = useQuery(catalogQuery(core))
  const { data } = catalog
  if (data === undefined) {
    return { catalog, origin: undefined, destination: undefined, route: undefined }
  }
  const { origin, destination } = selectTokens(form, data, active, lock)
  const both = origin !== undefined && destination !== undefined
  return {
    catalog,
    origin,
    destination,
    route: both ? findRoute(data, origin, destination) : undefined,
  }
}

function useOriginBalances(origin: BridgeToken | undefined, depositor: Address | undefined) {
  const core = useCore()
  const tokens = origin === undefined || origin.isNative ? [] : [origin.address]
  const { data } = useQuery({
    ...balancesQuery(core, {
      caipChainId: origin?.caipChainId ?? '',
      address: depositor ?? '',
      tokens,
    }),
    enabled: origin !== undefined && depositor !== undefined,
  })
  if (data === undefined || origin === undefined) return { balance: undefined, native: undefined }
  const balance = origin.isNative ? data.native : data.tokens.get(origin.address)
  return { balance, native: data.native }
}

/**
 * True when what arrives could not be moved: the recipient is oneself, it is not the currency that
 * pays for that, and there is none of it. A pool unwraps what is wrapped for accounts of people.
 */
function useHasNoGas(
  catalog: Catalog | undefined,
  destination: BridgeToken | undefined,
  recipient: string | undefined,
  depositor: Address | undefined,
): boolean {
  const core = useCore()
  const isNative = catalog?.tokens.some(
    (token) =>
      token.isNative &&
      token.chainId === destination?.chainId &&
      token.address.toLowerCase() === destination.address.toLowerCase(),
  )
  const isMine = isSelf(recipient, depositor)
  const { data } = useQuery({
    ...balancesQuery(core, {
      caipChainId: destination?.caipChainId ?? '',
      address: depositor ?? '',
      tokens: [],
    }),
    enabled: destination !== undefined && isMine && isNative === false,
  })
  return isMine && isNative === false && data?.native === 0n
}

/** True when a wallet that is a contract sends to its own address, where the destination has none. */
export function useOwnContractMissing(
  origin: BridgeToken | undefined,
  destination: BridgeToken | undefined,
  recipient: string | undefined,
  depositor: Address | undefined,
): boolean {
  const core = useCore()
  const asked = isSelf(recipient, depositor) ? depositor : undefined
  const here = useQuery(hasCodeQuery(core, origin?.caipChainId, asked))
  const isContract = here.data === true
  const there = useQuery(
    hasCodeQuery(core, isContract ? destination?.caipChainId : undefined, asked),
  )
  return isContract && there.data === false
}

function isSelf(recipient: string | undefined, depositor: Address | undefined): boolean {
  if (depositor === undefined) return false
  return recipient === undefined || recipient.toLowerCase() === depositor.toLowerCase()
}
