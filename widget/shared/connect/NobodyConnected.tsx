import { ViewSlot } from '#ui/modal/ViewSlot.tsx'
import { connectView } from '#wallet/connections/askToConnect.ts'

/** The ways to a wallet, in the place of a view that has no account to show: never an empty card. */
export function NobodyConnected() {
  return <ViewSlot view={connectView} shown={false} />
}
