import type { Power, TreeNode, TypedDataApproval } from '../../approvals/approval.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import { SpendingNotice } from './SpendingNotice.tsx'
import styles from './details.module.css'

export function TypedDataDetails({ approval }: { approval: TypedDataApproval }) {
  const { approve, common } = useWords()
  const { spending, powers, tree, account, network, domainName, contract, domain, primaryType } =
    approval
  const facts: Fact[] = [
    ...(domainName === null ? [] : [{ name: approve.typedFor, value: domainName }]),
    ...(contract === null ? [] : [{ name: approve.contract, value: <Address value={contract} /> }]),
    ...domain.map(({ name, value }) => ({ name, value })),
    { name: approve.type, value: primaryType },
    { name: common.network, value: network ?? approve.anyNetwork },
    { name: common.account, value: <Address value={account} /> },
  ]
  return (
    <>
      {spending.length + powers.length === 0 && <p className={parts.lead}>{approve.typedLead}</p>}
      {spending.map((one, at) => (
        // Two of one token for one spender are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SpendingNotice key={at} spending={one} />
      ))}
      {powers.map((power) => (
        <PowerNotice key={power} power={power} />
      ))}
      <Facts facts={facts} />
      <div className={parts.panel} data-pad="">
        <Tree nodes={tree} />
      </div>
    </>
  )
}

function PowerNotice({ power }: { power: Power }) {
  const { approve } = useWords()
  const words = {
    order: [approve.orderTitle, approve.orderBody],
    delegation: [approve.delegationTitle, approve.delegationBody],
    execution: [approve.executionTitle, approve.executionBody],
    unreadable: [undefined, approve.bytes],
  } as const
  const [title, body] = words[power]
  return (
    <Notice status="warn" title={title} live>
      {body}
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
