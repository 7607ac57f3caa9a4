/** How old a toast from while the widget was closed may be: as long as it would have been shown. */
export const TOAST_AGE_MS = 7_000

/** The same for an alert: a person who comes back within this time still wants to know. */
export const ALERT_AGE_MS = 10 * 60 * 1_000
