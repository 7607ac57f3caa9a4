/** How old a toast may be that came while the widget was closed: as long as it would have stood. */
export const TOAST_AGE_MS = 7_000

/** The same of an alert: somebody who comes back in this time still wonders. */
export const ALERT_AGE_MS = 10 * 60 * 1_000
