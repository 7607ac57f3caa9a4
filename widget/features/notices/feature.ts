import type { Core } from '#kernel/core.ts'
import { feature } from '#kernel/feature.ts'
import { report } from '#kernel/logs/log.ts'
import { tellBalanceFailures } from '#wallet/portfolio/balanceNews.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'

/** What a person is told of while another view is shown. */
export const news = feature({
  on: { change: accountHasNews },
  start: tellBalanceFailures,
})

/** Of no use before somebody bridged, sent, swapped or bought something. */
function accountHasNews(core: Core, before: State, after: State): void {
  const isSame =
    before.transactions.own === after.transactions.own &&
    before.swap === after.swap &&
    before.onramp.purchases === after.onramp.purchases &&
    before.bridge.transfers === after.bridge.transfers
  const isLeft = before.router !== after.router && topView(before.router).name === 'SendProgress'
  if (isSame && !isLeft && after.notices.toast === undefined) return
  import('#kernel/notices/accountNews.ts')
    .then(({ tellAccountNews }) => tellAccountNews(core, before, after))
    .catch(report(core))
}
