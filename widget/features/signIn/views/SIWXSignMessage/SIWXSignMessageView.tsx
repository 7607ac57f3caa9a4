import { parseCaipAccountId } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { findNetwork } from '#kernel/networks/slice.ts'
import { isSignInRequired } from '#wallet/signInState/selectors.ts'
import type { SignInStep } from '#wallet/signInState/slice.ts'
import { NobodyConnected } from '#shared/connect/NobodyConnected.tsx'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useSite } from '#ui/app/useSite.ts'
import { SIWXSignMessage, type SIWXSignMessageProps } from './SIWXSignMessage.tsx'

export default function SIWXSignMessageView() {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  const networks = useWidgetState((state) => state.networks)
  const step = useWidgetState(({ signIn }) => signIn.step)
  const required = useWidgetState(isSignInRequired)
  const online = useWidgetState((state) => state.online)
  const { domain, ...site } = useSite()
  // Never an empty card: without an account, a way to one.
  if (connection.status !== 'connected') return <NobodyConnected />
  const { wallet, accounts, caipChainId } = connection
  // The code that signs is heavy, and here before anybody has read what is asked.
  const act = (name: 'signIn' | 'cancelSignIn') => {
    import('#wallet/signIn/sign.ts').then((actions) => actions[name](core)).catch(reportError)
  }
  return (
    <SIWXSignMessage
      domain={domain}
      site={site}
      wallet={{ name: wallet.name, iconUrl: wallet.icon }}
      address={parseCaipAccountId(accounts[0]).address}
      networkName={findNetwork(networks, caipChainId)?.name ?? caipChainId}
      required={required}
      onSign={() => act('signIn')}
      onCancel={() => act('cancelSignIn')}
      state={stateOf(step, online)}
    />
  )
}

function stateOf(step: SignInStep, online: boolean): SIWXSignMessageProps['state'] {
  if (step.status === 'idle' || step.status === 'checking') return { status: 'checking' }
  const details = 'prepared' in step ? step.prepared : undefined
  if (step.status === 'asking' && step.error !== undefined) {
    return { status: 'error', error: step.error, details }
  }
  if (details === undefined) return { status: 'preparing' }
  return { status: online ? 'ready' : 'offline', details }
}
