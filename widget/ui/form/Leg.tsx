import type { ReactNode } from 'react'
import type { TokenViewModel } from '../components/viewModels.ts'
import { IconTile, TokenTile } from '../components/Tile.tsx'
import { Icon } from '../icons/Icon.tsx'
import { downIcon, searchIcon } from '../icons/laterPaths.ts'
import { lockIcon } from '../icons/paths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Skeleton } from '../primitives/Skeleton.tsx'
import type { Lock } from './types.ts'
import styles from './Leg.module.css'

type LegProps = {
  side: string
  inputId?: string | undefined
  token?: TokenViewModel | undefined
  lock?: Lock | undefined
  onPick?: (() => void) | undefined
  note?: ReactNode
  isLoading?: boolean | undefined
  /** In the place of a token, while there is none. @default 'Select a token' */
  none?: string | undefined
  /** A row under the amount. */
  below?: ReactNode
  /** The amount and what it is worth. */
  children?: ReactNode
}

/** One side of a bridge: tile, token and network at the start, amount at the end. */
export function Leg({
  side,
  inputId,
  token,
  lock,
  onPick,
  note,
  isLoading = false,
  none,
  below,
  children,
}: LegProps) {
  return (
    <div className={styles.leg} data-below={below === undefined ? undefined : ''}>
      {inputId === undefined ? (
        <span className={styles.label}>{side}</span>
      ) : (
        <label className={styles.label} htmlFor={inputId}>
          {side}
        </label>
      )}
      <span className={styles.note}>{note}</span>
      {isLoading ? (
        <PickerSkeleton />
      ) : (
        <Picker side={side} token={token} lock={lock} onPick={onPick} none={none} />
      )}
      <div className={styles.amount}>
        {isLoading ? <Skeleton width={96} height={26} /> : children}
      </div>
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  )
}

function Picker({
  side,
  token,
  lock,
  onPick,
  none,
}: Pick<LegProps, 'side' | 'token' | 'lock' | 'onPick' | 'none'>) {
  const { bridge, common } = useMessages()
  const inside = (
    <>
      {token ? <TokenTile token={token} /> : <IconTile icon={searchIcon} />}
      <span className={styles.name}>
        <b>
          {token?.symbol ?? none ?? bridge.chooseToken}
          <Icon path={lock ? lockIcon : downIcon} size={lock ? 12 : 16} />
        </b>
        <small>{token ? common.onNetwork(token.network.name) : ''}</small>
      </span>
    </>
  )
  if (lock) {
    return (
      <div className={styles.picker} title={bridge.lockedBy(lock.by)}>
        {inside}
      </div>
    )
  }
  const label = token ? bridge.pick(side, token.symbol, token.network.name) : bridge.pickNone(side)
  return (
    <button type="button" className={styles.picker} aria-label={label} onClick={onPick}>
      {inside}
    </button>
  )
}

function PickerSkeleton() {
  return (
    <div className={styles.picker} aria-hidden="true">
      <Skeleton width={40} height={40} tile />
      <span className={styles.name}>
        <Skeleton width={64} height={16} />
        <span className={styles.gap}>
          <Skeleton width={48} height={10} />
        </span>
      </span>
    </div>
  )
}
