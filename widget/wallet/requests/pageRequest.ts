import type { Namespace } from '#protocol'

export type PageRequest = {
  readonly id: string
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
  /** Whose wallet is asked. @default 'eip155' */
  readonly namespace?: Namespace | undefined
  /** How long the page waits for a person, in s. @default as long as it takes (S5.11) */
  readonly expiry?: number | undefined
  /** How often the widget had been closed when the page asked while it was open. */
  readonly closings?: number | undefined
}
