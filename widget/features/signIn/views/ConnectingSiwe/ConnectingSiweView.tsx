import { activeConnection } from '#wallet/connections/slice.ts'
import type { SignInStep } from '#wallet/signInState/slice.ts'
import { NobodyConnected } from '#shared/connect/NobodyConnected.tsx'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSite } from '#ui/app/useSite.ts'
import { ConnectingSiwe, type ConnectingSiweProps } from './ConnectingSiwe.tsx'

export default function ConnectingSiweView() {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const step = useWidgetState(({ signIn }) => signIn.step)
  const online = useWidgetState((state) => state.online)
  const { domain, ...site } = useSite()
  // Never an empty card: without an account, a way to one.
  if (connection.status !== 'connected') return <NobodyConnected />
  const { wallet } = connection
  return (
    <ConnectingSiwe
      domain={domain}
      site={site}
      wallet={{ name: wallet.name, iconUrl: wallet.icon }}
      onCancel={() => {
        import('#wallet/signIn/sign.ts').then((it) => it.cancelSignIn(core)).catch(reportError)
      }}
      state={{ status: statusOf(step, online) }}
    />
  )
}

function statusOf({ status }: SignInStep, online: boolean): ConnectingSiweProps['state']['status'] {
  if (status === 'signedIn') return 'done'
  // The wallet of this page needs no network to sign; what checks the signature does.
  if (status !== 'verifying') return 'signing'
  return online ? 'verifying' : 'offline'
}
