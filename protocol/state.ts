import * as z from 'zod/mini'
import { caipAccountId, caipChainId, namespace } from './caip.ts'
import { accountTypes, socialLogins } from './config.ts'
import { ACCOUNTS_COUNT } from './limits.ts'
import { fromPage, list, text, within } from './shapes.ts'
import { walletInfo } from './wallet.ts'

export const connectionStatus = z.enum(['disconnected', 'connecting', 'reconnecting', 'connected'])
export type ConnectionStatus = z.infer<typeof connectionStatus>

/** The login of the embedded wallet (S3.01). The widget validates it before it sends it. */
const embeddedAccount = z.object({
  /** Only with `features.profile` and the person's consent, like `username`. */
  email: z.optional(text(254)),
  username: z.optional(text(100)),
  socialProvider: z.optional(z.enum(socialLogins)),
  preferredAccountTypes: accountTypes,
  smartAccountDeployed: z.boolean(),
})
export type EmbeddedAccount = z.infer<typeof embeddedAccount>

/** A connected namespace with its active account, chain and wallet. */
const connection = z.object({
  namespace,
  account: caipAccountId,
  caipChainId,
  wallet: walletInfo,
})

/** The public state of the widget (S4.01, S4.02). A newer widget may add fields. */
export const publicState = z.object({
  open: z.boolean(),
  loading: z.boolean(),
  /** The name of the current view while the widget is open. */
  view: z.optional(text(40)),
  status: connectionStatus,
  namespace: z.optional(namespace),
  caipChainId: z.optional(caipChainId),
  /** False if the wallet is on a network that you do not offer. */
  networkSupported: z.boolean(),
  /** The accounts of all namespaces, the active account first, then the others of the active namespace. */
  accounts: list(caipAccountId, ACCOUNTS_COUNT),
  /** The connected namespaces, the active one first. */
  connections: z.optional(fromPage(list(connection, 50))),
  wallet: z.optional(walletInfo),
  /** Whether the first of `accounts` has signed in. Absent if the page does not use sign-in. */
  signedIn: z.optional(z.boolean()),
  /** The embedded wallet. Absent while another wallet, or none, is connected. */
  embedded: z.optional(fromPage(embeddedAccount)),
  /** The number of unfinished transfers. */
  openTransfers: within(0, 1_000),
})
export type PublicState = z.infer<typeof publicState>

/**
 * What the loader keeps on the page's origin between visits: addresses, chain, the wallet's name
 * and whether a transfer is open. Nothing else.
 */
export const snapshot = z.strictObject({
  version: z.literal(1),
  caipChainId: z.optional(caipChainId),
  accounts: list(caipAccountId, ACCOUNTS_COUNT),
  walletName: z.optional(text(64)),
  openTransfer: z.boolean(),
})
export type Snapshot = z.infer<typeof snapshot>
