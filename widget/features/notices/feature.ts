import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { report } from '#kernel/logs/log.ts'
import { notifyOfBalanceFailures } from '#wallet/portfolio/balanceNews.ts'
import type { State } from '#kernel/store.ts'
import { loadNews } from './loadNews.ts'

/** What a person is told of while another view is shown. */
export const news = feature({
  notices: () => import('./views/Notices.tsx'),
  on: { change: accountHasNews },
  start: notifyOfBalanceFailures,
})

/** Of no use before somebody bridged, sent, swapped or bought something. */
function accountHasNews(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.swap === after.swap &&
    before.onramp.purchases === after.onramp.purchases &&
    before.bridge.transfers === after.bridge.transfers
  const isMoved = before.router !== after.router && hasOwnTransactions(before)
  if (isSame && !isMoved && after.notices.toast === undefined) return
  loadNews(core)
    .then((all) => {
      for (const { notifyOfNews } of all) notifyOfNews(core, before, after)
    })
    .catch(report(core))
}

/** Who leaves what they have just sent is told that it goes on. */
const hasOwnTransactions = ({ transactions }: State): boolean => transactions.own.length > 0
