import type { Authentication, SignedMessage } from '#clients/walletConnect/port.ts'
import type { CaipAccountId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { parseMessage } from './message.ts'
import { SESSION_MS } from './limits.ts'
import { signInOptionsOf } from '../signInState/selectors.ts'
import type { Prepared, SignInSession } from '../signInState/slice.ts'
import { verifierOf } from './verifierOf.ts'

/**
 * What a wallet may sign while it approves the connection, before its account is known. Undefined
 * where there is no sign-in, where other namespaces are offered too (S5.10), and where the site's
 * server gives no nonce without an account: then the person is asked after connecting.
 */
export async function oneClick(core: Core): Promise<Authentication | undefined> {
  const { config, networks } = core.store.getState()
  const options = signInOptionsOf({ config })
  if (options === undefined) return undefined
  if (networks.offered.some(({ chainId }) => chainId === undefined)) return undefined
  const given = await verifierOf(core)
    .getNonce(undefined)
    .catch(() => undefined)
  if (given === undefined) return undefined
  const { expirationMs = options.expirationMs ?? SESSION_MS } = given
  const ids = networks.offered.map(({ caipChainId }) => caipChainId)
  return {
    domain: new URL(config.origin).host,
    uri: config.origin,
    nonce: given.nonce,
    statement: given.statement ?? options.statement,
    resources: given.resources ?? options.resources ?? [],
    expiresAt: core.now() + expirationMs,
    // The one to be on first, so that at least its message is signed.
    chains: [...ids].sort((a, b) => Number(b === networks.active) - Number(a === networks.active)),
  }
}

/** Keeps what was signed for when its account is looked at. */
export function offerSigned(
  core: Core,
  signed: readonly SignedMessage[],
  asked: Authentication,
): void {
  core.store.setState(({ signIn }) => ({
    signIn: { ...signIn, signed: signed.map((one) => ({ ...one, asked })) },
  }))
}

/**
 * The session of a message that was signed while connecting; undefined where there is none. Taken
 * once: a signature that is refused is not tried again.
 */
export async function sessionOfSigned(
  core: Core,
  account: CaipAccountId,
): Promise<SignInSession | undefined> {
  const { signed } = core.store.getState().signIn
  const own = signed.find((one) => one.account.toLowerCase() === account.toLowerCase())
  if (own === undefined) return undefined
  core.store.setState(({ signIn }) => ({
    signIn: { ...signIn, signed: signIn.signed.filter((one) => one !== own) },
  }))
  const { message, signature, asked } = own
  const { domain, statement, resources, nonce, expiresAt } = asked
  const issuedAt = parseMessage(message, { account, domain, uri: asked.uri, nonce, expiresAt })
  const prepared: Prepared = {
    message,
    domain,
    statement,
    resources,
    nonce,
    expiresAt,
    issuedAt,
  }
  return verifierOf(core).verify({ account, prepared, signature })
}
