/** How the registration of a name stands (S4.08). */
export type Registration =
  | { readonly status: 'idle' }
  /** The wallet is asked, then the service. */
  | { readonly status: 'signing' | 'sending' | 'done'; readonly name: string }
  | {
      readonly status: 'failed'
      readonly name: string
      readonly code: string | number
      /** The service's own message, if it gave one. */
      readonly reason: string | undefined
    }

export type NamesSlice = { readonly registration: Registration }

declare module '#kernel/store.ts' {
  interface State {
    readonly names: NamesSlice
  }
}

export const names: NamesSlice = { registration: { status: 'idle' } }
