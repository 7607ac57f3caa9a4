// biome-ignore-all lint/a11y/useSemanticElements: a table cannot leave rows out of the document
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the button inside a cell
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { vars } from '#ui/theme/vars.ts'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx'
import { cellAfterKey, ROW_PX, rowsToDraw } from './gridWindow.ts'
import { RushContext } from '#ui/lists/RushContext.tsx'
import { useRush } from '#ui/lists/useRush.ts'
import { useSeen } from '#ui/lists/useSeen.ts'
import styles from './WalletGrid.module.css'

export type WalletCell = {
  readonly id: string
  readonly name: string
  readonly tile: ReactNode
  /** Said after the name. */
  readonly note?: string | undefined
}

type WalletGridProps = {
  label: string
  wallets: readonly WalletCell[]
  /** What scrolls around it. */
  scroller: HTMLElement | null
  onPick: (id: string) => void
  /** The last rows are near. */
  onEnd?: (() => void) | undefined
}

const COLUMNS = 4
const FEW_COLUMNS = 3
/** Under this width four pictures stand too close. */
const FEW_BELOW_PX = 280

/**
 * Wallets in rows, of which only those are in the document that are seen. One of them is in the tab
 * order; arrows, Home, End and the page keys lead to the others.
 */
export function WalletGrid({ label, wallets, scroller, onPick, onEnd }: WalletGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const seen = useSeen(scroller, grid)
  const rushes = useRush(scroller)
  const columns = seen.width > 0 && seen.width < FEW_BELOW_PX ? FEW_COLUMNS : COLUMNS
  const rows = Math.ceil(wallets.length / columns)
  const { active, setActive, onKeyDown } = useGridKeys({
    grid,
    columns,
    count: wallets.length,
    page: Math.max(1, Math.floor(seen.height / ROW_PX)),
  })
  // The same function for every cell and for good, so that a cell that is here is not drawn anew.
  const picked = useRef(onPick)
  useEffect(() => {
    picked.current = onPick
  })
  const pick = useCallback((id: string) => picked.current(id), [])
  const drawn = rowsToDraw(rows, seen, Math.floor(active / columns))
  const isNearEnd = rows === 0 || (seen.height > 0 && drawn.includes(rows - 1))
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])

  return (
    <div
      ref={grid}
      className={styles.grid}
      data-virtual=""
      // A variable would be inherited, and each cell's style worked out anew with each page of the list.
      style={{ ...vars({ '--columns': columns }), height: rows * ROW_PX }}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      data-rushes={rushes || undefined}
      onKeyDown={onKeyDown}
    >
      <RushContext value={rushes}>
        {drawn.map((row) => (
          <div
            key={row}
            className={styles.row}
            style={vars({ '--row': row })}
            role="row"
            aria-rowindex={row + 1}
          >
            {wallets.slice(row * columns, (row + 1) * columns).map((wallet, column) => (
              <Cell
                key={wallet.id}
                wallet={wallet}
                at={row * columns + column}
                active={row * columns + column === active}
                onPick={pick}
                onFocus={setActive}
              />
            ))}
          </div>
        ))}
      </RushContext>
    </div>
  )
}

type CellProps = {
  wallet: WalletCell
  at: number
  active: boolean
  onPick: (id: string) => void
  onFocus: (at: number) => void
}

const Cell = memo(function Cell({ wallet, at, active, onPick, onFocus }: CellProps) {
  const { id, name, tile, note } = wallet
  return (
    <div role="gridcell">
      <button
        type="button"
        className={styles.cell}
        tabIndex={active ? 0 : -1}
        data-at={at}
        title={name}
        onFocus={() => onFocus(at)}
        onClick={() => onPick(id)}
      >
        {tile}
        <bdi className={styles.name}>{name}</bdi>
        {note !== undefined && <VisuallyHidden>, {note}</VisuallyHidden>}
      </button>
    </div>
  )
})

/** One cell is in the tab order; keys move it, and the focus with it. */
function useGridKeys(options: {
  grid: RefObject<HTMLElement | null>
  count: number
  columns: number
  page: number
}) {
  const { grid, count, columns, page } = options
  const [wanted, setActive] = useState(0)
  const moved = useRef(false)
  const active = Math.min(wanted, count - 1)

  // The cell may have to be drawn first.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const cell = grid.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest' })
  }, [active, grid])

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event
    const rtl = grid.current?.matches(':dir(rtl)') === true
    const next = cellAfterKey(
      active,
      { key, ctrlKey: ctrlKey || metaKey, rtl },
      { count, columns, page },
    )
    if (next === undefined) return
    event.preventDefault()
    if (next === active) return
    moved.current = true
    setActive(next)
  }

  return { active, setActive, onKeyDown }
}

/** Wallets that have not arrived. */
export function WalletGridSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.bones} aria-hidden="true">
      {Array.from({ length: rows * COLUMNS }, (_, at) => `bone ${at}`).map((key) => (
        <span key={key} className={styles.bone}>
          <Skeleton width={56} height={56} tile />
          <Skeleton width={44} height={10} />
        </span>
      ))}
    </div>
  )
}
