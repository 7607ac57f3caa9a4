import type { Hex } from 'viem'
import { formatAmount as toDecimal } from '#bridge/formatAmount.ts'
import { adapterOf } from '#core/connections/adapter.ts'
import { findNetwork } from '#core/networks/slice.ts'
import { replace, reset } from '#core/router/router.ts'
import type { SwapRun } from '#core/swap/slice.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { Proof } from '#ui/components/ExplorerLink.tsx'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { figure } from '../Bridge/figures.ts'
import { swapTokenLook } from '../Swap/swapLook.ts'
import { SwapProgress, type SwapShown } from './SwapProgress.tsx'

export default function SwapProgressView() {
  const core = useCore()
  const run = useWidgetState(({ swap }) => swap.run)
  const onSwap = () => replace(core, { name: 'Swap' })
  if (run === undefined) return <SwapProgress state={{ status: 'empty', onSwap }} />
  return <Run run={run} onAgain={onSwap} />
}

function Run({ run, onAgain }: { run: SwapRun; onAgain: () => void }) {
  const core = useCore()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const { order, status, approvalHash, swapHash, received, error } = run
  const { from, to, amount, quoted, minimum, caipChainId } = order
  const network = findNetwork(networks, caipChainId)

  function proof(hash: Hex | undefined): Proof | undefined {
    if (hash === undefined || network === undefined) return undefined
    const adapter = adapterOf(core, network.namespace)
    const url = adapter.explorerLink(network, { kind: 'transaction', value: hash })
    return { hash, url, network: network.name }
  }

  const shown: SwapShown = {
    ...{ from: swapTokenLook(from, networks), to: swapTokenLook(to, networks) },
    give: `${toDecimal(amount, from.decimals)} ${from.symbol}`,
    want: figure(quoted, to.decimals, { locale, symbol: to.symbol }).value,
    ...stepsOf(run),
    inWallet: status === 'approving' || status === 'swapping',
    ...{ approveProof: proof(approvalHash), swapProof: proof(swapHash) },
  }
  if (status === 'done') {
    const arrived = figure(received ?? minimum, to.decimals, { locale, symbol: to.symbol })
    const onDone = () => reset(core, { name: 'Account' })
    const isExact = received !== undefined
    return <SwapProgress state={{ status, shown, received: arrived.value, isExact, onDone }} />
  }
  if (status === 'failed' && error !== undefined) {
    return <SwapProgress state={{ status, shown, error, onAgain }} />
  }
  return <SwapProgress state={{ status: 'running', shown }} />
}

/** Each step by how far the run has come; of a run that failed, the one where it did is bad. */
function stepsOf(run: SwapRun): Pick<SwapShown, 'check' | 'approve' | 'swap'> {
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
