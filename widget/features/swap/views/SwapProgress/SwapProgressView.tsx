import { homeOf } from '#kernel/modal/chooseView.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hex } from 'viem'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { adapterOf } from '#wallet/connections/adapter.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { backTo, reset } from '#kernel/router/router.ts'
import { restoreSwap } from '../../model/form.ts'
import { findSwap } from '../../model/findSwap.ts'
import { receivedQuery } from '../../model/received.ts'
import type { SeenRun, SwapToken } from '../../model/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import type { Proof } from '#ui/components/identity/ExplorerLink.tsx'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { toSwapTokenViewModel } from '../Swap/swapViewModels.ts'
import { SwapProgress, type SwapShown } from './SwapProgress.tsx'

export default function SwapProgressView({ view }: ViewProps<'SwapProgress'>) {
  const core = useCore()
  const swap = useWidgetState((state) => state.swap)
  const transactions = useWidgetState((state) => state.transactions)
  const run = useMemo(
    () => findSwap({ swap, transactions }, view.swapId),
    [swap, transactions, view.swapId],
  )
  function toSwap() {
    const { stack } = core.store.getState().router
    const at = stack.findIndex(({ name }) => name === 'Swap')
    if (!backTo(core, at)) reset(core, { name: 'Swap' })
  }
  if (run === undefined) return <SwapProgress state={{ status: 'empty', onSwap: toSwap }} />
  function onAgain() {
    if (run !== undefined) restoreSwap(core, run)
    toSwap()
  }
  return <Run run={run} onAgain={onAgain} />
}

function Run({ run, onAgain }: { run: SeenRun; onAgain: () => void }) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const iconOf = useTokenIcons()
  const { order, status, approvalHash, swapHash, error } = run
  const asked = status === 'done' && run.received === undefined ? swapHash : undefined
  const found = useQuery(receivedQuery(core, order, asked))
  const received = run.received ?? found.data ?? undefined
  const { from, to, amount, quoted, minimum, caipChainId } = order
  const network = findNetwork(networks, caipChainId)

  function proof(hash: Hex | undefined): Proof | undefined {
    if (hash === undefined || network === undefined) return undefined
    const adapter = adapterOf(core, network.namespace)
    const url = adapter.explorerLink(network, { kind: 'transaction', value: hash })
    return { hash, url, network: network.name }
  }

  function viewModelOf(token: SwapToken): TokenViewModel {
    const viewModel = toSwapTokenViewModel(token, networks)
    const chainId = network?.chainId
    const known = chainId === undefined ? undefined : iconOf(chainId, token.key)
    return { ...viewModel, iconUrl: viewModel.iconUrl ?? known }
  }

  const shown: SwapShown = {
    from: viewModelOf(from),
    to: viewModelOf(to),
    give: `${toDecimal(amount, from.decimals)} ${from.symbol}`,
    want: formatUnits(quoted, to.decimals, { locale, symbol: to.symbol }).value,
    ...stepsOf(run),
    isTried: run.isTried !== false,
    inWallet: status === 'approving' || status === 'swapping',
    approveProof: proof(approvalHash),
    swapProof: proof(swapHash),
  }
  if (status === 'done') {
    const arrived = formatUnits(received ?? minimum, to.decimals, { locale, symbol: to.symbol })
    const onDone = () => reset(core, homeOf(core))
    const isExact = received !== undefined
    return <SwapProgress state={{ status, shown, received: arrived.value, isExact, onDone }} />
  }
  if (status === 'failed' && error !== undefined) {
    return <SwapProgress state={{ status, shown, error, onAgain }} />
  }
  return <SwapProgress state={{ status: 'running', shown }} />
}

/** Each step by how far the run has come; of a run that failed, the one where it did is bad. */
function stepsOf(run: SeenRun): Pick<SwapShown, 'check' | 'approve' | 'swap'> {
  const { status, needsApproval, approvalHash, swapHash } = run
  const approves = needsApproval === true
  if (status === 'done') {
    return { check: 'done', approve: approves ? 'done' : undefined, swap: 'done' }
  }
  if (status === 'failed') {
    if (needsApproval === undefined) return { check: 'bad', swap: 'next' }
    const isApproval = approves && approvalHash === undefined && swapHash === undefined
    if (isApproval) return { check: 'done', approve: 'bad', swap: 'next' }
    return { check: 'done', approve: approves ? 'done' : undefined, swap: 'bad' }
  }
  if (status === 'checking') return { check: 'now', swap: 'next' }
  if (status === 'approving' || status === 'approvalSent') {
    return { check: 'done', approve: 'now', swap: 'next' }
  }
  return { check: 'done', approve: approves ? 'done' : undefined, swap: 'now' }
}
