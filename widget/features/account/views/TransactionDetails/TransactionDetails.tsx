import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { EmptyState, OfflineBanner } from '#ui/components/states.tsx'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import type { FormattedAmount, TokenViewModel } from '#ui/components/viewModels.ts'
import { ListPanel, Panel, Section } from '#ui/components/Panel.tsx'
import { Row } from '#ui/components/Row.tsx'
import { Tag } from '#ui/components/Tag.tsx'
import { Tile, TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './TransactionDetails.module.css'

export type TransactionStatus = keyof Messages['transaction']['statuses']

/** Everything known about a transaction; a field is absent if no source reports it. */
export type TransactionFacts = {
  /** What it was: "Sent". */
  what: string
  status: TransactionStatus
  when: string
  network: string
  from?: string | undefined
  to?: string | undefined
  nonce?: string | undefined
  /** `loading` while the receipt is read. */
  fee?: FormattedAmount | 'loading' | undefined
  proof?: Proof | undefined
  /** Where it arrived on another network. */
  arrival?: Proof | undefined
  moved: readonly Moved[]
}

export type Moved = {
  id: string
  name: string
  token?: TokenViewModel | undefined
  /** Of a thing that is one of a kind. */
  url?: string | undefined
  amount: FormattedAmount
}

export type TransactionDetailsProps = {
  state:
    | { status: 'empty'; onAccount: () => void }
    | {
        status: 'ready' | 'offline'
        facts: TransactionFacts
        /** The transfer that it began. */
        onTransfer?: (() => void) | undefined
      }
}

const tones = { confirmed: 'ok', failed: 'bad', cancelled: 'bad', dropped: 'bad' } as const

/** One transaction: what it moved, and what proves it. */
export function TransactionDetails({ state }: TransactionDetailsProps) {
  const { transaction: words } = useMessages()
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={words.title}
        icon={searchIcon}
        heading={words.emptyTitle}
        body={words.emptyBody}
        action={<Button onClick={state.onAccount}>{words.toAccount}</Button>}
      />
    )
  }
  const { facts, onTransfer } = state
  return (
    <ViewFrame
      title={facts.what}
      actions={
        onTransfer === undefined ? undefined : (
          <Button kind="quiet" onClick={onTransfer}>
            {words.transfer}
          </Button>
        )
      }
    >
      {state.status === 'offline' && <OfflineBanner />}
      <MovedList moved={facts.moved} />
      <section className={styles.group}>
        <Section>{words.facts}</Section>
        <Panel pad>
          <Facts facts={rowsOf(facts, words)} />
        </Panel>
      </section>
    </ViewFrame>
  )
}

function MovedList({ moved }: { moved: readonly Moved[] }) {
  const { transaction: words } = useMessages()
  return (
    <section className={styles.group}>
      <Section>{words.moved}</Section>
      {moved.length === 0 ? (
        <Panel pad>
          <p className={styles.nothing}>{words.nothing}</p>
        </Panel>
      ) : (
        <ListPanel label={words.moved}>
          {moved.map(({ id, name, token, url, amount }) => (
            <Row
              key={id}
              tile={
                token === undefined ? (
                  <Tile name={name} iconUrl={url} />
                ) : (
                  <TokenTile token={token} />
                )
              }
              title={name}
              amounts={{ top: <bdi title={amount.exact}>{amount.value}</bdi> }}
            />
          ))}
        </ListPanel>
      )}
    </section>
  )
}

function rowsOf(facts: TransactionFacts, words: Messages['transaction']): readonly Fact[] {
  const { status, when, network, from, to, nonce, fee, proof, arrival } = facts
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined
  const feeRow =
    fee === 'loading' ? { value: <Skeleton width={72} height={12} /> } : (fee ?? undefined)
  const rows: readonly (Fact | undefined)[] = [
    { name: words.status, value: <Tag status={tone}>{words.statuses[status]}</Tag> },
    { name: words.when, value: when },
    { name: words.network, value: network },
    from === undefined ? undefined : { name: words.from, value: shorten(from), exact: from },
    to === undefined ? undefined : { name: words.to, value: shorten(to), exact: to },
    feeRow === undefined ? undefined : { name: words.fee, ...feeRow },
    nonce === undefined ? undefined : { name: words.nonce, value: nonce },
    proof === undefined ? undefined : { name: words.proof, value: <ExplorerLink proof={proof} /> },
    arrival === undefined
      ? undefined
      : { name: words.arrival, value: <ExplorerLink proof={arrival} /> },
  ]
  return rows.filter((row) => row !== undefined)
}
