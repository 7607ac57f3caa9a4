import type { Purchase } from './purchase.ts'

/** True while something may still come. */
export function isOpenPurchase({ status }: Purchase): boolean {
  return status === 'waiting' || status === 'processing' || status === 'sent'
}
