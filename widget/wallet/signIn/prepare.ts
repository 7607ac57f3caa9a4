import { type CaipAccountId, parseCaipAccountId, parseCaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { transition, shownError } from './transition.ts'
import { SESSION_MS } from './limits.ts'
import type { MessageFields } from './message.ts'
import { signInOptionsOf } from '../signInState/selectors.ts'
import type { Prepared } from '../signInState/slice.ts'
import { verifierOf } from './verifierOf.ts'

/**
 * Makes the message, before the person is asked: they see what they sign, and between their press
 * and the wallet's window nothing is waited for. Domain and URI are the page's origin as the
 * browser told it, whatever the page says.
 */
export async function prepareMessage(core: Core, account: CaipAccountId): Promise<void> {
  if (!transition(core, { type: 'again', account })) return
  try {
    const prepared = await prepare(core, account)
    transition(core, { type: 'prepared', account, prepared })
  } catch (error) {
    transition(core, { type: 'failed', account, error: shownError(error) })
  }
}

async function prepare(core: Core, account: CaipAccountId): Promise<Prepared> {
  const { config } = core.store.getState()
  const [given, write] = await Promise.all([
    verifierOf(core).getNonce(account),
    loadWriter(core, account),
  ])
  const options = { ...signInOptionsOf({ config }), ...withoutHoles(given) }
  const issuedAt = core.now()
  const fields = {
    domain: new URL(config.origin).host,
    statement: options.statement,
    resources: options.resources ?? [],
    nonce: given.nonce,
    issuedAt,
    expiresAt: issuedAt + (options.expirationMs ?? SESSION_MS),
  }
  return { ...fields, message: write({ ...fields, account, uri: config.origin }) }
}

/** EIP-4361, unless the account's namespace signs in another way. */
async function loadWriter(core: Core, account: CaipAccountId) {
  const { namespace } = parseCaipChainId(parseCaipAccountId(account).caipChainId)
  const support = core.adapters[namespace]?.signIn
  if (support === undefined) return (await import('./message.ts')).writeMessage
  const { writeCaip122 } = await import('./caip122.ts')
  return (fields: MessageFields) => writeCaip122(fields, support.chainName)
}

/** What is not named is no name for nothing. */
function withoutHoles<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(entries) as Partial<T> // the same fields, some of them left out
}
