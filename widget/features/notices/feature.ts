import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { report } from '#kernel/logs/log.ts'
import { notifyOfBalanceFailures } from '#wallet/portfolio/balanceFailures.ts'
import type { State } from '#kernel/store.ts'
import { loadToasts } from './loadToasts.ts'

/** Notifies the person while another view is shown. */
export const notices = feature({
  notices: () => import('./views/Notices.tsx'),
  on: { change: accountChanged },
  start: notifyOfBalanceFailures,
})

/** Does nothing until the person has bridged, sent, swapped or bought something. */
function accountChanged(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.swap === after.swap &&
    before.onramp.purchases === after.onramp.purchases &&
    before.bridge.transfers === after.bridge.transfers
  const isMoved = before.router !== after.router && hasOwnTransactions(before)
  if (isSame && !isMoved && after.notices.toast === undefined) return
  loadToasts(core)
    .then((all) => {
      for (const { showToasts } of all) showToasts(core, before, after)
    })
    .catch(report(core))
}

/** A person who leaves a transaction they have just sent is told that it goes on. */
const hasOwnTransactions = ({ transactions }: State): boolean => transactions.own.length > 0
