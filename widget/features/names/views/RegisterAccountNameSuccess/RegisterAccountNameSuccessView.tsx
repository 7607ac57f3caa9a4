import { homeOf } from '#kernel/modal/chooseView.ts'
import { parseCaipAccountId } from '#protocol'
import { activeConnection } from '#wallet/connections/slice.ts'
import { reset } from '#kernel/router/router.ts'
import { NobodyConnected } from '#shared/connect/NobodyConnected.tsx'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { RegisterAccountNameSuccess } from './RegisterAccountNameSuccess.tsx'

export default function RegisterAccountNameSuccessView({
  view,
}: ViewProps<'RegisterAccountNameSuccess'>) {
  const core = useCore()
  const connection = useWidgetState(({ connections }) => activeConnection(connections))
  // Never an empty card: without an account, a way to one.
  if (connection.status !== 'connected') return <NobodyConnected />
  const { accountName } = view
  return (
    <RegisterAccountNameSuccess
      name={accountName}
      address={parseCaipAccountId(connection.accounts[0]).address}
      onCopy={() => navigator.clipboard.writeText(accountName)}
      onDone={() => reset(core, homeOf(core))}
    />
  )
}
