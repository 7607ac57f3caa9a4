import * as z from 'zod/mini'
import { ACCOUNTS_COUNT, WALLET_ICON_CHARS, WALLET_NAME_CHARS } from './limits.ts'
import { list, text } from './shapes.ts'

const icon = text(WALLET_ICON_CHARS, /^data:image\/(png|webp|svg\+xml|gif|jpeg|x-icon)[;,]/)

/**
 * A wallet that the page announced (EIP-6963, Wallet Standard) or injected, for one namespace. All fields are
 * the wallet's own claims, shown as text and as `<img>`, and never trusted.
 */
export const pageWallet = z.strictObject({
  /** The announcement's uuid, `injected` for a legacy `window.ethereum`, or `solana:` and a name. */
  id: text(64, /^[-\w.:]+$/),
  rdns: text(128, /^[-\w.]+$/),
  name: text(WALLET_NAME_CHARS, /./),
  icon: z.optional(icon),
  /** The namespace of its chains. @default 'eip155' */
  namespace: z.optional(text(10, /^[-a-z0-9]{3,10}$/)),
  /** `custom` is the wallet of the option `wallets.provider`. */
  kind: z.enum(['announced', 'injected', 'custom']),
})
export type PageWallet = z.infer<typeof pageWallet>

/** The connected wallet in the public state (S3.06). */
export const walletInfo = z.object({
  id: text(64),
  name: text(WALLET_NAME_CHARS),
  rdns: z.optional(text(128)),
  icon: z.optional(icon),
})
export type WalletInfo = z.infer<typeof walletInfo>

/** What a wallet may tell us between requests (EIP-1193 events). */
export const walletEvent = z.union([
  z.strictObject({ type: z.literal('accountsChanged'), accounts: list(text(128), ACCOUNTS_COUNT) }),
  z.strictObject({ type: z.literal('chainChanged'), chainId: text(66, /^0x[0-9a-fA-F]+$/) }),
  z.strictObject({ type: z.literal('connect') }),
  z.strictObject({ type: z.literal('disconnect') }),
])
export type WalletEvent = z.infer<typeof walletEvent>
