import { RouteProgress } from '#ui/components/progress/RouteProgress.tsx'
import type { ProgressDotsStatus } from '#ui/components/progress/ProgressDots.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { checkIcon } from '#ui/icons/paths.ts'
import { formatDuration } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { shareOf } from '#ui/pending/PendingTransfers.tsx'
import type { TransferShown } from './types.ts'
import styles from '#ui/review/TransferStages.module.css'

/** The span, the amount and where it is. */
export function TransferStages({ state }: { state: TransferShown }) {
  const messages = useMessages()
  const locale = useLocale()
  const crosses = state.status === 'pending' && isDeposited(state)
  const arrives = crosses || state.status === 'late' || state.status === 'done'
  const end = arrives ? state.receive : state.send
  return (
    <div className={styles.passage}>
      <div className={styles.span}>
        <RouteProgress
          wide
          from={<TokenTile token={state.send.token} size={48} />}
          to={<TokenTile token={state.receive.token} size={48} />}
          share={share(state)}
          status={stones[state.status]}
          progress={{ label: messages.common.progress, value: spoken(messages, locale, state) }}
        />
      </div>
      <p className={styles.figure} title={end.amount.exact}>
        <bdi>
          {end.amount.value} {end.token.symbol}
        </bdi>
      </p>
      {end.fiat !== undefined && <p className={styles.fiat}>{end.fiat}</p>}
      <p className={styles.words} role="status">
        {state.status === 'done' ? (
          <span className={styles.good}>
            <Icon path={checkIcon} size={16} />
            {words(messages, locale, state)}
          </span>
        ) : (
          words(messages, locale, state)
        )}
      </p>
    </div>
  )
}

const stones: Record<TransferShown['status'], ProgressDotsStatus> = {
  pending: 'busy',
  late: 'warn',
  done: 'ok',
  expired: 'bad',
  refunded: 'none',
  failed: 'bad',
  rejected: 'none',
  waiting: 'none',
  moved: 'none',
  renewing: 'none',
  cancelled: 'none',
  altered: 'bad',
}

function isDeposited(state: TransferShown): boolean {
  return state.steps.some(({ kind, status }) => kind === 'deposit' && status === 'txSuccess')
}

function share(state: TransferShown): number {
  switch (state.status) {
    case 'done':
      return 1
    case 'pending':
      return isDeposited(state)
        ? Math.max(0.2, shareOf(state.elapsedSeconds, state.expectedSeconds))
        : 0.1
    case 'late':
      return 0.9
    case 'expired':
      return 0.55
    case 'failed':
      return isDeposited(state) ? 0.55 : 0.1
    case 'altered':
      return 0.3
    default:
      return 0
  }
}

function spoken(messages: Messages, locale: string, state: TransferShown): string {
  const { transfer, common } = messages
  const duration = (seconds: number) => formatDuration(seconds, locale)
  if (state.status === 'pending') {
    return common.secondsOf(duration(state.elapsedSeconds), duration(state.expectedSeconds))
  }
  if (state.status === 'late') return transfer.longer(duration(state.elapsedSeconds))
  if (state.status === 'done') return transfer.doneIn(duration(state.tookSeconds))
  return words(messages, locale, state)
}

function words({ transfer }: Messages, locale: string, state: TransferShown): string {
  const destination = state.receive.token.network.name
  const origin = state.send.token.network.name
  switch (state.status) {
    case 'pending':
      if (state.takenBack === 'deposit') return transfer.waitsForBlock(origin)
      if (isDeposited(state)) return transfer.onItsWay(destination)
      return state.steps.some(({ status }) => status === 'simulationSuccess')
        ? transfer.waitingForYou
        : transfer.preparing
    case 'late':
      return transfer.stillOnItsWay(destination)
    case 'done':
      return transfer.arrived(destination, formatDuration(state.tookSeconds, locale))
    case 'expired':
      return transfer.comingBack(origin)
    case 'refunded':
      return transfer.cameBack(origin)
    case 'waiting':
    case 'moved':
    case 'renewing':
      return transfer.waitingToGoOn
    case 'altered':
      return transfer.altered
    default:
      return transfer.notSent
  }
}
