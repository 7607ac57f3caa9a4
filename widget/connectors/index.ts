import type { Manifest } from '#kernel/connectors.ts'
import { embedded } from './embedded.ts'
import { page } from './page.ts'
import { walletConnect } from './walletConnect.ts'

/** Every way to reach a wallet, in the order in which each is asked for a connector. */
export const connectors: readonly Manifest[] = [embedded, walletConnect, page]
