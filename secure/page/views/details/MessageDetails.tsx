import type { MessageApproval, SignIn } from '../../approvals/approval.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Address, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import styles from './details.module.css'

export function MessageDetails(props: { approval: MessageApproval; embedder: string | null }) {
  const { approval, embedder } = props
  const { approve, common } = useWords()
  const { text, hex, signIn, account } = approval
  return (
    <>
      {signIn === null ? (
        <p className={parts.lead}>{approve.messageLead}</p>
      ) : (
        <SignInNotice signIn={signIn} embedder={embedder} />
      )}
      {text === null && <Notice status="warn">{approve.bytes}</Notice>}
      <pre className={styles.message} data-mono={text === null || undefined}>
        {text ?? hex}
      </pre>
      <Facts facts={[{ name: common.account, value: <Address value={account} /> }]} />
    </>
  )
}

function SignInNotice({ signIn, embedder }: { signIn: SignIn; embedder: string | null }) {
  const { approve } = useWords()
  const { domain, match } = signIn
  if (match === 'same') return <Notice status="ok">{approve.signInSame(domain)}</Notice>
  if (match === 'unknown' || embedder === null) {
    return <Notice status="warn">{approve.signInUnknown(domain)}</Notice>
  }
  return (
    <Notice status="bad" title={approve.signInOther} live>
      {approve.signInOtherBody(domain, embedder)}
    </Notice>
  )
}
