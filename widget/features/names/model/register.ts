import {
  BaseError,
  type CaipAccountId,
  isUserRejection,
  parseCaipAccountId,
  toWireError,
} from '#protocol'
import type { BlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import type { Registration as Signed } from '#clients/blockchainApi/profile.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { showToast } from '#kernel/notices/notices.ts'
import { replace } from '#kernel/router/router.ts'
import { topView } from '#kernel/router/slice.ts'
import { NoActiveAccountError, SignatureDeclinedError } from '#wallet/signIn/errors.ts'
import { signMessage } from '#wallet/signIn/signMessage.ts'
import { coinTypeOf } from '#wallet/names/coinType.ts'
import { cacheIdentity } from '#wallet/names/cachedIdentity.ts'
import { apiFor, identityQuery, namesOfQuery } from '#wallet/names/queries.ts'
import { serviceReason } from './serviceReason.ts'
import type { Registration } from './slice.ts'
import { fullName, nameProblem, nameZone } from './validate.ts'

/**
 * Registers a name for the connected account: its wallet signs, and the service stores it (S4.08). A
 * failure is shown as a toast and stored for the registration view, which is shown again.
 */
export async function registerName(core: Core, { label }: { label: string }): Promise<void> {
  const { status } = core.store.getState().names.registration
  if (status === 'signing' || status === 'sending') return
  const name = fullName(label, nameZone(core))
  const signing: Registration = { status: 'signing', name }
  set(core, signing)
  // The registration is dropped if the person left the view, cancelled it, or switched the account.
  const isWanted = () => {
    const { names, router } = core.store.getState()
    return names.registration === signing && topView(router).name === 'RegisterAccountName'
  }
  try {
    const account = accountOf(core)
    const { api, question } = await prepare(core, { account, label, name })
    if (!isWanted()) return drop(core, signing)
    const signature = await signMessage(core, { account, message: question.message })
    if (!isWanted() || accountOf(core) !== account) return drop(core, signing)
    set(core, { status: 'sending', name })
    await send(api, { ...question, signature, signal: core.signal })
    done(core, name, question.address)
  } catch (error) {
    if (core.signal.aborted) return
    const { registration } = core.store.getState().names
    // The person cancelled before the wallet answered: its refusal is not reported.
    if (registration !== signing && registration.status !== 'sending') return
    failed(core, name, error)
  }
}

/** Cancels what was not sent yet; it stays unsent, whatever the wallet answers later. */
export function cancelRegistration(core: Core): void {
  const { registration } = core.store.getState().names
  if (registration.status !== 'sending') set(core, { status: 'idle' })
}

/** Everything to check before the person is asked to sign (S3.08). */
async function prepare(
  core: Core,
  { account, label, name }: { account: CaipAccountId; label: string; name: string },
) {
  if (nameProblem(label) !== undefined) {
    throw new BaseError('The value is not a valid username', { code: 'NAME_INVALID' })
  }
  const { caipChainId, address } = parseCaipAccountId(account)
  const coinType = coinTypeOf(caipChainId)
  const api = await apiFor(core, caipChainId)
  // Without an answer, the service decides whether to refuse.
  const [own] = await core.queries.fetchQuery(namesOfQuery(core, address)).catch(() => [])
  if (own !== undefined) {
    throw new BaseError('You already own a name', { code: 'NAME_ALREADY_OWNED', details: own })
  }
  const timestamp = Math.floor(core.now() / 1_000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  return { api, question: { name, coinType, address, message } }
}

/** A lost answer may have been a success: then the name resolves to the account. */
async function send(api: BlockchainApi, signed: Signed): Promise<void> {
  try {
    await api.registerName(signed)
  } catch (error) {
    const { name, signal, coinType, address } = signed
    const found = await api.lookUpName({ name, signal }).catch(() => undefined)
    if (found?.addresses.get(coinType)?.toLowerCase() !== address.toLowerCase()) throw error
  }
}

function done(core: Core, name: string, address: string): void {
  const { queryKey } = identityQuery(core, address)
  const image = core.queries.getQueryData(queryKey)?.image
  core.queries.setQueryData(queryKey, { name, image })
  cacheIdentity(core, address, { name, image })
  core.queries.removeQueries({ queryKey: ['names', 'taken'] })
  core.queries.removeQueries({ queryKey: ['names', 'reverse'] })
  core.queries.removeQueries({ queryKey: ['names', 'lookup'] })
  set(core, { status: 'done', name })
  if (topView(core.store.getState().router).name !== 'RegisterAccountName') return
  replace(core, { name: 'RegisterAccountNameSuccess', accountName: name })
}

function failed(core: Core, name: string, error: unknown): void {
  const { code } = toWireError(error)
  if (error instanceof SignatureDeclinedError || isUserRejection(error)) {
    set(core, { status: 'failed', name, code, reason: undefined })
    return showToast(core, 'error', { says: 'signatureDeclined', code })
  }
  const reason = serviceReason(error)
  set(core, { status: 'failed', name, code, reason })
  showToast(core, 'error', { says: 'nameNotRegistered', code, name, reason })
}

function drop(core: Core, signing: Registration): void {
  if (core.store.getState().names.registration === signing) set(core, { status: 'idle' })
}

function accountOf(core: Core): CaipAccountId {
  const connection = activeConnection(core.store.getState().connections)
  if (connection.status !== 'connected') throw new NoActiveAccountError()
  return connection.accounts[0]
}

function set(core: Core, registration: Registration): void {
  core.store.setState({ names: { registration } })
}
