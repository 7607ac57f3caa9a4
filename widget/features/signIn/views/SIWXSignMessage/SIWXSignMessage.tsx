import { ErrorNotice, OfflineBanner } from '#ui/components/states.tsx'
import { type Fact, Facts } from '#ui/components/Facts.tsx'
import { Footnote } from '#ui/components/Footnote.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { SiteAndWallet } from '#ui/components/identity/SiteAndWallet.tsx'
import { Panel } from '#ui/components/Panel.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { shieldIcon } from '#ui/icons/paths.ts'
import type { ShownError } from '#ui/i18n/describeError.ts'
import { formatDateTime, shorten } from '#ui/i18n/format.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import styles from './SIWXSignMessage.module.css'

/** What the message says, once there is one. */
export type SignInDetails = {
  statement?: string | undefined
  resources: readonly string[]
  /** In ms. */
  expiresAt: number
  /** The whole of it, letter by letter as the wallet gets it. */
  message: string
}

export type SIWXSignMessageProps = {
  /** The host that the signature is for, as the browser told it. */
  domain: string
  site: WalletViewModel
  wallet: WalletViewModel
  address: string
  networkName: string
  /** Cancelling disconnects the wallet. */
  required: boolean
  onSign: () => void
  onCancel: () => void
  state:
    | { status: 'checking' | 'preparing' }
    | { status: 'ready' | 'offline'; details: SignInDetails }
    | { status: 'error'; error: ShownError; details?: SignInDetails | undefined }
}

/** Who asks, and exactly what is signed. */
export function SIWXSignMessage(props: SIWXSignMessageProps) {
  const { domain, site, wallet, required, state } = props
  const { signIn } = useMessages()
  const isChecking = state.status === 'checking'
  return (
    <ViewFrame
      title={signIn.title}
      subtitle={
        <>
          <Icon path={shieldIcon} size={12} />
          {domain}
        </>
      }
      still
      actions={<Actions {...props} />}
    >
      <div className={styles.lead}>
        <SiteAndWallet site={site} wallet={wallet} />
        <h2>{signIn.lead(site.name)}</h2>
        <p>{isChecking ? signIn.checking : signIn.body}</p>
      </div>
      {state.status === 'error' && <ErrorNotice error={state.error} />}
      {state.status === 'offline' && <OfflineBanner />}
      <Content {...props} />
      {required && !isChecking && <Footnote>{signIn.cancelDisconnects}</Footnote>}
    </ViewFrame>
  )
}

function Content(props: SIWXSignMessageProps) {
  const { state } = props
  const messages = useMessages()
  const locale = useLocale()
  const details = 'details' in state ? state.details : undefined
  const isOnItsWay = state.status === 'checking' || state.status === 'preparing'
  return (
    <section className={styles.message} aria-label={messages.signIn.facts} aria-busy={isOnItsWay}>
      <Panel pad>
        {details?.statement !== undefined && (
          <p className={styles.statement} dir="auto">
            {details.statement}
          </p>
        )}
        <Facts facts={factsOf(props, messages)} />
        {details !== undefined && <Facts facts={endOf(details, messages, locale)} />}
        {isOnItsWay && <Skeleton width={180} height={16} />}
      </Panel>
      {details !== undefined && (
        <details className={styles.raw}>
          <summary>{messages.signIn.showMessage}</summary>
          <pre dir="ltr" translate="no">
            {details.message}
          </pre>
        </details>
      )}
    </section>
  )
}

function Actions({ state, onSign, onCancel }: SIWXSignMessageProps) {
  const { signIn, common, offline } = useMessages()
  const cancel = (
    <Button kind="quiet" onClick={onCancel}>
      {common.cancel}
    </Button>
  )
  if (state.status === 'checking') return cancel
  return (
    <>
      {cancel}
      {state.status === 'preparing' && <Button busy>{signIn.preparing}</Button>}
      {state.status === 'offline' && <Button blocked>{offline.waiting}</Button>}
      {state.status === 'ready' && <Button onClick={onSign}>{signIn.sign}</Button>}
      {state.status === 'error' && <Button onClick={onSign}>{common.tryAgain}</Button>}
    </>
  )
}

function factsOf(
  { domain, address, networkName }: SIWXSignMessageProps,
  { signIn }: Messages,
): readonly Fact[] {
  return [
    { name: signIn.website, value: domain, kind: 'total' },
    { name: signIn.account, value: shorten(address), exact: address },
    { name: signIn.network, value: networkName },
  ]
}

function endOf(details: SignInDetails, { signIn }: Messages, locale: string): readonly Fact[] {
  const until = { name: signIn.validUntil, value: formatDateTime(details.expiresAt, locale) }
  if (details.resources.length === 0) return [until]
  const links = details.resources.map((resource) => (
    <span key={resource} className={styles.resource}>
      {resource}
    </span>
  ))
  return [until, { name: signIn.resources, value: links }]
}
