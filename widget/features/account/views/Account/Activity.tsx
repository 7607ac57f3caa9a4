import { Empty } from '#ui/components/Empty.tsx'
import { NearEnd } from './NearEnd.tsx'
import { OfflineBanner } from '#ui/components/states.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { Notice } from '#ui/components/Notice.tsx'
import { Section } from '#ui/components/Panel.tsx'
import { SkeletonRow, Row } from '#ui/components/Row.tsx'
import { type Place, Rows } from './Rows.tsx'
import { VIRTUAL_FROM } from './rowsWindow.ts'
import { IconTile, StatusBadge, Tile, TokenTile } from '#ui/components/Tile.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { clockIcon, externalIcon, listIcon } from '#ui/icons/laterPaths.ts'
import { closeIcon, type IconPath } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { More, type NextPage } from './More.tsx'
import styles from './Activity.module.css'

/** One line, in words. */
export type ActivityLine = {
  id: string
  title: string
  note: string
  picture:
    | { kind: 'token'; token: TokenViewModel }
    | { kind: 'nft'; name: string; url: string | undefined }
    | { kind: 'icon'; icon: IconPath }
  /** With signs and symbols; what went out first. */
  amounts: readonly FormattedAmount[]
  status?: 'failed' | 'pending' | undefined
}

/** Only what this browser did is known; or, beside it, recent transfers of tokens. */
export type ActivityGaps = 'onlyOwn' | 'onlyRecent' | undefined

export type ActivityProps = {
  network: string
  onPick: (id: string) => void
  /** The account's page on the explorer, where there is one. */
  explorerUrl?: string | undefined
  /** Advertising that is left out, and whether it is shown anyway. */
  spam?: { count: number; shown: boolean; onToggle: () => void } | undefined
  state:
    | { status: 'loading' }
    | {
        status: 'ready'
        pending: readonly ActivityLine[]
        groups: readonly { key: string; title: string; lines: readonly ActivityLine[] }[]
        next: NextPage
        onNext: () => void
        /** What is known is not all. */
        gaps?: ActivityGaps
        /** What is known was not read now: the service did not answer. */
        failed?: (() => void) | undefined
      }
    | { status: 'offline' }
    | { status: 'error'; onRetry: () => void }
}

/** S4.12: rows that stand for a first page. */
const boneRows = [1, 2, 3, 4, 5, 6, 7]

/** What the account did, newest first. */
export function Activity({ network, onPick, explorerUrl, spam, state }: ActivityProps) {
  const { activity: words } = useMessages()
  if (state.status === 'offline') return <OfflineBanner />
  if (state.status === 'loading') {
    return (
      <Rows label={words.title} items={boneRows} busy>
        {(key) => <SkeletonRow key={key} />}
      </Rows>
    )
  }
  if (state.status === 'error') return <Failed onRetry={state.onRetry} url={explorerUrl} />
  const { pending, groups, next, onNext, gaps, failed } = state
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const isEmpty = pending.length === 0 && count === 0 && next !== 'loading'
  return (
    <>
      {failed !== undefined && <Failed onRetry={failed} />}
      {pending.length > 0 && <Group title={words.pending} lines={pending} onPick={onPick} />}
      {isEmpty && failed === undefined && (
        <Empty icon={listIcon} title={words.emptyTitle} body={words.emptyBody(network)} />
      )}
      {groups.map(({ key, title, lines }) => (
        <Group
          key={key}
          title={title}
          lines={lines}
          onPick={onPick}
          virtual={count > VIRTUAL_FROM}
        />
      ))}
      <More next={next} onNext={onNext} failed={words.failed} />
      {next === 'there' && <NearEnd count={count} onEnd={onNext} />}
      {spam !== undefined && spam.count > 0 && (
        <div className={styles.tools}>
          <Link tone="quiet" size={12} onClick={spam.onToggle}>
            {spam.shown ? words.hideSpam : words.showSpam(spam.count)}
          </Link>
        </div>
      )}
      {gaps !== undefined && <Footnote>{words[gaps]}</Footnote>}
      {explorerUrl !== undefined && gaps !== undefined && (
        <div className={styles.tools}>
          <Explorer url={explorerUrl} />
        </div>
      )}
    </>
  )
}

function Failed({ onRetry, url }: { onRetry: () => void; url?: string | undefined }) {
  const { activity: words, common } = useMessages()
  return (
    <>
      <Notice status="bad" title={words.failed} live>
        <p>{words.failedBody}</p>
        <Link size={12} onClick={onRetry}>
          {common.tryAgain}
        </Link>
      </Notice>
      {url !== undefined && (
        <div className={styles.tools}>
          <Explorer url={url} />
        </div>
      )}
    </>
  )
}

function Explorer({ url }: { url: string }) {
  const { activity: words } = useMessages()
  return (
    <Link size={12} href={url}>
      {words.explorer}
      <Icon path={externalIcon} size={12} />
    </Link>
  )
}

type GroupProps = {
  title: string
  lines: readonly ActivityLine[]
  onPick: (id: string) => void
  virtual?: boolean | undefined
}

function Group({ title, lines, onPick, virtual = false }: GroupProps) {
  return (
    <section className={styles.group}>
      <Section>{title}</Section>
      <Rows label={title} items={lines} virtual={virtual}>
        {(line, place) => <Line key={line.id} line={line} place={place} onPick={onPick} />}
      </Rows>
    </section>
  )
}

type LineProps = { line: ActivityLine; place: Place | undefined; onPick: (id: string) => void }

function Line({ line, place, onPick }: LineProps) {
  const { id, title, note, amounts, status } = line
  const [first, second] = amounts
  const amountText = ({ value, exact }: FormattedAmount) => (
    <bdi title={exact} className={status === 'failed' ? styles.quiet : undefined}>
      {value}
    </bdi>
  )
  return (
    <Row
      tile={<Picture line={line} />}
      title={<span className={styles.title}>{title}</span>}
      note={note}
      amounts={
        first === undefined
          ? undefined
          : {
              top: amountText(second ?? first),
              bottom: second === undefined ? undefined : amountText(first),
            }
      }
      place={place}
      onClick={() => onPick(id)}
    />
  )
}

/** What it is about; how it stands is said in the note too. */
function Picture({ line: { picture, status } }: { line: ActivityLine }) {
  const badge =
    status === undefined ? undefined : (
      <StatusBadge
        icon={status === 'failed' ? closeIcon : clockIcon}
        status={status === 'failed' ? 'bad' : 'busy'}
      />
    )
  if (picture.kind === 'icon') return <IconTile icon={picture.icon} badge={badge} />
  if (picture.kind === 'nft') {
    return <Tile name={picture.name} iconUrl={picture.url} badge={badge} />
  }
  if (badge === undefined) return <TokenTile token={picture.token} />
  const { symbol, iconUrl } = picture.token
  return <Tile name={symbol} iconUrl={iconUrl} inset badge={badge} />
}
