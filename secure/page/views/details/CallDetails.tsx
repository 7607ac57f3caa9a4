import type {
  CallAction,
  CallAlarm,
  CallField,
  Currency,
  FieldValue,
} from '../../approvals/approval.ts'
import { showAmount, showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import type { Words } from '../../i18n/words.ts'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { showWhen } from './BridgeDetails.tsx'
import { LargeText, type InnerDetails } from './LargeText.tsx'
import styles from './details.module.css'
import { termOf } from '../../i18n/termOf.ts'

type CallProps = { action: CallAction; currency: Currency; Inner: InnerDetails }

/** A call of a contract: what is sent along, by what name, and with which values. */
export function CallDetails({ action, currency, Inner }: CallProps) {
  const words = useWords()
  const locale = useLocale()
  const { approve } = words
  const { reading, contract, contractName, selector, amount } = action
  const intent =
    'intent' in reading && reading.intent !== '' ? termOf(words, reading.intent) : approve.call
  const name = 'function' in reading ? `${reading.function} (${selector})` : selector
  const facts: Fact[] = [
    ...(contractName === null ? [] : [{ name: approve.contractName, value: contractName }]),
    { name: approve.contract, value: <Address value={contract} /> },
    { name: approve.function, value: name },
    ...(reading.kind === 'unknown'
      ? [{ name: approve.arguments, value: approve.argumentWords(String(reading.words)) }]
      : []),
  ]
  return (
    <>
      {amount === 0n ? (
        <LargeText>{intent}</LargeText>
      ) : (
        <LargeText label={intent}>
          {`${showAmount(amount, currency.decimals, locale)} ${currency.symbol}`}
        </LargeText>
      )}
      <Alarms alarms={action.alarms} />
      {reading.kind === 'unknown' && (
        <Notice status="warn" title={approve.unknownTitle}>
          {approve.unknownBody}
        </Notice>
      )}
      {reading.kind === 'inexact' && (
        <Notice status="bad" title={approve.inexactTitle}>
          {approve.inexactBody}
        </Notice>
      )}
      {reading.kind === 'guessed' && <Notice>{approve.guessed}</Notice>}
      <Facts facts={facts} />
      {'fields' in reading && <Fields fields={reading.fields} currency={currency} Inner={Inner} />}
    </>
  )
}

type FieldsProps = { fields: readonly CallField[]; currency: Currency; Inner: InnerDetails }

/** Plain values in a list; what holds calls of its own stands below, in order. */
function Fields({ fields, currency, Inner }: FieldsProps) {
  const words = useWords()
  const locale = useLocale()
  const plain = fields.filter(({ value }) => value.type !== 'action' && value.type !== 'group')
  const facts = plain.flatMap((field) => factsOf(words, field, currency, locale))
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {fields.map(({ value }, at) => {
        if (value.type !== 'action' && value.type !== 'group') return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={at} className={styles.inner}>
            {value.type === 'action' ? (
              <Inner action={value.action} currency={currency} />
            ) : (
              <>
                <p className={styles.part}>
                  <bdi>{value.name}</bdi>
                </p>
                <Fields fields={value.fields} currency={currency} Inner={Inner} />
              </>
            )}
          </div>
        )
      })}
    </>
  )
}

type PlainValue = Exclude<FieldValue, { type: 'action' | 'group' }>

function factsOf(words: Words, field: CallField, currency: Currency, locale: string): Fact[] {
  const { value } = field
  if (value.type === 'action' || value.type === 'group') return []
  const name = termOf(words, field.label)
  return [{ name, value: <Value value={value} currency={currency} locale={locale} /> }]
}

function Value(props: { value: PlainValue; currency: Currency; locale: string }) {
  const words = useWords()
  const { approve } = words
  const { value, currency, locale } = props
  switch (value.type) {
    case 'address':
      return (
        <>
          {value.isOwn && <span className={styles.line}>{approve.yours}</span>}
          <Address value={value.address} />
        </>
      )
    case 'native':
      return `${showAmount(value.amount, currency.decimals, locale)} ${currency.symbol}`
    case 'token':
      return (
        <>
          <span className={styles.line}>
            {value.limit === null
              ? showToken(value.token, locale, approve.unitsOf)
              : `${value.limit === 'all' ? approve.all : approve.unlimited} ${value.token.symbol ?? ''}`.trim()}
          </span>
          <Address value={value.token.contract} />
        </>
      )
    case 'item':
      return (
        <>
          <span className={styles.line}>{`#${value.id}`}</span>
          <Address value={value.collection} />
        </>
      )
    case 'date':
      return showWhen(words, { at: value.at }, locale)
    case 'text':
      return value.text
  }
}

function Alarms({ alarms }: { alarms: readonly CallAlarm[] }) {
  const { approve } = useWords()
  const said: Readonly<Record<CallAlarm, readonly [title: string, body: string]>> = {
    bait: [approve.baitTitle, approve.baitBody],
    operator: [approve.unlimitedTitle, approve.operatorBody],
    unlimited: [approve.unlimitedTitle, approve.unlimitedBody],
    delegate: [approve.control, approve.delegateBody],
    part: [approve.unknownTitle, approve.partBody],
  }
  return alarms.map((alarm) => (
    <Notice key={alarm} status="bad" title={said[alarm][0]} live>
      {said[alarm][1]}
    </Notice>
  ))
}
