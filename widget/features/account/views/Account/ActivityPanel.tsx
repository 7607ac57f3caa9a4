import { useEffect, useMemo, useState } from 'react'
import { activityOf } from '../../activity/items.ts'
import { loadTransfers } from '#transactions/transfers/store.ts'
import { adapterOf } from '#wallet/connections/adapter.ts'
import { follow } from '#kernel/router/follow.ts'
import { push } from '#kernel/router/router.ts'
import { loadTransactions } from '#transactions/store.ts'
import { evmChain } from '#protocol'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Activity, type ActivityGaps, type ActivityProps } from './Activity.tsx'
import { type LineContext, groupTitle, lineOf } from './activityLines.ts'
import type { PanelProps } from './panelProps.ts'
import { useHistory } from './useHistory.ts'

/** What the account did: the service's history, and what this browser knows of its own. */
export function ActivityPanel({ address, network }: PanelProps) {
  const core = useCore()
  const locale = useLocale()
  const messages = useMessages()
  const { caipChainId, chainId } = network
  const networks = useWidgetState((state) => state.networks)
  const own = useWidgetState(({ transactions }) => transactions.own)
  const records = useWidgetState(({ bridge }) => bridge.transfers)
  const [withSpam, setWithSpam] = useState(false)
  const findIcon = useTokenIcons()
  const history = useHistory({ address, network })
  useEffect(() => {
    loadTransactions(core)
    loadTransfers(core)
  }, [core])

  const { entries, isPartial } = history
  const now = core.now()
  // Regroups the list when the day changes, not on every render.
  const today = new Date(now).setHours(0, 0, 0, 0)
  const activity = useMemo(() => {
    const isOwn = (other: string) => other.toLowerCase() === address.toLowerCase()
    return activityOf({
      entries,
      isPartial,
      withSpam,
      now: today,
      own: own.filter((one) => one.caipChainId === caipChainId && isOwn(one.from)),
      transfers: records.filter(
        ({ transfer: { owner, route } }) =>
          isOwn(owner) && evmChain(route.originChainId) === caipChainId,
      ),
    })
  }, [entries, isPartial, withSpam, own, records, address, caipChainId, today])
  const context: LineContext = {
    locale,
    messages,
    network,
    networks,
    iconOf: (token) => (chainId === undefined ? undefined : findIcon(chainId, token)),
  }

  function pick(id: string) {
    if (!follow(core, id)) push(core, { name: 'TransactionDetails', id })
  }

  return (
    <Activity
      network={network.name}
      onPick={pick}
      explorerUrl={adapterOf(core, network.namespace).explorerLink(network, {
        kind: 'address',
        value: address,
      })}
      spam={{
        count: activity.spamCount,
        shown: withSpam,
        onToggle: () => setWithSpam(!withSpam),
      }}
      state={stateOf(history, activity, context, now)}
    />
  )
}

function gapsOf({
  isMissing,
  isPartial,
}: {
  isMissing: boolean
  isPartial: boolean
}): ActivityGaps {
  if (isMissing) return 'onlyOwn'
  return isPartial ? 'onlyRecent' : undefined
}

function stateOf(
  { status, isMissing, isPartial, isStale, next, onNext, onRetry }: ReturnType<typeof useHistory>,
  { pending, groups }: ReturnType<typeof activityOf>,
  context: LineContext,
  now: number,
): ActivityProps['state'] {
  const isKnown = pending.length > 0 || groups.length > 0
  if (!isKnown) {
    if (status === 'error') return { status, onRetry }
    if (status !== 'ready') return { status }
  }
  return {
    status: 'ready',
    pending: pending.map((item) => lineOf(item, context)),
    groups: groups.map((group) => ({
      key: group.key,
      title: groupTitle(group, now, context.locale),
      lines: group.items.map((item) =>
        lineOf(item, { ...context, isDated: group.span === 'month' }),
      ),
    })),
    next: status === 'loading' ? 'loading' : next,
    onNext,
    gaps: gapsOf({ isMissing, isPartial }),
    failed: status === 'error' || isStale ? onRetry : undefined,
  }
}
