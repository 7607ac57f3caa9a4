import type {
  BridgeAction,
  BridgeMessage,
  BridgeWarning,
  Currency,
  SpeedUpAction,
  TokenAmount,
  When,
} from '../../approvals/approval.ts'
import { showAmount, showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import type { Words } from '../../i18n/words.ts'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { LargeText, type InnerDetails } from './LargeText.tsx'
import styles from './details.module.css'

/** Seconds since 1970 that a date can show. */
const LAST_DATE = 8_640_000_000_000n

/** Of a chain that the call does not name. */
const NOWHERE: Currency = { symbol: '', decimals: 18 }

type Props<A> = { action: A; currency: Currency; Inner: InnerDetails }

/** A deposit: what leaves, what arrives, where, for whom and until when. */
export function BridgeDetails({ action, currency, Inner }: Props<BridgeAction>) {
  const words = useWords()
  const locale = useLocale()
  const { approve } = words
  const { token, output, message, chain, exclusive, warnings, loss } = action
  const arrives = message.kind === 'split' ? message.rest : output
  const facts: Fact[] = [
    {
      name: approve.bridgeTo,
      value: chain.name === null ? approve.chain(String(chain.id)) : `${chain.name} (${chain.id})`,
    },
    { name: approve.recipient, value: <Address value={payeeOf(action)} /> },
    ...splitFacts(words, message, locale),
    { name: approve.arrivingToken, value: <Address value={output.contract} /> },
    { name: approve.until, value: showWhen(words, action.until, locale) },
    { name: approve.refundTo, value: <Address value={action.depositor} /> },
    ...(exclusive === null
      ? []
      : [
          { name: approve.exclusiveTo, value: <Address value={exclusive.relayer} /> },
          { name: approve.exclusiveUntil, value: showWhen(words, exclusive.until, locale) },
        ]),
    { name: approve.contract, value: <Address value={action.contract} /> },
    { name: approve.token, value: <Address value={token.contract} /> },
  ]
  return (
    <>
      <LargeText label={`${approve.bridge}: ${approve.gives}`}>
        {action.isNative
          ? `${showAmount(token.amount ?? 0n, currency.decimals, locale)} ${currency.symbol}`
          : showToken(token, locale, approve.unitsOf)}
      </LargeText>
      <LargeText label={approve.arrives}>{showToken(arrives, locale, approve.unitsOf)}</LargeText>
      <Warnings warnings={warnings} loss={loss} />
      <Facts facts={facts} />
      <MessageParts
        message={message}
        recipient={action.recipient}
        currency={chain.currency ?? { symbol: approve.chain(String(chain.id)), decimals: 18 }}
        Inner={Inner}
      />
    </>
  )
}

/** Another offer for a deposit. */
export function SpeedUpDetails({ action, Inner }: Props<SpeedUpAction>) {
  const words = useWords()
  const locale = useLocale()
  const { approve } = words
  const { message } = action
  const output: TokenAmount = {
    contract: action.contract,
    symbol: null,
    decimals: null,
    amount: action.amount,
  }
  const arrives = message.kind === 'split' ? message.rest : output
  const facts: Fact[] = [
    { name: approve.depositId, value: String(action.depositId) },
    { name: approve.recipient, value: <Address value={payeeOf(action)} /> },
    ...splitFacts(words, message, locale),
    { name: approve.refundTo, value: <Address value={action.depositor} /> },
    { name: approve.contract, value: <Address value={action.contract} /> },
  ]
  return (
    <>
      <LargeText label={`${approve.speedUp}: ${approve.arrives}`}>
        {showToken(arrives, locale, approve.unitsOf)}
      </LargeText>
      <Warnings warnings={action.warnings} loss={null} />
      <Facts facts={facts} />
      <MessageParts
        message={message}
        recipient={action.recipient}
        currency={NOWHERE}
        Inner={Inner}
      />
    </>
  )
}

/** Who has it in the end: not the handler that only passes it on. */
function payeeOf({ message, recipient }: BridgeAction | SpeedUpAction): string {
  const isPassedOn = message.kind === 'split' || message.kind === 'actions'
  return isPassedOn ? (message.payee ?? recipient) : recipient
}

function splitFacts({ approve }: Words, message: BridgeMessage, locale: string): Fact[] {
  if (message.kind !== 'split') return []
  const { fee, bps, partner } = message
  const part = bps === null ? '' : ` (${showPercent(bps / 10_000, locale)})`
  return [
    { name: approve.partnerFee, value: `${showToken(fee, locale, approve.unitsOf)}${part}` },
    { name: approve.partner, value: <Address value={partner} /> },
  ]
}

type PartsProps = {
  message: BridgeMessage
  recipient: string
  currency: Currency
  Inner: InnerDetails
}

function MessageParts({ message, recipient, currency, Inner }: PartsProps) {
  const { approve } = useWords()
  if (message.kind === 'none') return null
  return (
    <>
      <Facts facts={[{ name: approve.handler, value: <Address value={recipient} /> }]} />
      {message.kind === 'unknown' && (
        <pre className={styles.message} data-mono="">
          {message.hex}
        </pre>
      )}
      {message.kind === 'actions' && (
        <div className={styles.inner}>
          {message.actions.map((action, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Inner key={at} action={action} currency={currency} />
          ))}
        </div>
      )}
    </>
  )
}

function Warnings(props: { warnings: readonly BridgeWarning[]; loss: number | null }) {
  const { approve } = useWords()
  const locale = useLocale()
  const text: Readonly<Record<BridgeWarning, string>> = {
    output: approve.warnOutput,
    loss: approve.warnLoss(showPercent((props.loss ?? 0) / 100, locale)),
    other: approve.warnOther,
    recipient: approve.warnRecipient,
    depositor: approve.warnDepositor,
    message: approve.warnMessage,
    actions: approve.warnActions,
  }
  const bad: readonly BridgeWarning[] = ['loss', 'output', 'message']
  return props.warnings.map((warning) => (
    <Notice key={warning} status={bad.includes(warning) ? 'bad' : 'warn'} live>
      {text[warning]}
    </Notice>
  ))
}

function showPercent(share: number, locale: string): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(locale, style).format(share)
}

export function showWhen({ approve }: Words, when: When, locale: string): string {
  if ('after' in when) return approve.secondsAfter(String(when.after))
  if (when.at > LAST_DATE) return approve.noEnd
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Number(when.at) * 1_000,
  )
}
