export const mailModes = ['well', 'refuse', 'slow', 'drop', 'down'] as const

export type MailSettings = {
  /**
   * `refuse` says no to every recipient, `slow` takes the mail later, `drop` takes it and loses it,
   * `down` ends every connection at once. @default well
   */
  mode: (typeof mailModes)[number]
  /** For `slow`. @default 1000 */
  ms: number
}

export const defaultMailSettings: MailSettings = { mode: 'well', ms: 1_000 }
