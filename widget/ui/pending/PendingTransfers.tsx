import type { NetworkViewModel } from '../components/viewModels.ts'
import { RouteProgress } from '../components/progress/RouteProgress.tsx'
import { Tile } from '../components/Tile.tsx'
import { formatClock } from '../i18n/format.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Link } from '../primitives/Link.tsx'
import { PendingPurchases, type PendingPurchasesProps } from './PendingPurchases.tsx'
import styles from './PendingTransfers.module.css'

/** A transfer under way. */
export type Flight = {
  id: string
  /** Amount and symbol, formatted: "25 USDC". */
  amount: string
  from: NetworkViewModel
  to: NetworkViewModel
  elapsedSeconds: number
  expectedSeconds: number
  late?: boolean | undefined
}

type PendingTransfersProps = {
  flights: readonly Flight[]
  onFlight: (id: string) => void
  onAll?: (() => void) | undefined
  purchases: PendingPurchasesProps
}

const SHOWN = 2

/** Transfers and purchases under way, pinned on top. */
export function PendingTransfers({ flights, onFlight, onAll, purchases }: PendingTransfersProps) {
  const { account } = useMessages()
  if (flights.length === 0 && purchases.pending.length === 0) return null
  return (
    <div className={styles.flights}>
      {flights.slice(0, SHOWN).map((flight) => (
        <FlightCard key={flight.id} flight={flight} onClick={() => onFlight(flight.id)} />
      ))}
      {flights.length > SHOWN && onAll !== undefined && (
        <Link tone="quiet" size={12} onClick={onAll}>
          {account.seeAll(flights.length)}
        </Link>
      )}
      <PendingPurchases {...purchases} />
    </div>
  )
}

/** One transfer: what, how long, how far. */
function FlightCard({ flight, onClick }: { flight: Flight; onClick: () => void }) {
  const { account, common } = useMessages()
  const { amount, from, to, elapsedSeconds, expectedSeconds, late = false } = flight
  const clock = common.secondsOf(formatClock(elapsedSeconds), formatClock(expectedSeconds))
  return (
    <button
      type="button"
      className={styles.flight}
      data-late={late || undefined}
      aria-label={account.transferLabel(amount, to.name, clock)}
      onClick={onClick}
    >
      <span className={styles.top}>
        <span>{account.transferTo(amount, to.name)}</span>
        <span className={styles.clock}>{clock}</span>
      </span>
      <RouteProgress
        from={<Tile name={from.name} iconUrl={from.iconUrl} size={24} />}
        to={<Tile name={to.name} iconUrl={to.iconUrl} size={24} />}
        share={shareOf(elapsedSeconds, expectedSeconds)}
        status={late ? 'warn' : 'busy'}
        count={11}
      />
    </button>
  )
}

const MOST = 0.9

/** How far a transfer looks: never quite there before it is. */
export function shareOf(elapsedSeconds: number, expectedSeconds: number): number {
  if (expectedSeconds <= 0) return 0
  return Math.min(MOST, elapsedSeconds / expectedSeconds)
}
