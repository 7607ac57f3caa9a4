import { type CaipAccountId, parseCaipAccountId, parseCaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { SignatureInvalidError } from './errors.ts'
import { storedSessions } from './items.ts'
import { KEPT_SESSIONS } from './limits.ts'
import type { Verifier } from './verifier.ts'

/**
 * Sign-in without a server: the nonce is made here and good for one message, the signature is
 * checked here, and the session is kept by this browser. It proves to the page's scripts who is
 * there, and to no server.
 */
export function ownVerifier(core: Core): Verifier {
  return {
    getNonce: async () => ({ nonce: core.createId().replace(/[^a-zA-Z0-9]/g, '') }),
    async verify({ account, prepared, signature }) {
      const { message, expiresAt } = prepared
      if (!(await isSigned(core, { account, message, signature }))) {
        throw new SignatureInvalidError()
      }
      const session = { account, message, signature, expiresAt }
      keep(core, [session, ...others(core, account)])
      return session
    },
    async getSession(account) {
      const found = core.storage.get(storedSessions)?.find((stored) => stored.account === account)
      if (found === undefined || fits(core, found)) return found
      keep(core, others(core, account))
      return undefined
    },
    async signOut(account) {
      keep(core, others(core, account))
    },
  }
}

async function isSigned(
  core: Core,
  signed: { account: CaipAccountId; message: string; signature: string },
): Promise<boolean> {
  const { caipChainId, address } = parseCaipAccountId(signed.account)
  const support = core.adapters[parseCaipChainId(caipChainId).namespace]?.signIn
  if (support !== undefined) return support.isSignedBy({ ...signed, address })
  const { isSignedBy } = await import('./isSignedBy.ts')
  return isSignedBy(core, signed)
}

type Stored = { account: string; message: string; signature: string; expiresAt: number }

function others(core: Core, account: CaipAccountId): Stored[] {
  return (core.storage.get(storedSessions) ?? []).filter((stored) => stored.account !== account)
}

/** As many as this browser has room for: a cookie holds few. */
function keep(core: Core, sessions: readonly Stored[]): void {
  if (sessions.length === 0) return core.storage.remove(storedSessions)
  for (let count = Math.min(sessions.length, KEPT_SESSIONS); count > 0; count -= 1) {
    if (core.storage.set(storedSessions, sessions.slice(0, count))) return
  }
  core.storage.set(storedSessions, sessions.slice(0, KEPT_SESSIONS)) // as long as the document lives
}

/** Of this page and this account, and not over. */
function fits(core: Core, { account, message, expiresAt }: Stored): boolean {
  const { host } = new URL(core.store.getState().config.origin)
  const [first, address = ''] = message.split('\n')
  const isOfPage = first?.startsWith(`${host} wants you to sign in with your `) === true
  const isOfAccount = address.toLowerCase() === parseCaipAccountId(account).address.toLowerCase()
  return isOfPage && isOfAccount && expiresAt > core.now()
}
