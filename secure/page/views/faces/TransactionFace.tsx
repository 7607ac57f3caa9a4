import type { Action, TransactionApproval } from '../../approvals/approval.ts'
import { showAmount, showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import type { Words } from '../../i18n/en.ts'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import styles from './faces.module.css'

type Currency = TransactionApproval['currency']

export function TransactionFace({ approval }: { approval: TransactionApproval }) {
  const { approve, common } = useWords()
  const locale = useLocale()
  const { actions, currency, fee, total, balance, problem, network, account, operation, details } =
    approval
  const native = (amount: bigint) =>
    `${showAmount(amount, currency.decimals, locale)} ${currency.symbol}`
  const facts: Fact[] = [
    { name: common.network, value: network },
    { name: common.account, value: <Address value={account} /> },
    ...(operation === null ? [] : [{ name: approve.sentBy, value: approve.smartAccount }]),
    { name: approve.balance, value: native(balance) },
    { name: approve.fee, value: fee === null ? approve.feeUnknown : native(fee) },
    { name: approve.total, value: native(total), isTotal: true },
  ]
  return (
    <>
      {actions.length > 1 && (
        <p className={parts.lead}>
          {operation === null ? approve.callsLead : approve.togetherLead}
        </p>
      )}
      {actions.map((action, at) => (
        // Calls are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ActionFace key={at} action={action} currency={currency} />
      ))}
      {problem === 'funds' && (
        <Notice status="bad" title={approve.funds} live>
          {approve.fundsBody(currency.symbol)}
        </Notice>
      )}
      {problem === 'fails' && (
        <Notice status="bad" title={approve.fails} live>
          {approve.failsBody}
        </Notice>
      )}
      {typeof operation?.upgradesTo === 'string' && (
        <Notice title={approve.upgradeTitle}>
          {approve.upgradeBody} <Address value={operation.upgradesTo} />
        </Notice>
      )}
      <Facts facts={facts} />
      {details.some((detail) => detail !== '0x') && (
        <details className={parts.details}>
          <summary>{common.details}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <pre tabIndex={0} className={styles.message} data-mono="">
            {details.join('\n\n')}
          </pre>
        </details>
      )}
    </>
  )
}

function ActionFace({ action, currency }: { action: Action; currency: Currency }) {
  const words = useWords()
  const locale = useLocale()
  const { approve } = words
  const isUnlimited = action.kind === 'approve' && action.token.amount === null
  return (
    <>
      <div className={styles.amount}>
        <span>{labelOf(words, action, currency)}</span>
        <b>
          <bdi>{figureOf(words, action, currency, locale)}</bdi>
        </b>
      </div>
      {isUnlimited && (
        <Notice status="bad" title={approve.unlimitedTitle}>
          {approve.unlimitedBody}
        </Notice>
      )}
      <Facts facts={factsOf(words, action)} />
    </>
  )
}

function labelOf({ approve }: Words, action: Action, { symbol }: Currency): string {
  switch (action.kind) {
    case 'send':
      return approve.send(symbol)
    case 'transfer':
      return approve.transfer
    case 'approve':
      return approve.approval
    case 'bridge':
      return approve.bridge
    case 'deploy':
      return approve.action
    case 'call':
      return approve.call
  }
}

function figureOf(
  { approve }: Words,
  action: Action,
  { symbol, decimals }: Currency,
  locale: string,
): string {
  switch (action.kind) {
    case 'send':
    case 'call':
      return `${showAmount(action.amount, decimals, locale)} ${symbol}`
    case 'approve':
      return action.token.amount === null
        ? `${approve.unlimited} ${action.token.symbol ?? ''}`.trim()
        : showToken(action.token, locale, approve.unitsOf)
    case 'transfer':
    case 'bridge':
      return showToken(action.token, locale, approve.unitsOf)
    case 'deploy':
      return approve.deploy
  }
}

function factsOf({ approve }: Words, action: Action): Fact[] {
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
    case 'bridge':
      return [
        { name: approve.bridgeTo, value: approve.chain(String(action.chainId)) },
        address(approve.recipient, action.recipient),
        address(approve.contract, action.contract),
        address(approve.token, action.token.contract),
      ]
    case 'deploy':
      return [{ name: approve.action, value: approve.deploy }]
    case 'call':
      return [
        address(approve.contract, action.contract),
        { name: approve.function, value: action.selector },
      ]
  }
}
