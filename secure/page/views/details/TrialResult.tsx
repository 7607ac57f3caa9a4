import type { BalanceChange, Trial } from '../../approvals/approval.ts'
import { showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Address, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import { SpendingNotice } from './SpendingNotice.tsx'
import styles from './details.module.css'

type TrialResultProps = {
  trial: Trial
  /** Whether what is asked says by itself all that it takes. */
  isPlain: boolean
}

/**
 * What the account gives and gets, and who may take from it afterwards. Nothing is drawn where the
 * calls are plain and the trial says no more than they do.
 */
export function TrialResult({ trial, isPlain }: TrialResultProps) {
  const { approve } = useWords()
  if (trial.status === 'untried') {
    return (
      <Notice status="warn" title={approve.untriedTitle} live>
        {approve.untriedBody}
      </Notice>
    )
  }
  const { gives, gets, allows, isWorse, hasMore } = trial
  if (isPlain && !isWorse && gets.length === 0) return null
  return (
    <>
      {isWorse && (
        <Notice status="bad" title={approve.worseTitle} live>
          {approve.worseBody}
        </Notice>
      )}
      <Facts
        facts={[
          { name: approve.youGive, value: <Changes changes={gives} /> },
          { name: approve.youGet, value: <Changes changes={gets} /> },
        ]}
      />
      {allows.map((one, at) => (
        // Two of one token for one spender are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SpendingNotice key={at} spending={one} />
      ))}
      {hasMore && <p className={parts.lead}>{approve.mayChangeMore}</p>}
    </>
  )
}

function Changes({ changes }: { changes: readonly BalanceChange[] }) {
  const { approve } = useWords()
  const locale = useLocale()
  if (changes.length === 0) return approve.nothing
  return changes.map(({ token, tokenId }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <span key={at} className={styles.change}>
      <bdi className={styles.line}>
        {tokenId === null
          ? showToken(token, locale, approve.unitsOf)
          : `${token.symbol ?? ''} #${tokenId}${token.amount === 1n ? '' : ` × ${token.amount}`}`}
      </bdi>
      {token.contract !== '' && <Address value={token.contract} />}
    </span>
  ))
}
