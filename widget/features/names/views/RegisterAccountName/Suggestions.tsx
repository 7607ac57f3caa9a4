import { ListPanel, Section } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { IconTile } from '#ui/components/Tile.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { checkIcon, rightIcon } from '#ui/icons/paths.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import styles from './RegisterAccountName.module.css'

/** Names like one that is taken. */
export type SuggestionsState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; labels: readonly string[] }
  | { status: 'error'; reason?: string | undefined; onRetry: () => void }

type SuggestionsProps = {
  state: SuggestionsState
  zone: string
  onPick: (label: string) => void
}

/** Alternative names; a click puts one into the field, where it is looked up like any other. */
export function Suggestions({ state, zone, onPick }: SuggestionsProps) {
  const { names, common } = useMessages()
  if (state.status === 'none') return null
  if (state.status === 'ready' && state.labels.length === 0) return null
  if (state.status === 'error') {
    return (
      <p className={styles.failed} role="status">
        {state.reason ?? names.suggestionsFailed}{' '}
        <Link size={12} onClick={state.onRetry}>
          {common.tryAgain}
        </Link>
      </p>
    )
  }
  return (
    <section className={styles.suggestions}>
      <Section>{names.suggestions}</Section>
      <ListPanel label={names.suggestions} busy={state.status === 'loading'}>
        {state.status === 'loading' ? (
          <>
            <Loading />
            <Loading />
          </>
        ) : (
          state.labels.map((label) => (
            <Row
              key={label}
              tile={<IconTile icon={checkIcon} size={32} />}
              title={<bdi>{`${label}${zone}`}</bdi>}
              end={<Icon path={rightIcon} size={16} />}
              onClick={() => onPick(label)}
            />
          ))
        )}
      </ListPanel>
    </section>
  )
}

function Loading() {
  return <Row tile={<Skeleton width={32} height={32} tile />} title={<Skeleton width={140} />} />
}
