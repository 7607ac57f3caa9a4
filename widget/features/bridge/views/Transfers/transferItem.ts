import type { NetworkViewModel, TokenViewModel } from '#ui/components/viewModels.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'

export type TransferStatus = keyof Messages['transfers']['status']

export type TransferItem = {
  id: string
  /** With its symbol: "25 USDC". */
  amount: string
  /** What it is worth now, formatted; absent without a price. */
  fiat?: string | undefined
  token: TokenViewModel
  from: NetworkViewModel
  to: NetworkViewModel
  status: TransferStatus
  /** Formatted: "5 minutes ago". */
  when: string
}
