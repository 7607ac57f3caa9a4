import { EmptyState, ErrorState, OfflineBanner } from '#ui/components/states.tsx'
import { Avatar } from '#ui/components/identity/Avatar.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Problem } from '#ui/components/Notice.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { checkIcon, infoIcon, walletIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { NameResult, type Offer } from './NameResult.tsx'
import { Suggestions, type SuggestionsState } from './Suggestions.tsx'
import styles from './RegisterAccountName.module.css'

export type RegisterAccountNameProps = {
  state:
    | { status: 'empty'; onConnect: () => void }
    | { status: 'error'; error: ShownError; onRetry: () => void }
    /** The service does not know the network, or said nothing. */
    | { status: 'unavailable'; network: string; onRetry: () => void }
    | { status: 'owned'; name: string; onDone: () => void }
    | { status: 'signing'; name: string; address: string; wallet: string; onCancel: () => void }
    | { status: 'sending'; name: string; address: string }
    | ({ status: 'form' } & NameForm)
}

export type NameForm = {
  address: string
  /** What stands behind the name: `.reown.id`. */
  zone: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with the name as it is. */
  problem?: string | undefined
  /** What went wrong with the last try. */
  failure?: string | undefined
  /** Whether the account has a name already is not known. */
  ownUnknown?: boolean | undefined
  offer: Offer
  suggestions: SuggestionsState
  onRegister: () => void
  offline?: boolean | undefined
}

/** Picking a name for the account: what is free, and what is like it. */
export function RegisterAccountName({ state }: RegisterAccountNameProps) {
  const { names, common, receive } = useMessages()
  switch (state.status) {
    case 'empty':
      return (
        <EmptyState
          title={names.title}
          icon={walletIcon}
          heading={receive.emptyTitle}
          body={names.emptyBody}
          action={<Button onClick={state.onConnect}>{receive.connect}</Button>}
        />
      )
    case 'error':
      return <ErrorState title={names.title} error={state.error} onRetry={state.onRetry} />
    case 'unavailable':
      return (
        <EmptyState
          title={names.title}
          icon={infoIcon}
          heading={names.unavailableTitle}
          body={names.unavailableBody(state.network)}
          action={<Button onClick={state.onRetry}>{common.tryAgain}</Button>}
        />
      )
    case 'owned':
      return (
        <EmptyState
          title={names.title}
          icon={checkIcon}
          heading={names.ownedTitle}
          body={names.ownedBody(state.name)}
          action={<Button onClick={state.onDone}>{common.done}</Button>}
        />
      )
    case 'signing':
    case 'sending':
      return <Waiting state={state} />
    case 'form':
      return <Form {...state} />
    default:
      return state satisfies never
  }
}

function Form(props: NameForm) {
  const { value, onChange, zone, problem, failure, ownUnknown, offer, suggestions } = props
  const { names } = useMessages()
  return (
    <ViewFrame title={names.title} actions={<Register {...props} />}>
      {props.offline && <OfflineBanner />}
      <div dir="ltr">
        <Field
          label={names.label}
          placeholder={names.placeholder}
          value={value}
          onChange={onChange}
          problem={problem}
          hint={names.hint}
          end={<span className={styles.zone}>{zone}</span>}
        />
      </div>
      {failure !== undefined && <Problem>{failure}</Problem>}
      <NameResult value={value} zone={zone} address={props.address} offer={offer} />
      <Suggestions state={suggestions} zone={zone} onPick={onChange} />
      {ownUnknown && <Footnote>{names.ownUnknown}</Footnote>}
      <Footnote>{names.footnote}</Footnote>
    </ViewFrame>
  )
}

function Register({ value, zone, problem, offer, onRegister, offline }: NameForm) {
  const messages = useMessages()
  const { names } = messages
  if (offline) return <Button blocked>{messages.offline.waiting}</Button>
  if (problem !== undefined) return <Button blocked>{names.another}</Button>
  switch (offer.status) {
    case 'none':
      return <Button blocked>{names.enter}</Button>
    case 'checking':
      return <Button busy>{names.checking}</Button>
    case 'unknown':
      return <Button blocked>{names.unknown}</Button>
    case 'registered':
      return <Button blocked>{names.taken}</Button>
    case 'available':
      return <Button onClick={onRegister}>{names.register(`${value}${zone}`)}</Button>
    default:
      return offer satisfies never
  }
}

type WaitingState = Extract<RegisterAccountNameProps['state'], { status: 'signing' | 'sending' }>

/** The wallet is asked, or the service: nothing moves meanwhile. */
function Waiting({ state }: { state: WaitingState }) {
  const { names, common } = useMessages()
  const { status, name, address } = state
  const words =
    status === 'signing'
      ? { title: names.signingTitle(state.wallet), body: names.signingBody(name) }
      : { title: names.sendingTitle(name) }
  return (
    <ViewFrame
      title={names.title}
      still
      actions={
        status === 'signing' && (
          <Button kind="quiet" onClick={state.onCancel}>
            {common.cancel}
          </Button>
        )
      }
    >
      <Handoff
        picture={
          <SpinnerRing status="busy">
            <Avatar address={address} size={56} />
          </SpinnerRing>
        }
        {...words}
      />
    </ViewFrame>
  )
}
