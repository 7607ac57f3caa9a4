import { Address } from '#ui/components/identity/Address.tsx'
import { ExplorerLink, type Proof } from '#ui/components/identity/ExplorerLink.tsx'
import { EmptyState } from '#ui/components/states.tsx'
import { Facts, type Fact } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { TokenViewModel } from '#ui/components/viewModels.ts'
import { Panel } from '#ui/components/Panel.tsx'
import { StatusBadge, Tile } from '#ui/components/Tile.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { clockIcon, searchIcon } from '#ui/icons/laterPaths.ts'
import { checkIcon, closeIcon, warnIcon } from '#ui/icons/paths.ts'
import { shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import type { AlterationViewModel } from './alterationViewModel.ts'

export type SendShown = {
  /** `searching`: another document asked the wallet, and the answer was lost. */
  status:
    | 'asked'
    | 'searching'
    | 'sent'
    | 'confirmed'
    /** Confirmed, but the widget could not read what the account did in it. */
    | 'unchecked'
    | 'reverted'
    | 'altered'
    | 'cancelled'
    | 'dropped'
    /** No block included it in time, and none ever will. */
    | 'expired'
    | 'unknown'
  token: TokenViewModel
  /** With its symbol. */
  amount: string
  to: string
  toName?: string | undefined
  proof?: Proof | undefined
  /** Formatted. */
  when: string
  /** What the person confirmed here, and what was sent. */
  alteration?: AlterationViewModel | undefined
  /** The contract's revert reason, or the wallet's message. */
  reason?: string | undefined
}

export type SendProgressProps = {
  onClose: () => void
  onAgain: () => void
  state: { status: 'empty' } | SendShown
}

const looks = {
  asked: { halo: 'busy', icon: undefined, badge: undefined },
  searching: { halo: 'busy', icon: searchIcon, badge: 'busy' },
  sent: { halo: 'busy', icon: clockIcon, badge: 'busy' },
  confirmed: { halo: 'ok', icon: checkIcon, badge: 'ok' },
  unchecked: { halo: 'off', icon: warnIcon, badge: 'off' },
  reverted: { halo: 'off', icon: closeIcon, badge: 'bad' },
  altered: { halo: 'off', icon: warnIcon, badge: 'bad' },
  cancelled: { halo: 'off', icon: closeIcon, badge: 'off' },
  dropped: { halo: 'off', icon: warnIcon, badge: 'off' },
  expired: { halo: 'off', icon: clockIcon, badge: 'off' },
  unknown: { halo: 'off', icon: warnIcon, badge: 'bad' },
} as const

/** Where a send is: from the wallet request to the network's confirmation. */
export function SendProgress({ onClose, onAgain, state }: SendProgressProps) {
  const messages = useMessages()
  const { sendProgress } = messages
  if (state.status === 'empty') {
    return (
      <EmptyState
        title={sendProgress.title}
        icon={searchIcon}
        heading={sendProgress.emptyTitle}
        body={sendProgress.emptyBody}
        action={<Button onClick={onAgain}>{sendProgress.newSend}</Button>}
      />
    )
  }
  const { halo, icon, badge } = looks[state.status]
  const { title, body } = wordsOf(messages, state)
  return (
    <ViewFrame
      title={sendProgress.title}
      still={state.status === 'asked'}
      actions={<Actions state={state} onClose={onClose} onAgain={onAgain} />}
    >
      <Handoff
        picture={
          <SpinnerRing status={halo}>
            <Tile
              name={state.token.symbol}
              iconUrl={state.token.iconUrl}
              size={72}
              inset
              badge={icon && <StatusBadge icon={icon} status={badge} />}
            />
          </SpinnerRing>
        }
        title={title}
        body={body}
      />
      <Panel pad>
        <Facts facts={factsOf(messages, state)} />
      </Panel>
      {state.status === 'asked' && <Footnote>{sendProgress.keepOpen}</Footnote>}
      {state.status === 'sent' && <Footnote>{sendProgress.safeToClose}</Footnote>}
    </ViewFrame>
  )
}

function Actions({ state, onClose, onAgain }: SendProgressProps & { state: SendShown }) {
  const { common, sendProgress } = useMessages()
  if (state.status === 'confirmed' || state.status === 'unchecked') {
    return <Button onClick={onClose}>{common.done}</Button>
  }
  const close = (
    <Button kind="quiet" onClick={onClose}>
      {common.close}
    </Button>
  )
  if (!repeatable.includes(state.status)) return close
  return (
    <>
      {close}
      <Button onClick={onAgain}>{sendProgress.again}</Button>
    </>
  )
}

/** These can no longer take effect, so the person may send again. */
const repeatable: readonly SendShown['status'][] = ['reverted', 'cancelled', 'expired']

function factsOf({ sendProgress, send }: Messages, state: SendShown): readonly Fact[] {
  const { amount, to, toName, proof, when, token, alteration } = state
  const field = (text: string) => (alteration?.isAddress ? <Address address={text} /> : text)
  return [
    ...(alteration
      ? [
          { name: sendProgress.alteredAsked, value: field(alteration.asked) },
          { name: sendProgress.alteredSent, value: field(alteration.sent) },
        ]
      : []),
    { name: sendProgress.amount, value: amount },
    {
      name: sendProgress.recipient,
      value: (
        <>
          {toName}
          <Address address={to} />
        </>
      ),
    },
    { name: send.network, value: token.network.name },
    { name: sendProgress.when, value: when },
    ...(proof ? [{ name: sendProgress.transaction, value: <ExplorerLink proof={proof} /> }] : []),
  ]
}

function wordsOf(
  { sendProgress: words }: Messages,
  { status, amount, to, toName, reason }: SendShown,
): { title: string; body?: string | undefined } {
  const who = toName ?? shorten(to)
  switch (status) {
    case 'asked':
      return { title: words.askedTitle, body: words.askedBody(amount, who) }
    case 'searching':
      return { title: words.searchingTitle, body: words.searchingBody }
    case 'sent':
      return { title: words.sentTitle, body: words.askedBody(amount, who) }
    case 'confirmed':
      return { title: words.confirmedTitle(amount), body: words.confirmedBody(who) }
    case 'unchecked':
      return { title: words.uncheckedTitle, body: words.uncheckedBody }
    case 'reverted':
      return { title: words.failedTitle, body: words.revertedBody(reason ?? '') }
    case 'altered':
      return { title: words.alteredTitle, body: words.alteredBody }
    case 'cancelled':
      return { title: words.cancelledTitle, body: words.cancelledBody }
    case 'dropped':
      return { title: words.droppedTitle, body: words.droppedBody }
    case 'expired':
      return { title: words.expiredTitle, body: words.expiredBody }
    case 'unknown':
      return {
        title: words.unknownTitle,
        body: reason === undefined ? words.unknownBody : words.unknownSaid(reason),
      }
  }
}
