import { ALERT_AGE_MS, TOAST_AGE_MS } from './limits.ts'
import type { NoticesSlice } from './slice.ts'

/** What came while nobody looked, and was old when the widget was opened, is no news any more. */
export function freshNotices(
  { toast, alert }: NoticesSlice,
  openedAt: number,
): Pick<NoticesSlice, 'toast' | 'alert'> {
  return {
    toast: toast !== undefined && openedAt - toast.at < TOAST_AGE_MS ? toast : undefined,
    alert: alert !== undefined && openedAt - alert.at < ALERT_AGE_MS ? alert : undefined,
  }
}
