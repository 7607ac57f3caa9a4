import type { SecureAccount } from '#secure/api'
import type { KeyStore } from '../../keys/keyStore.ts'
import type { Page } from '../../page.ts'
import type { Decision } from '../../approvals/approval.ts'
import type { OwnAccount } from '../../smartAccounts/ownAccount.ts'

/** What a method works with: the account is signed in, and its keys can be used here. */
export type Signing = {
  readonly page: Page
  readonly store: KeyStore
  readonly account: SecureAccount
  readonly addresses: NonNullable<SecureAccount['addresses']>
  /** CAIP-2 id of the network that the request is for. */
  readonly chainId: string
  /** What the account is on that network. */
  readonly own: OwnAccount
}

/** Reads what must be known before anybody can decide. */
export type LoadDecision = (signal: AbortSignal) => Promise<Decision>
