import type { Action, TransactionApproval } from '../../approvals/approval.ts'
import { showAmount } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import { ActionDetails } from './ActionDetails.tsx'
import { TrialResult } from './TrialResult.tsx'
import styles from './details.module.css'

/**
 * These say by themselves all that they take, and a deposit what arrives: on this network it gets
 * nothing, which would read as a loss.
 */
const plain: readonly Action['kind'][] = ['send', 'transfer', 'approve', 'bridge', 'speedUp']
const isPlain = ({ kind }: Action) => plain.includes(kind)

export function TransactionDetails({ approval }: { approval: TransactionApproval }) {
  const { approve, common } = useWords()
  const locale = useLocale()
  const { actions, currency, fee, total, balance, problem, network, account } = approval
  const { operation, nonce, details, trial } = approval
  const native = (amount: bigint) =>
    `${showAmount(amount, currency.decimals, locale)} ${currency.symbol}`
  const facts: Fact[] = [
    { name: common.network, value: network },
    { name: common.account, value: <Address value={account} /> },
    ...(operation === null ? [] : [{ name: approve.sentBy, value: approve.smartAccount }]),
    ...(nonce === null ? [] : [{ name: approve.nonce, value: String(nonce.value) }]),
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
      {problem === null && <TrialResult trial={trial} isPlain={actions.every(isPlain)} />}
      {actions.map((action, at) => (
        // Calls are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ActionDetails key={at} action={action} currency={currency} />
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
      {nonce?.isTaken && (
        <Notice status="warn" title={approve.nonceTitle}>
          {approve.nonceBody}
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
          <pre tabIndex={0} className={styles.message} data-mono="" data-scrolls="">
            {details.join('\n\n')}
          </pre>
        </details>
      )}
    </>
  )
}
