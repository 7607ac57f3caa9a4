import { Handoff } from '#ui/components/progress/Handoff.tsx'
import type { WalletViewModel } from '#ui/components/viewModels.ts'
import { OfflineState } from '#ui/components/states.tsx'
import { SiteAndWallet } from '#ui/components/identity/SiteAndWallet.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'

export type ConnectingSiweProps = {
  domain: string
  site: WalletViewModel
  wallet: WalletViewModel
  onCancel: () => void
  state: { status: 'signing' | 'verifying' | 'offline' | 'done' }
}

/** The wallet has the message, or its signature is being checked. */
export function ConnectingSiwe({ domain, site, wallet, onCancel, state }: ConnectingSiweProps) {
  const { signIn, common } = useMessages()
  const { status } = state
  if (status === 'offline') return <OfflineState title={signIn.title} body={signIn.offlineBody} />
  const words = {
    signing: {
      title: signIn.waitingTitle(wallet.name),
      body: signIn.waitingBody(wallet.name, domain),
    },
    verifying: { title: signIn.verifyingTitle, body: undefined },
    done: { title: signIn.doneTitle, body: signIn.doneBody(site.name) },
  }[status]
  return (
    <ViewFrame
      title={signIn.title}
      subtitle={domain}
      still
      actions={
        <Button kind={status === 'done' ? 'primary' : 'quiet'} onClick={onCancel}>
          {status === 'done' ? common.done : common.cancel}
        </Button>
      }
    >
      <Handoff picture={<SiteAndWallet site={site} wallet={wallet} />} {...words} />
    </ViewFrame>
  )
}
