import { Address } from '#ui/components/identity/Address.tsx'
import { Notice } from '#ui/components/Notice.tsx'
import { closeIcon, shieldIcon } from '#ui/icons/paths.ts'
import { describeError } from '#ui/i18n/describeError.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { SpeedUpNotice } from './SpeedUpNotice.tsx'
import type { AlteredField, TransferShown } from './types.ts'
import styles from './TransferNotice.module.css'

/** What the state of a transfer means for the money, in plain words. */
export function TransferNotice({ state }: { state: TransferShown }) {
  const messages = useMessages()
  const { transfer } = messages
  switch (state.status) {
    case 'late':
      return state.speedUp ? (
        <SpeedUpNotice speedUp={state.speedUp} network={state.send.token.network.name} />
      ) : null
    case 'done':
      if (state.actionsFailed !== true) return null
      return (
        <Notice status="warn" title={transfer.actionsTitle} live>
          {transfer.actionsBody(`${state.receive.amount.value} ${state.receive.token.symbol}`)}
        </Notice>
      )
    case 'moved': {
      const { before, now, difference } = state
      return (
        <Notice
          status={difference?.direction === 'less' ? 'warn' : 'info'}
          title={messages.review.movedTitle}
          live
        >
          <p>{transfer.movedBody(before, now)}</p>
          {difference && (
            <p>
              {difference.direction === 'less'
                ? messages.review.movedLess(now, difference.amount)
                : messages.review.movedMore(now, difference.amount)}
            </p>
          )}
        </Notice>
      )
    }
    case 'expired':
    case 'refunded': {
      const amount = `${state.send.amount.value} ${state.send.token.symbol}`
      const body = state.status === 'expired' ? transfer.safeBody : transfer.refundedBody
      return (
        <Notice icon={shieldIcon} title={transfer.safeTitle}>
          {body(amount, unbroken(state.depositor))}
        </Notice>
      )
    }
    case 'waiting': {
      const allowed = isAllowed(state)
      return (
        <Notice
          icon={shieldIcon}
          title={allowed ? transfer.allowedTitle : transfer.waitingTitle}
          live
        >
          {allowed ? transfer.allowedBody : transfer.waitingBody}
        </Notice>
      )
    }
    case 'rejected':
      return (
        <Notice icon={closeIcon} title={transfer.rejectedTitle} live>
          {transfer.rejectedBody}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice icon={closeIcon} title={transfer.cancelledTitle} live>
          {transfer.cancelledBody}
        </Notice>
      )
    case 'failed': {
      const words = describeError(messages, state.error)
      return (
        <Notice status="bad" title={words.title} live>
          <p>{words.body}</p>
          {state.safe && <p>{transfer.failedSafe}</p>}
        </Notice>
      )
    }
    case 'altered':
      return (
        <div role="alert">
          <Notice status="bad" title={transfer.alteredTitle}>
            <p>{transfer.alteredBody}</p>
            {state.fields.map((field) => (
              <Altered key={field.field} field={field} />
            ))}
          </Notice>
        </div>
      )
    default:
      return null
  }
}

function isAllowed({ steps }: TransferShown): boolean {
  return steps.some(({ kind, status }) => kind === 'approve' && status === 'txSuccess')
}

/** Keeps a shortened address on one line. */
function unbroken(text: string): string {
  return text.replace('…', '\u2060…\u2060')
}

/** Both values, whole: this is the moment to compare them. */
function Altered({ field }: { field: AlteredField }) {
  const { transfer } = useMessages()
  return (
    <section className={styles.altered}>
      <h3>{transfer.alteredField[field.field]}</h3>
      <dl>
        <dt>{transfer.confirmed}</dt>
        <dd>
          <Value text={field.confirmed} />
        </dd>
        <dt>{transfer.sent}</dt>
        <dd data-differs>
          <Value text={field.sent} />
        </dd>
      </dl>
    </section>
  )
}

function Value({ text }: { text: string }) {
  return /^0x[0-9a-fA-F]{40}$/.test(text) ? <Address address={text} /> : <bdi>{text}</bdi>
}
