/** The least time between two mails (S5.01, S9.01). */
export const MAIL_PAUSE_MS = 30_000
/** How often the window of a social login is looked at. */
export const WINDOW_LOOK_MS = 500
/** The frame may take this long to end a session; here it is over all the same. */
export const SIGN_OUT_MS = 3_000
/** From this worth on, in cents, a recovery is offered once more. */
export const BACKUP_CENTS = 10_000n
/** So many accounts are remembered whose recovery was put off. */
export const BACKUP_ACCOUNTS = 6
/** A code that a window shows for typing. */
export const CODE_CHARS = 200
