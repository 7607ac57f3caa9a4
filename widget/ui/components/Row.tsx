import type { ReactNode } from 'react'
import { Skeleton } from '../primitives/Skeleton.tsx'
import styles from './Row.module.css'

type RowProps = {
  tile: ReactNode
  title: ReactNode
  note?: ReactNode
  /** A tag, a mark or a chevron. */
  end?: ReactNode
  /** Two figures, one under the other. */
  amounts?: { top: ReactNode; bottom?: ReactNode } | undefined
  current?: boolean | undefined
  /** Stays readable and does nothing; `note` says why. */
  blocked?: boolean | undefined
  /** Something is under way: does nothing, and is not dimmed. */
  busy?: boolean | undefined
  onClick?: (() => void) | undefined
  /** Makes it a link that opens beside the page. */
  href?: string | undefined
  /** Where it stands in a list that is drawn in part. */
  place?: { readonly at: number; readonly of: number } | undefined
}

/** One line of a list. It is a button when something happens on a click, or a link. */
export function Row(props: RowProps) {
  const { tile, title, note, end, amounts, current, blocked = false, busy = false } = props
  const { onClick, href, place } = props
  const item = {
    className: styles.item,
    'aria-posinset': place === undefined ? undefined : place.at + 1,
    'aria-setsize': place?.of,
  }
  const still = blocked || busy
  const inside = (
    <>
      {tile}
      <span className={styles.main}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {end}
      {amounts && (
        <span className={styles.figures}>
          <span className={styles.top}>{amounts.top}</span>
          {amounts.bottom !== undefined && <span className={styles.note}>{amounts.bottom}</span>}
        </span>
      )}
    </>
  )
  if (href !== undefined && !still) {
    return (
      <li {...item}>
        <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
          {inside}
        </a>
      </li>
    )
  }
  if (!onClick && !still) {
    return (
      <li {...item}>
        <div className={styles.row}>{inside}</div>
      </li>
    )
  }
  return (
    <li {...item}>
      <button
        type="button"
        className={styles.row}
        aria-current={current || undefined}
        aria-disabled={still || undefined}
        data-blocked={blocked || undefined}
        onClick={still ? undefined : onClick}
      >
        {inside}
      </button>
    </li>
  )
}

/** A row that has not arrived. */
export function SkeletonRow({ amounts = true }: { amounts?: boolean | undefined }) {
  return (
    <li className={styles.item} aria-hidden="true">
      <div className={styles.row}>
        <Skeleton width={36} height={36} tile />
        <span className={styles.main}>
          <Skeleton width={92} />
          {amounts && (
            <span className={styles.gap}>
              <Skeleton width={56} height={10} />
            </span>
          )}
        </span>
        {amounts && <Skeleton width={64} />}
      </div>
    </li>
  )
}
