import { Fragment } from 'react'
import type { SolanaTransactionApproval } from '../../approvals/approval.ts'
import { showAmount } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Address, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import styles from './faces.module.css'

const SOL_DECIMALS = 9

export function SolanaFace({ approval }: { approval: SolanaTransactionApproval }) {
  const { approve, common } = useWords()
  const locale = useLocale()
  const { transfers, programs, account, details } = approval
  return (
    <>
      <Notice status="warn">{approve.solanaLead}</Notice>
      {transfers.map(({ to, lamports }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Fragment key={at}>
          <div className={styles.amount}>
            <span>{approve.send('SOL')}</span>
            <b>
              <bdi>{showAmount(lamports, SOL_DECIMALS, locale)} SOL</bdi>
            </b>
          </div>
          <Facts facts={[{ name: approve.to, value: <Address value={to} /> }]} />
        </Fragment>
      ))}
      <Facts
        facts={[
          { name: common.account, value: <Address value={account} /> },
          {
            name: approve.programs,
            value: programs.map((program) => <Address key={program} value={program} />),
          },
        ]}
      />
      <details className={parts.details}>
        <summary>{common.details}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre tabIndex={0} className={styles.message} data-mono="">
          {details.join('\n\n')}
        </pre>
      </details>
    </>
  )
}
