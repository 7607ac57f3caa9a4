import type { WalletConfig } from './config.ts'
import type { Ask } from './questions.ts'
import type { Session } from './session.ts'

/** eth_requestAccounts and wallet_requestPermissions: the person chooses an account. */
export async function requestAccounts(
  { session, ask, config }: { session: Session; ask: Ask; config: WalletConfig },
  method: string,
): Promise<void> {
  const { account } = await ask(method, {
    title: 'Connect',
    summary: 'This page wants to see your account and ask for approvals.',
    accounts: config.accounts.map(({ address }) => address),
  })
  session.connect(account)
}

/** wallet_getPermissions, EIP-2255. */
export function permissionsOf(session: Session) {
  if (!session.isConnected()) return []
  return [
    {
      parentCapability: 'eth_accounts',
      invoker: location.origin,
      date: Date.now(),
      caveats: [{ type: 'restrictReturnedAccounts', value: session.addresses() }],
    },
  ]
}
