import type { NamedSolanaAction, SolanaTransactionApproval } from '../../approvals/approval.ts'
import { showAmount, showToken } from '../../approvals/showAmount.ts'
import { programName } from '../../approvals/solana/programs.ts'
import { useLocale, useWords } from '../../i18n/WordsContext.tsx'
import type { Words } from '../../i18n/words.ts'
import { Address, type Fact, Facts } from '../parts/Facts.tsx'
import { Notice } from '../parts/Notice.tsx'
import parts from '../parts/parts.module.css'
import { TrialResult } from './TrialResult.tsx'
import styles from './details.module.css'

const SOL_DECIMALS = 9

export function SolanaDetails({ approval }: { approval: SolanaTransactionApproval }) {
  const { approve, common } = useWords()
  const locale = useLocale()
  const { actions, programs, unknown, hasHidden, isLasting, fee, account, details } = approval
  const { trial, untried, problem } = approval
  const isPlain = unknown.length === 0 && !hasHidden && actions.every(({ act }) => act !== 'create')
  return (
    <>
      {problem === 'fails' && (
        <Notice status="bad" title={approve.fails} live>
          {approve.failsBody}
        </Notice>
      )}
      <TrialResult trial={trial} isPlain={isPlain} />
      {trial.status === 'tried' && untried > 0 && (
        <Notice status="warn" title={approve.untriedTitle} live>
          {approve.untriedLater}
        </Notice>
      )}
      {unknown.map((program) => (
        <Notice key={program} status="warn" live>
          {approve.unknownProgram(programName(program) ?? program)}
        </Notice>
      ))}
      {isLasting && <Notice>{approve.lasting}</Notice>}
      {hasHidden && <Notice status="warn">{approve.hiddenAddresses}</Notice>}
      {actions.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ActionDetails key={at} action={action} />
      ))}
      <Facts
        facts={[
          { name: common.account, value: <Address value={account} /> },
          ...(fee === null
            ? []
            : [{ name: approve.fee, value: `${showAmount(fee, SOL_DECIMALS, locale)} SOL` }]),
          { name: approve.tried, value: untried === 0 ? approve.wasTried : approve.notTried },
          {
            name: approve.programs,
            value: programs.map((program) => <Program key={program} program={program} />),
          },
        ]}
      />
      <details className={parts.details}>
        <summary>{common.details}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre tabIndex={0} className={styles.message} data-mono="" data-scrolls="">
          {details.join('\n\n')}
        </pre>
      </details>
    </>
  )
}

function ActionDetails({ action }: { action: NamedSolanaAction }) {
  const words = useWords()
  const locale = useLocale()
  const amountText = formatAmountOf(words, action, locale)
  const label = labelOf(words, action)
  return (
    <>
      <div className={styles.amount}>
        {amountText !== undefined && <span>{label}</span>}
        <b>
          <bdi>{amountText ?? label}</bdi>
        </b>
      </div>
      {action.isDangerous && <Danger action={action} amountText={amountText} />}
      <Facts facts={action.parties.map((party) => factOf(words, party))} />
    </>
  )
}

function Danger({
  action,
  amountText,
}: {
  action: NamedSolanaAction
  amountText: string | undefined
}) {
  const { approve } = useWords()
  const party = (role: NamedSolanaAction['parties'][number]['role']) =>
    action.parties.find((one) => one.role === role)?.address ?? ''
  if (action.act === 'approve') {
    const isAll = action.amount?.amount === null
    const amount = isAll
      ? approve.unlimitedOf(action.symbol ?? (party('token') || party('account')))
      : (amountText ?? '')
    return (
      <Notice status={isAll ? 'bad' : 'warn'} title={approve.spendingTitle} live>
        {approve.spendingBody(amount, party('spender'))}
      </Notice>
    )
  }
  if (action.act === 'create') {
    return (
      <Notice status="warn" live>
        {approve.unknownProgram(party('program'))}
      </Notice>
    )
  }
  return (
    <Notice status="bad" live>
      {action.act === 'close' ? approve.closeBody : approve.controlBody}
    </Notice>
  )
}

function labelOf({ approve }: Words, { act, symbol }: NamedSolanaAction): string {
  switch (act) {
    case 'send':
    case 'transfer':
      return symbol === null ? approve.transfer : approve.send(symbol)
    case 'approve':
      return approve.approval
    case 'revoke':
    case 'control':
    case 'close':
    case 'burn':
    case 'mint':
    case 'create':
    case 'setUp':
    case 'freeze':
    case 'thaw':
      return approve[act]
  }
}

function formatAmountOf(
  { approve }: Words,
  { amount, symbol }: NamedSolanaAction,
  locale: string,
): string | undefined {
  if (amount === null) return undefined
  if (amount.amount === null) return `${approve.unlimited} ${symbol ?? ''}`.trim()
  if (amount.token === null) return `${showAmount(amount.amount, SOL_DECIMALS, locale)} SOL`
  const { decimals, mint } = amount.token
  // What a token calls itself is its maker's word alone: its address stands beside every name.
  if (decimals !== null && symbol === null) return showAmount(amount.amount, decimals, locale)
  const token = { contract: mint ?? '', symbol, decimals, amount: amount.amount }
  return showToken(token, locale, approve.unitsOf)
}

function factOf(
  { approve, common }: Words,
  { role, address }: NamedSolanaAction['parties'][number],
): Fact {
  const name = role === 'account' ? common.account : approve[role]
  if (address === null) return { name, value: approve.nobody }
  return {
    name,
    value: role === 'program' ? <Program program={address} /> : <Address value={address} />,
  }
}

/** By its name, where it is one of Solana's own. */
function Program({ program }: { program: string }) {
  const name = programName(program)
  return name === undefined ? <Address value={program} /> : <div>{name}</div>
}
