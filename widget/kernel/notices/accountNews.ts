import type { Core } from '../core.ts'
import type { State } from '../store.ts'
import { tellPurchaseNews } from './purchaseNews.ts'
import { tellSendNews } from './sendNews.ts'
import { tellSwapNews } from './swapNews.ts'
import { tellTransferNews } from './transferNews.ts'

/** How transfers, transactions, swaps and purchases ended while another view is shown. */
export function tellAccountNews(core: Core, before: State, after: State): void {
  tellTransferNews(core, before, after)
  tellSendNews(core, before, after)
  tellSwapNews(core, before, after)
  tellPurchaseNews(core, before, after)
}
