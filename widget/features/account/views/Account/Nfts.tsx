import { useState } from 'react'
import { Empty } from '#ui/components/Empty.tsx'
import { OfflineBanner } from '#ui/components/states.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { Section } from '#ui/components/Panel.tsx'
import { Rows } from './Rows.tsx'
import { gridIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { More, type NextPage } from './More.tsx'
import { Media } from './Media.tsx'
import styles from './Nfts.module.css'

/** One thing as the grid shows it. */
export type NftCell = {
  id: string
  name: string
  url?: string | undefined
  /** Where there are several of it, formatted. */
  count?: string | undefined
}

export type NftsProps = {
  network: string
  onPick: (id: string) => void
  state:
    | { status: 'loading' }
    | { status: 'offline' }
    /** No source reports NFTs on this network. */
    | { status: 'unknown' }
    | {
        status: 'ready'
        owned: readonly NftCell[]
        spam: readonly NftCell[]
        next: NextPage
        onNext: () => void
      }
    | { status: 'error'; onRetry: () => void }
}

const COLUMNS = 3
const ROW_PX = 140

/** Things of which each is one of a kind; advertising is folded away. */
export function Nfts({ network, onPick, state }: NftsProps) {
  const { nfts: words, common } = useMessages()
  if (state.status === 'offline') return <OfflineBanner />
  if (state.status === 'unknown') {
    return <Empty icon={gridIcon} title={words.unknownTitle} body={words.unknownBody(network)} />
  }
  if (state.status === 'loading') {
    return (
      <div className={`${styles.row} ${styles.bones}`} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <span key={key} className={styles.cell}>
            <Skeleton width={96} height={96} tile />
            <Skeleton width={60} height={10} />
          </span>
        ))}
      </div>
    )
  }
  if (state.status === 'error') {
    return (
      <Notice status="bad" title={words.errorTitle} live>
        <p>{words.errorBody}</p>
        <Link size={12} onClick={state.onRetry}>
          {common.tryAgain}
        </Link>
      </Notice>
    )
  }
  const { owned, spam, next, onNext } = state
  return (
    <>
      {owned.length === 0 && next === 'none' && (
        <Empty icon={gridIcon} title={words.emptyTitle} body={words.emptyBody(network)} />
      )}
      {owned.length === 0 && next === 'there' && <Empty icon={gridIcon} title={words.soFar} />}
      <Grid label={words.title} cells={owned} onPick={onPick} />
      <More next={next} onNext={onNext} failed={words.moreFailed} />
      <div className={styles.after} role="status">
        {next === 'loading' && words.looking}
      </div>
      {next === 'there' && (
        <div className={styles.after}>
          <Link size={12} onClick={onNext}>
            {words.further}
          </Link>
        </div>
      )}
      <Folded spam={spam} onPick={onPick} />
      <Footnote>{words.source}</Footnote>
    </>
  )
}

function Folded({ spam, onPick }: { spam: readonly NftCell[]; onPick: (id: string) => void }) {
  const { nfts: words } = useMessages()
  const [open, setOpen] = useState(false)
  if (spam.length === 0) return null
  return (
    <>
      <div className={styles.after}>
        <Link tone="quiet" size={12} onClick={() => setOpen(!open)}>
          {open ? words.hideSpam : words.showSpam(spam.length)}
        </Link>
      </div>
      {open && (
        <section>
          <Section>{words.spam}</Section>
          <Grid label={words.spam} cells={spam} onPick={onPick} />
        </section>
      )}
    </>
  )
}

type GridProps = { label: string; cells: readonly NftCell[]; onPick: (id: string) => void }

function Grid({ label, cells, onPick }: GridProps) {
  if (cells.length === 0) return null
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, at) =>
    cells.slice(at * COLUMNS, (at + 1) * COLUMNS),
  )
  return (
    <Rows label={label} items={rows} rowPx={ROW_PX} virtual={rows.length * COLUMNS > 100}>
      {(row, place) => (
        <li
          key={row[0]?.id}
          className={styles.row}
          aria-posinset={place === undefined ? undefined : place.at + 1}
          aria-setsize={place?.of}
        >
          {row.map(({ id, name, url, count }) => (
            <button
              key={id}
              type="button"
              className={styles.cell}
              title={name}
              onClick={() => onPick(id)}
            >
              <Media name={name} url={url} count={count} />
              <bdi className={styles.name}>{name}</bdi>
            </button>
          ))}
        </li>
      )}
    </Rows>
  )
}
