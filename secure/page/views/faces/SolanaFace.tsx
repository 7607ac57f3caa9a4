import type { NamedSolanaTransfer, SolanaTransactionApproval } from '../../approvals/approval.ts'
import { showAmount } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { programName } from '../../requests/rpc/solanaTransfers.ts'
import { Address, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import styles from './faces.module.css'

const SOL_DECIMALS = 9

export function SolanaFace({ approval }: { approval: SolanaTransactionApproval }) {
  const { approve, common } = useWords()
  const { transfers, programs, account, details } = approval
  return (
    <>
      <Notice status="warn">{approve.solanaLead}</Notice>
      {transfers.map((transfer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Transfer key={at} transfer={transfer} />
      ))}
      <Facts
        facts={[
          { name: common.account, value: <Address value={account} /> },
          {
            name: approve.programs,
            value: programs.map((program) => <Program key={program} program={program} />),
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

function Transfer({ transfer: { to, amount, token, symbol } }: { transfer: NamedSolanaTransfer }) {
  const { approve } = useWords()
  const locale = useLocale()
  // What a token calls itself is its maker's word alone: its address stands beside every name.
  const facts = [
    { name: approve.to, value: <Address value={to} /> },
    ...(token === null ? [] : [{ name: approve.token, value: <Address value={token.mint} /> }]),
  ]
  return (
    <>
      <div className={styles.amount}>
        <span>{symbol === null ? approve.transfer : approve.send(symbol)}</span>
        <b>
          <bdi>
            {showAmount(amount, token?.decimals ?? SOL_DECIMALS, locale)}
            {symbol !== null && ` ${symbol}`}
          </bdi>
        </b>
      </div>
      <Facts facts={facts} />
    </>
  )
}

/** By its name, where it is one of Solana's own. */
function Program({ program }: { program: string }) {
  const name = programName(program)
  return name === undefined ? <Address value={program} /> : <div>{name}</div>
}
