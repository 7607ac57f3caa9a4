import { ALERT_AGE_MS, TOAST_AGE_MS } from './limits.ts'
import type { NoticesSlice } from './slice.ts'

/** Drops notices that came while the widget was closed and were too old when it was opened. */
export function freshNotices(
  { toast, alert }: NoticesSlice,
  openedAt: number,
): Pick<NoticesSlice, 'toast' | 'alert'> {
  return {
    toast: toast !== undefined && openedAt - toast.at < TOAST_AGE_MS ? toast : undefined,
    alert: alert !== undefined && openedAt - alert.at < ALERT_AGE_MS ? alert : undefined,
  }
}
