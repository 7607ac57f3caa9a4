import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { type CaipAccountId, toWireError } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { revokeSession, type SmartSession, sessionsQuery } from '../../model/sessions.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { formatDateTime } from '#ui/i18n/format.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { SmartSessions } from './SmartSessions.tsx'

const REVOKING = ['smartSessions', 'revoke']

export default function SmartSessionsView() {
  const account = useWidgetState(({ connections }) => {
    const connection = activeConnection(connections)
    return connection.status === 'connected' ? connection.accounts[0] : undefined
  })
  if (account === undefined) {
    return <SmartSessions sessions={[]} onRetry={() => undefined} onRevoke={() => undefined} />
  }
  return <OfAccount account={account} />
}

function OfAccount({ account }: { account: CaipAccountId }) {
  const core = useCore()
  const locale = useLocale()
  const online = useWidgetState((state) => state.online)
  const { data, error, refetch } = useQuery(sessionsQuery(core, account))
  const { mutate } = useMutation({
    mutationKey: REVOKING,
    mutationFn: (session: SmartSession) => revokeSession(core, session),
  })
  // The view is away while the wallet asks: what became of it is kept beside the list.
  const last = useMutationState({
    filters: { mutationKey: REVOKING },
    select: ({ state }) => ({ ...state, pci: pciOf(state.variables) }),
  }).at(-1)
  return (
    <SmartSessions
      sessions={data?.map(({ endsAt, ...session }) => ({
        ...session,
        endsAt: formatDateTime(endsAt, locale),
        isOver: endsAt <= core.now(),
      }))}
      error={error === null ? undefined : toWireError(error)}
      revoking={last?.status === 'pending' ? last.pci : undefined}
      problem={last?.status === 'error' ? toWireError(last.error) : undefined}
      online={online}
      onRetry={() => {
        refetch().catch(reportError)
      }}
      onRevoke={(pci) => {
        const session = data?.find((one) => one.pci === pci)
        if (session !== undefined) mutate(session)
      }}
    />
  )
}

function pciOf(variables: unknown): string | undefined {
  if (typeof variables !== 'object' || variables === null || !('pci' in variables)) return undefined
  return typeof variables.pci === 'string' ? variables.pci : undefined
}
