import * as z from 'zod/mini'
import { caipAccountId, caipChainId, namespace } from './caip.ts'
import { accountTypes, socialLogins } from './config.ts'
import { ACCOUNTS_COUNT } from './limits.ts'
import { fromPage, list, text, within } from './shapes.ts'
import { walletInfo } from './wallet.ts'

export const connectionStatus = z.enum(['disconnected', 'connecting', 'reconnecting', 'connected'])
export type ConnectionStatus = z.infer<typeof connectionStatus>

/** Who is logged in with the embedded wallet (S3.01). The widget checks it when it sends it. */
const embeddedAccount = z.object({
  /** With `features.profile` and the person's consent alone; so is `username`. */
  email: z.optional(text(254)),
  username: z.optional(text(100)),
  socialProvider: z.optional(z.enum(socialLogins)),
  preferredAccountTypes: accountTypes,
  smartAccountDeployed: z.boolean(),
})
export type EmbeddedAccount = z.infer<typeof embeddedAccount>

/** A connected namespace: the account that acts, where, and by which wallet. */
const connection = z.object({
  namespace,
  account: caipAccountId,
  caipChainId,
  wallet: walletInfo,
})

/** Everything the page may see (S4.01, S4.02); a newer widget may say more. */
export const publicState = z.object({
  open: z.boolean(),
  loading: z.boolean(),
  /** Name of the view on top of the stack while the widget is open. */
  view: z.optional(text(40)),
  status: connectionStatus,
  namespace: z.optional(namespace),
  caipChainId: z.optional(caipChainId),
  /** False when the wallet is on a network that is not offered. */
  networkSupported: z.boolean(),
  /** Of every namespace; those of the active one first, and the one that acts before the others. */
  accounts: list(caipAccountId, ACCOUNTS_COUNT),
  /** Each namespace that is connected, the active one first. */
  connections: z.optional(fromPage(list(connection, 50))),
  wallet: z.optional(walletInfo),
  /** Whether the first of `accounts` has signed in; absent where the page asks for no sign-in. */
  signedIn: z.optional(z.boolean()),
  /** Absent while another wallet, or none, is connected. */
  embedded: z.optional(fromPage(embeddedAccount)),
  /** How many transfers are not finished. */
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
