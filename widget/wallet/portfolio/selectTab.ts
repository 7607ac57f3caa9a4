import type { Core } from '#kernel/core.ts'
import type { AccountTab } from './slice.ts'

/** Lists something else of the account. */
export function selectTab(core: Core, tab: AccountTab): void {
  core.store.setState({ portfolio: { tab } })
}
