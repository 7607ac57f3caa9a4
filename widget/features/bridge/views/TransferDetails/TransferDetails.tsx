import { EmptyState, OfflineBanner } from '#ui/components/states.tsx'
import { CopyButton } from '#ui/components/identity/CopyButton.tsx'
import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { Panel, Section } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { searchIcon } from '#ui/icons/laterPaths.ts'
import { shorten } from '#ui/i18n/format.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { TransferStatus } from '../Transfers/transferItem.ts'
import styles from './TransferDetails.module.css'

/** An amount, with what it is worth now beside it. */
type AmountWithFiatValue = FormattedAmount & { note?: string | undefined }

/** Amounts carry their symbol, times are formatted. What is absent is not there yet. */
export type TransferFacts = {
  status: TransferStatus
  sent: AmountWithFiatValue
  /** What arrived, or what is to; absent when it came back or was never sent. */
  received?: AmountWithFiatValue | undefined
  hasArrived: boolean
  bridgeFee?: FormattedAmount | undefined
  /** What the site took, or is to. */
  partnerFee?: FormattedAmount | undefined
  /** `loading` while the receipts are read. */
  networkFee: AmountWithFiatValue | 'loading' | undefined
  network: string
  began: string
  deposited?: string | undefined
  filled?: string | undefined
  took?: string | undefined
  expires?: string | undefined
  proofs: { readonly [kind in (typeof proofs)[number]]?: Proof | undefined }
  from: string
  to: string
  depositId?: string | undefined
  integratorId: string
  id: string
}

export type TransferDetailsProps = {
  state:
    | { status: 'empty'; onTransfers: () => void }
    | {
        status: 'ready' | 'offline'
        facts: TransferFacts
        onCopyId: () => Promise<void> | void
        onSupport: () => Promise<void> | void
      }
}

const proofs = ['approve', 'deposit', 'offer', 'fill', 'refund'] as const

/** Every fact of a transfer, for those who want to check, and for those who help. */
export function TransferDetails({ state }: TransferDetailsProps) {
  const { details, transfer } = useMessages()
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={details.title}
        icon={searchIcon}
        heading={transfer.emptyTitle}
        body={transfer.emptyBody}
        action={<Button onClick={state.onTransfers}>{transfer.seeTransfers}</Button>}
      />
    )
  }
  const { facts, onCopyId, onSupport } = state
  return (
    <ViewFrame title={details.title}>
      {state.status === 'offline' && <OfflineBanner />}
      <Amounts facts={facts} />
      <Transactions facts={facts} />
      <Times facts={facts} />
      <Group
        title={details.people}
        facts={[
          { name: details.from, value: shorten(facts.from), exact: facts.from },
          { name: details.to, value: shorten(facts.to), exact: facts.to },
        ]}
      />
      <Group
        title={details.ids}
        facts={[
          ...(facts.depositId === undefined
            ? []
            : [
                {
                  name: details.depositId,
                  exact: facts.depositId,
                  value: (
                    <CopyButton
                      shown={shorten(facts.depositId)}
                      label={details.copyDepositId}
                      onCopy={onCopyId}
                    />
                  ),
                },
              ]),
          { name: details.integrator, value: facts.integratorId },
          { name: details.transferId, value: facts.id },
        ]}
      />
      <p className={styles.support}>
        <CopyButton shown={details.support} label={details.support} onCopy={onSupport} />
      </p>
      <Footnote>{details.supportNote}</Footnote>
    </ViewFrame>
  )
}

function Amounts({ facts }: { facts: TransferFacts }) {
  const { details, transfers } = useMessages()
  const { networkFee, bridgeFee, partnerFee, received } = facts
  const fee: Pick<Fact, 'value' | 'exact' | 'note'> | undefined =
    networkFee === 'loading' ? { value: <Skeleton width={72} height={12} /> } : networkFee
  return (
    <Group
      title={details.amounts}
      facts={[
        { name: details.status, value: transfers.status[facts.status] },
        { name: details.sent, ...facts.sent },
        ...(received
          ? [{ name: facts.hasArrived ? details.received : details.toReceive, ...received }]
          : []),
        ...(bridgeFee ? [{ name: details.bridgeFee, ...bridgeFee }] : []),
        ...(partnerFee ? [{ name: details.partnerFee, ...partnerFee }] : []),
        ...(fee ? [{ name: details.networkFee(facts.network), ...fee }] : []),
      ]}
    />
  )
}

function Transactions({ facts }: { facts: TransferFacts }) {
  const { details } = useMessages()
  const rows = proofs.flatMap((kind) => {
    const proof = facts.proofs[kind]
    return proof ? [{ name: details[kind], value: <ExplorerLink proof={proof} /> }] : []
  })
  return rows.length === 0 ? null : <Group title={details.transactions} facts={rows} />
}

function Times({ facts }: { facts: TransferFacts }) {
  const { details } = useMessages()
  const { began, deposited, filled, took, expires } = facts
  const rows = [
    { name: details.began, value: began },
    { name: details.deposited, value: deposited },
    { name: details.filled, value: filled },
    { name: details.took, value: took },
    { name: details.expires, value: expires },
  ].filter(({ value }) => value !== undefined)
  return <Group title={details.times} facts={rows} />
}

function Group({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={styles.group}>
      <Section>{title}</Section>
      <Panel pad>
        <Facts facts={facts} />
      </Panel>
    </section>
  )
}
