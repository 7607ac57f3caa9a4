import { useId } from 'react'
import { Avatar } from '../components/identity/Avatar.tsx'
import { Icon } from '../icons/Icon.tsx'
import { flipIcon } from '../icons/laterPaths.ts'
import { lockIcon } from '../icons/paths.ts'
import { shorten } from '../i18n/format.ts'
import { useLocale, useMessages } from '../i18n/MessagesContext.tsx'
import { percentOf } from '../i18n/percentOf.ts'
import { AmountInput } from '../primitives/AmountInput.tsx'
import { AmountOutput } from '../primitives/AmountOutput.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import { Link } from '../primitives/Link.tsx'
import { LiveRegion } from '../primitives/LiveRegion.tsx'
import { AmountInOtherUnit } from './AmountInOtherUnit.tsx'
import { Leg } from './Leg.tsx'
import type { Lock, RouteProps, RouteRecipient, RouteSend } from './types.ts'
import styles from './Route.module.css'

/** Two legs and the stones between them. */
export function Route(props: RouteProps) {
  const { send, receive, recipient, onFlip, isQuoting } = props
  const { bridge } = useMessages()
  return (
    <div className={styles.route} data-shares={canFill(send) ? '' : undefined}>
      <SendLeg {...props} />
      <Leg
        side={bridge.receive}
        token={receive.token}
        lock={receive.tokenLock}
        onPick={receive.onPick}
      >
        {isQuoting ? (
          <Skeleton width={104} height={26} />
        ) : (
          <AmountOutput formatted={receive.amount} />
        )}
        <span className={styles.fiat}>{receive.amount === undefined ? '' : receive.fiat}</span>
      </Leg>
      <LiveRegion
        message={
          receive.amount && `${bridge.receive} ${receive.amount.value} ${receive.token?.symbol}`
        }
      />
      {recipient && <Foot recipient={recipient} />}
      <Locks {...props} />
      <div className={styles.rail}>
        {onFlip && (
          <button type="button" className={styles.flip} aria-label={bridge.flip} onClick={onFlip}>
            <Icon path={flipIcon} size={16} />
          </button>
        )}
      </div>
    </div>
  )
}

/** The route before its tokens are known. */
export function RouteSkeleton() {
  const { bridge } = useMessages()
  return (
    <div className={styles.route} aria-busy="true">
      <Leg side={bridge.send} isLoading />
      <Leg side={bridge.receive} isLoading />
      <div className={styles.rail} />
    </div>
  )
}

function SendLeg({ send, isAmountBad, problemId }: RouteProps) {
  const { bridge } = useMessages()
  const id = useId()
  return (
    <Leg
      side={bridge.send}
      inputId={id}
      token={send.token}
      lock={send.tokenLock}
      onPick={send.onPick}
      note={
        send.balance && <bdi title={send.balance.exact}>{bridge.balance(send.balance.value)}</bdi>
      }
      below={canFill(send) ? <Shares onShare={send.onShare} /> : undefined}
    >
      <AmountInput
        id={id}
        value={send.amount}
        onChange={send.onAmount}
        invalid={isAmountBad}
        readOnly={send.amountLock !== undefined}
        describedBy={problemId}
        {...(send.unit?.isDollars === true && { sign: '$', name: bridge.amountInDollars })}
      />
      <AmountInOtherUnit fiatValue={send.fiat} symbol={send.token?.symbol} unit={send.unit} />
    </Leg>
  )
}

const canFill = ({ onShare, amountLock }: RouteSend): boolean =>
  onShare !== undefined && amountLock === undefined

/** Parts of the balance, and all of it. */
function Shares({ onShare }: Pick<RouteSend, 'onShare'>) {
  const { bridge } = useMessages()
  const locale = useLocale()
  const parts = [25, 50] as const
  return (
    <>
      {parts.map((part) => {
        const percent = percentOf(part * 100, locale)
        return (
          <Link
            key={part}
            size={12}
            label={bridge.shareLabel(percent)}
            onClick={() => onShare?.(part)}
          >
            {percent}
          </Link>
        )
      })}
      <Link size={12} label={bridge.maxLabel} onClick={() => onShare?.(100)}>
        {bridge.max}
      </Link>
    </>
  )
}

/** Who fixed what, in one line: a lock without a reason looks broken. */
function Locks({ send, receive, recipient }: RouteProps) {
  const { bridge } = useMessages()
  const lock: Lock | undefined =
    send.amountLock ?? send.tokenLock ?? receive.tokenLock ?? recipient?.lock ?? recipient?.setBy
  if (!lock) return null
  return (
    <p className={styles.foot}>
      <span className={styles.lock}>
        <Icon path={lockIcon} size={16} />
      </span>
      <span>{bridge.lockedBy(lock.by)}</span>
    </p>
  )
}

function Foot({ recipient }: { recipient: RouteRecipient }) {
  const { bridge } = useMessages()
  const { address, isYou, name, lock, onChange } = recipient
  const shown = name ?? shorten(address)
  return (
    <div className={styles.foot}>
      <Avatar address={address} size={16} />
      <span title={address}>{isYou ? bridge.toYou(shown) : bridge.to(shown)}</span>
      {lock && (
        <span className={styles.by} title={bridge.lockedBy(lock.by)}>
          <Icon path={lockIcon} size={12} />
        </span>
      )}
      {!lock && onChange && (
        <Link size={12} label={bridge.changeRecipient} onClick={onChange}>
          {bridge.change}
        </Link>
      )}
    </div>
  )
}
