/** What the tests use of `window.Widget`, as a page's own script would. */
export type Widget = {
  open: (options?: unknown) => Promise<{ view: string; closed: Promise<{ reason: string }> }>
  close: () => Promise<unknown>
  isOpen: () => boolean
  validate: (options?: unknown) => Promise<{ valid: boolean }>
  ready: () => Promise<unknown>
  updateOptions: (options: unknown) => Promise<unknown>
  getState: () => {
    status: string
    namespace?: string
    accounts: string[]
    signedIn?: boolean
    caipChainId?: string
    openTransfers: number
    embedded?: unknown
    /** Absent until the frame has told them. */
    connections?: { namespace: string; account: string }[]
  }
  getAddress: () => string | undefined
  getProvider: (namespace?: string) => {
    request: (request: { method: string; params?: unknown }) => Promise<unknown>
    on: (name: string, listener: (value: unknown) => void) => unknown
  }
  request: (request: { method: string; params?: unknown }) => Promise<unknown>
  switchNetwork: (id: string | number) => Promise<unknown>
  disconnect: () => Promise<unknown>
  destroy: () => Promise<unknown>
  create: (options?: unknown) => Widget
  on: (name: string, listener: (payload: unknown) => void) => unknown
  subscribe: (listener: (state: unknown) => void) => () => void
}
