/** A request of the page that waits for a person. */
export type WaitingRequest = {
  readonly id: string
  readonly method: string
  /** `asked`: a wallet has it, and nothing takes it back. */
  readonly status: 'waiting' | 'asked'
  /** The connector that was asked. */
  readonly connectorId?: string | undefined
}

export type RequestsSlice = {
  readonly waiting: readonly WaitingRequest[]
  /** Ids of all that were carried out or refused: a second one is a replay. */
  readonly known: ReadonlySet<string>
  /** Ids of requests whose transactions are followed. */
  readonly followed: readonly string[]
}

declare module '#kernel/store.ts' {
  interface State {
    readonly requests: RequestsSlice
  }
}

export const requests: RequestsSlice = { waiting: [], known: new Set(), followed: [] }
