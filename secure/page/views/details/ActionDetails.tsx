import type { Action, Currency } from '../../approvals/approval.ts'
import { showAmount, showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import type { Words } from '../../i18n/words.ts'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import { BridgeDetails, SpeedUpDetails } from './BridgeDetails.tsx'
import { CallDetails } from './CallDetails.tsx'
import { LargeText } from './LargeText.tsx'

/** One call, in words; those that stand in it are drawn in the same way. */
export function ActionDetails({ action, currency }: { action: Action; currency: Currency }) {
  switch (action.kind) {
    case 'bridge':
      return <BridgeDetails action={action} currency={currency} Inner={ActionDetails} />
    case 'speedUp':
      return <SpeedUpDetails action={action} currency={currency} Inner={ActionDetails} />
    case 'call':
      return <CallDetails action={action} currency={currency} Inner={ActionDetails} />
    default:
      return <PlainDetails action={action} currency={currency} />
  }
}

type PlainAction = Exclude<Action, { kind: 'bridge' | 'speedUp' | 'call' }>

function PlainDetails({ action, currency }: { action: PlainAction; currency: Currency }) {
  const words = useWords()
  const locale = useLocale()
  const { approve } = words
  const isUnlimited = action.kind === 'approve' && action.token.amount === null
  return (
    <>
      <LargeText label={labelOf(words, action, currency)}>
        {formatAmountOf(words, action, currency, locale)}
      </LargeText>
      {isUnlimited && (
        <Notice status="bad" title={approve.unlimitedTitle}>
          {approve.unlimitedBody}
        </Notice>
      )}
      <Facts facts={factsOf(words, action)} />
    </>
  )
}

function labelOf({ approve }: Words, action: PlainAction, { symbol }: Currency): string {
  switch (action.kind) {
    case 'send':
      return approve.send(symbol)
    case 'transfer':
      return approve.transfer
    case 'approve':
      return approve.approval
    case 'deploy':
      return approve.action
  }
}

function formatAmountOf(
  { approve }: Words,
  action: PlainAction,
  { symbol, decimals }: Currency,
  locale: string,
): string {
  switch (action.kind) {
    case 'send':
      return `${showAmount(action.amount, decimals, locale)} ${symbol}`
    case 'approve':
      return action.token.amount === null
        ? `${approve.unlimited} ${action.token.symbol ?? ''}`.trim()
        : showToken(action.token, locale, approve.unitsOf)
    case 'transfer':
      return showToken(action.token, locale, approve.unitsOf)
    case 'deploy':
      return approve.deploy
  }
}

function factsOf({ approve }: Words, action: PlainAction): Fact[] {
  const address = (name: string, value: string) => ({ name, value: <Address value={value} /> })
  switch (action.kind) {
    case 'send':
      return [address(approve.to, action.to)]
    case 'transfer':
      return [address(approve.to, action.to), address(approve.token, action.token.contract)]
    case 'approve':
      return [
        address(approve.spender, action.spender),
        address(approve.token, action.token.contract),
      ]
    case 'deploy':
      return [{ name: approve.action, value: approve.deploy }]
  }
}
