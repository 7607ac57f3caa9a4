import type { Core } from '../core.ts'
import type { State } from '../store.ts'
import { tellPurchaseNews } from './purchaseNews.ts'
import { tellSendNews } from './sendNews.ts'
import { tellSwapNews } from './swapNews.ts'

/** How transactions, swaps and purchases ended while another view is shown. */
export function tellAccountNews(core: Core, before: State, after: State): void {
  tellSendNews(core, before, after)
  tellSwapNews(core, before, after)
  tellPurchaseNews(core, before, after)
}
