import { Address } from '#ui/components/identity/Address.tsx'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { EmptyState, ErrorNotice, OfflineState } from '#ui/components/states.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { MissingButton } from '#ui/components/MissingButton.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { TokenTile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { clockIcon } from '#ui/icons/laterPaths.ts'
import { lockIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Checkbox } from '#ui/primitives/Checkbox.tsx'
import { TrialNotice, type TrialViewModel, UntriedConsent, worseFacts } from '#ui/review/Trial.tsx'
import { RecipientNote, type RecipientNoteKind } from '#ui/recipient/RecipientNote.tsx'
import { extraCosts } from '../Send/Send.tsx'
import type { CostViewModel } from '../Send/types.ts'
import styles from './SendReview.module.css'

export type SendReviewDetails = CostViewModel & {
  token: TokenViewModel
  /** With its symbol, whole. */
  amount: string
  /** What a trial of it says. */
  trial?: TrialViewModel | undefined
  fiat?: string | undefined
  to: string
  toName?: string | undefined
  toImage?: string | undefined
  notes: readonly RecipientNoteKind[]
  setBy?: string | undefined
  /** The token's contract, in full; absent for the native currency. */
  contract?: string | undefined
  /** Present where the person has to say that they checked the address. */
  consent?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
}

export type SendReviewProps = {
  state:
    | { status: 'offline' }
    | { status: 'empty'; onBack: () => void }
    /** `trying`: before it can be confirmed; `checking`: once more, before the wallet is asked. */
    | { status: 'trying'; details: SendReviewDetails }
    | { status: 'checking'; details: SendReviewDetails }
    /** It would be undone. */
    | {
        status: 'error'
        details: SendReviewDetails
        failure: ShownError
        /** What the network says to it. */
        reason?: string | undefined
        onRetry: () => void
      }
    | {
        status: 'ready'
        details: SendReviewDetails
        onConfirm: () => void
        /** Why the last try sent nothing. */
        failure?: ShownError | undefined
      }
}

/** The last look before the wallet is asked. */
export function SendReview({ state }: SendReviewProps) {
  const messages = useMessages()
  const { send, sendReview, trial } = messages
  if (state.status === 'offline') {
    return <OfflineState title={sendReview.title} body={send.offlineBody} />
  }
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={sendReview.title}
        icon={clockIcon}
        heading={sendReview.emptyTitle}
        body={sendReview.emptyBody}
        action={<Button onClick={state.onBack}>{sendReview.back}</Button>}
      />
    )
  }
  const { details } = state
  return (
    <ViewFrame title={sendReview.title} still actions={<Action state={state} />}>
      <Sum details={details} />
      {'failure' in state && state.failure && <ErrorNotice error={state.failure} />}
      {'reason' in state && state.reason && <Footnote>{trial.reason(state.reason)}</Footnote>}
      <TrialNotice {...details.trial} />
      <Recipient details={details} />
      <Panel pad>
        <Facts facts={factsOf(messages, details)} />
      </Panel>
      <UntriedConsent untried={details.trial?.untried} />
      {details.setUp && <Footnote>{send.setUpHint}</Footnote>}
      <Footnote>{sendReview.careful}</Footnote>
    </ViewFrame>
  )
}

function Sum({ details: { token, amount, fiat, trial } }: { details: SendReviewDetails }) {
  const { sendReview, common } = useMessages()
  const more = trial?.worse?.gives
  return (
    <div className={styles.sum}>
      <TokenTile token={token} size={48} />
      <p className={styles.label}>{sendReview.you}</p>
      <p className={styles.amount}>
        <bdi>{more === undefined ? amount : `${more.value} ${token.symbol}`}</bdi>
      </p>
      <p className={styles.label}>
        {fiat !== undefined && more === undefined && <bdi>{fiat}</bdi>}{' '}
        {common.onNetwork(token.network.name)}
      </p>
    </div>
  )
}

function Recipient({ details }: { details: SendReviewDetails }) {
  const { sendReview, bridge } = useMessages()
  const { to, toName, toImage, notes, setBy, consent, token } = details
  return (
    <Panel>
      <div className={styles.recipient}>
        <Avatar address={to} imageUrl={toImage} size={40} />
        <div>
          <h2 className={styles.label}>
            {sendReview.to} {toName !== undefined && <bdi className={styles.name}>{toName}</bdi>}
          </h2>
          <Address address={to} />
        </div>
      </div>
      {notes.map((note) => (
        <RecipientNote key={note} note={note} network={token.network.name} />
      ))}
      {setBy !== undefined && (
        <p className={styles.by}>
          <Icon path={lockIcon} size={16} />
          {bridge.lockedBy(setBy)}
        </p>
      )}
      {consent && (
        <div className={styles.check}>
          <Checkbox required checked={consent.checked} onChange={consent.onChange}>
            {sendReview.consent}
          </Checkbox>
        </div>
      )}
    </Panel>
  )
}

function factsOf(messages: Messages, details: SendReviewDetails): readonly Fact[] {
  const { send, sendReview } = messages
  const { token, contract, fee, total } = details
  const call = contract === undefined ? sendReview.payment : sendReview.transfer(token.symbol)
  return [
    ...worseFacts(messages, details.trial?.worse),
    { name: sendReview.call, value: call },
    ...(contract === undefined
      ? []
      : [{ name: sendReview.contract, value: <Address address={contract} /> }]),
    { name: send.network, value: token.network.name },
    {
      name: send.networkFee,
      value: fee?.value ?? <Skeleton width={64} height={14} />,
      exact: fee?.exact,
    },
    ...extraCosts(send, details),
    ...(total === undefined ? [] : [{ name: send.total, value: total, kind: 'total' as const }]),
  ]
}

function Action({ state }: { state: Extract<SendReviewProps['state'], { details: object }> }) {
  const { sendReview, trial, common } = useMessages()
  const { amount, consent, trial: { untried } = {} } = state.details
  if (state.status === 'trying') return <Button busy>{trial.checking}</Button>
  if (state.status === 'checking') return <Button busy>{sendReview.checking}</Button>
  if (state.status === 'error') return <Button onClick={state.onRetry}>{common.tryAgain}</Button>
  if (consent?.checked === false || untried?.checked === false) {
    return <MissingButton field="consent">{sendReview.consentFirst}</MissingButton>
  }
  return <Button onClick={state.onConfirm}>{sendReview.confirm(amount)}</Button>
}
