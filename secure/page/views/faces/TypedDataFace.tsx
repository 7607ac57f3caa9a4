import type { Spending, TreeNode, TypedDataApproval } from '../../approvals/approval.ts'
import { showToken } from '../../approvals/showAmount.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import styles from './faces.module.css'

export function TypedDataFace({ approval }: { approval: TypedDataApproval }) {
  const { approve, common } = useWords()
  const { spending, tree, account, network, domainName, contract, primaryType } = approval
  const facts: Fact[] = [
    ...(domainName === null ? [] : [{ name: approve.typedFor, value: domainName }]),
    ...(contract === null ? [] : [{ name: approve.contract, value: <Address value={contract} /> }]),
    { name: approve.type, value: primaryType },
    { name: common.network, value: network },
    { name: common.account, value: <Address value={account} /> },
  ]
  return (
    <>
      {spending.length === 0 && <p className={parts.lead}>{approve.typedLead}</p>}
      {spending.map((one) => (
        <SpendingNotice key={`${one.token.contract} ${one.spender}`} spending={one} />
      ))}
      <Facts facts={facts} />
      <div className={parts.panel} data-pad="">
        <Tree nodes={tree} />
      </div>
    </>
  )
}

function SpendingNotice({ spending }: { spending: Spending }) {
  const { approve } = useWords()
  const locale = useLocale()
  const { token, spender, until } = spending
  const name = token.symbol ?? token.contract
  const amount =
    token.amount === null ? approve.unlimitedOf(name) : showToken(token, locale, approve.unitsOf)
  const end =
    until === null
      ? approve.noEnd
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
          until * 1_000,
        )
  return (
    <Notice status={token.amount === null ? 'bad' : 'warn'} title={approve.spendingTitle} live>
      {approve.spendingBody(amount, spender)} {approve.until}: {end}.
    </Notice>
  )
}

function Tree({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <dl className={styles.tree}>
      {nodes.map(({ name, value }) => (
        <div key={name} className={typeof value === 'string' ? styles.leaf : styles.branch}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Leaf value={value} /> : <Tree nodes={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const Leaf = ({ value }: { value: string }) =>
  /^0x[0-9a-f]{40}$/i.test(value) ? <Address value={value} /> : <bdi>{value}</bdi>
