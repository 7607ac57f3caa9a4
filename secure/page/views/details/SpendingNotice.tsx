import type { Spending } from '../../approvals/approval.ts'
import { showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Notice } from '../parts/Notice.tsx'

/** Warns that a spender may take tokens afterwards: how much, of what, and until when. */
export function SpendingNotice({ spending }: { spending: Spending }) {
  const { approve } = useWords()
  const locale = useLocale()
  const { token, tokenId, spender, until } = spending
  const name = token.symbol ?? token.contract
  const isAll = token.amount === null && tokenId === null
  const one = tokenId === null ? showToken(token, locale, approve.unitsOf) : `${name} #${tokenId}`
  const amount = isAll ? approve.unlimitedOf(name) : one
  const end =
    until === null
      ? approve.noEnd
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
          until * 1_000,
        )
  return (
    <Notice status={isAll ? 'bad' : 'warn'} title={approve.spendingTitle} live>
      {approve.spendingBody(amount, spender)} {approve.until}: {end}.
    </Notice>
  )
}
