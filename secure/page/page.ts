import type { SecureConfig } from '#secure/api'
import type { Api } from './api.ts'
import type { Lasting } from './lasting.ts'
import type { KeyStore } from './keys/keyStore.ts'
import type { Appearance } from './appearance.ts'
import type { Screen } from './screen.ts'
import type { Session } from './session.ts'
import type { Outside } from './windows/outside.ts'

/** All that a request is answered with; made once for each document. */
export type Page = {
  readonly api: Api
  readonly config: SecureConfig
  readonly session: Session
  readonly screen: Screen
  readonly appearance: Appearance
  /** Undefined where the browser blocks storage here: then keys are used in a window. */
  readonly store: KeyStore | undefined
  /** What a login leaves here; asked before one begins. */
  readonly lasting: () => Promise<Lasting>
  /** The origin of the site that asks, as the browser told it; null where it did not. */
  readonly embedder: string | null
  /** A window for one request, which is closed with its answer. */
  readonly isWindow: boolean
  /** What only a window of its own may do. */
  readonly outside: Outside
}
