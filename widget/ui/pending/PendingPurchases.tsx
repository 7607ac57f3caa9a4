import type { TokenViewModel } from '../components/viewModels.ts'
import { ListPanel } from '../components/Panel.tsx'
import { Row } from '../components/Row.tsx'
import { TokenTile } from '../components/Tile.tsx'
import { Icon } from '../icons/Icon.tsx'
import { rightIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'

/** A purchase that is under way. */
export type PendingPurchase = {
  id: string
  token: TokenViewModel
  /** With its symbol, formatted. */
  amount: string
  /** What is paid for it, formatted. */
  fiat: string
  /** The provider knows of the payment. */
  isPaid: boolean
}

export type PendingPurchasesProps = {
  pending: readonly PendingPurchase[]
  onPending: (id: string) => void
}

/** Purchases under way; nothing where there are none. */
export function PendingPurchases({ pending, onPending }: PendingPurchasesProps) {
  const { buy } = useMessages()
  if (pending.length === 0) return null
  return (
    <ListPanel label={buy.pending}>
      {pending.map(({ id, token, amount, fiat, isPaid }) => (
        <Row
          key={id}
          tile={<TokenTile token={token} size={36} />}
          title={isPaid ? buy.paidTitle(amount) : buy.pendingTitle(amount)}
          note={isPaid ? buy.paidNote(fiat) : buy.pendingNote(fiat)}
          end={<Icon path={rightIcon} size={16} />}
          onClick={() => onPending(id)}
        />
      ))}
    </ListPanel>
  )
}
