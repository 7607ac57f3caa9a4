import * as z from 'zod/mini'
import {
  BaseError,
  type Handlers,
  type Outcome,
  parseCaipAccountId,
  type SignInAccount,
  type SignInHost,
  type SignInOptions,
  type SiweConfig,
  type Siwx,
  serve,
  signInData,
  signInHost,
  type WidgetOptions,
} from '#protocol'
import { parse } from './options.ts'

const callback = z.custom((value) => typeof value === 'function')
const siwxShape = z.strictObject({
  ...signInData,
  getNonce: callback,
  verify: callback,
  getSession: z.optional(callback),
  signOut: z.optional(callback),
})
const siweShape = z.strictObject({
  ...signInData,
  enabled: z.optional(z.boolean()),
  getNonce: callback,
  verifyMessage: callback,
  getSession: callback,
  signOut: callback,
  onSignIn: z.optional(callback),
  onSignOut: z.optional(callback),
})

/**
 * The sign-in of the page's options as the frame gets it: its data, and who verifies. Functions
 * stay here; a wrong field is told as `INVALID_OPTIONS`.
 */
export function readSignIn(options: WidgetOptions): Pick<WidgetOptions, 'signIn'> & Empty {
  const { signIn, siwx, siweConfig } = options
  if (siwx !== undefined && siweConfig !== undefined) {
    throw refuse('Cannot set both `siweConfig` and `siwx` options', 'siwx')
  }
  const own = siwx ?? siweConfig
  if (signIn !== undefined && own !== undefined) {
    throw refuse('Cannot set both `signIn` and callbacks of your own', 'signIn')
  }
  if (siwx !== undefined) parse(siwxShape, siwx, 'options.siwx')
  if (siweConfig !== undefined) parse(siweShape, siweConfig, 'options.siweConfig')
  return {
    ...withoutFunctions,
    signIn: siweConfig?.enabled === false ? undefined : optionsForFrame(options),
  }
}

/** Asks the callbacks of the site; what they answer or throw is the outcome, in the protocol's form. */
export async function answerSignIn(
  options: WidgetOptions,
  { method, params }: { method: string; params: unknown },
): Promise<Outcome> {
  const { siwx, siweConfig } = options
  const callbacks = siwx ?? (siweConfig && fromSiwe(siweConfig))
  const methods = callbacks && serve(signInHost, createHandlers(callbacks))
  const asked = methods?.[method]
  if (asked === undefined) throw new BaseError(`No ${method} on this page`, { code: -32601 })
  return asked(params)
}

type Empty = { siwx: undefined; siweConfig: undefined }
const withoutFunctions: Empty = { siwx: undefined, siweConfig: undefined }

function optionsForFrame({ signIn, siwx, siweConfig }: WidgetOptions): SignInOptions {
  if (typeof signIn === 'string') {
    if (signIn === 'required' || signIn === 'optional') return { required: signIn === 'required' }
    throw refuse('Invalid options: signIn: expected required or optional', 'signIn')
  }
  const own = siwx ?? siweConfig
  if (own === undefined) {
    return { ...parse(z.strictObject(signInData), signIn, 'options.signIn'), verifier: 'widget' }
  }
  const { required, statement, resources, expirationMs, signOutOnDisconnect } = own
  return {
    required,
    statement,
    resources,
    expirationMs,
    signOutOnDisconnect,
    verifier: 'page',
  }
}

function createHandlers(callbacks: Siwx): Handlers<SignInHost> {
  return {
    async getNonce({ account }) {
      const answer = await callbacks.getNonce(account === undefined ? undefined : describe(account))
      return typeof answer === 'string' ? { nonce: answer } : answer
    },
    async verify({ account, message, signature }) {
      const verdict = await callbacks.verify({ ...describe(account), message, signature })
      if (typeof verdict === 'object' && verdict !== null) return { verified: true, data: verdict }
      return { verified: verdict === true }
    },
    async getSession({ account }) {
      const asked = describe(account)
      const found = await callbacks.getSession?.(asked)
      return { session: found && isOf(found, asked) ? { account, ...expiryOf(found) } : undefined }
    },
    async signOut({ account }) {
      await callbacks.signOut?.(describe(account))
    },
  }
}

/** A SIWE server has one session for its site, and is told of what became of it. */
function fromSiwe(config: SiweConfig): Siwx {
  return {
    getNonce: (account) => config.getNonce(account?.address),
    async verify({ message, signature, address, chainId = 0 }) {
      const verified = await config.verifyMessage({ message, signature })
      if (verified === true) config.onSignIn?.({ address, chainId })
      return verified === true
    },
    getSession: () => config.getSession(),
    async signOut() {
      await config.signOut()
      config.onSignOut?.()
    },
  }
}

function describe(caipAccountId: string): SignInAccount {
  const { caipChainId, address } = parseCaipAccountId(caipAccountId)
  const chainId = /^eip155:(\d+)$/.exec(caipChainId)?.[1]
  return {
    caipAccountId,
    caipChainId,
    address,
    ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
  }
}

type Found = { address: string; chainId: string | number; expiresAt?: number | undefined }

/** A session of another account or chain is none. */
function isOf({ address, chainId }: Found, asked: SignInAccount): boolean {
  const isChain = chainId === asked.chainId || chainId === asked.caipChainId
  return isChain && String(address).toLowerCase() === asked.address.toLowerCase()
}

function expiryOf({ expiresAt }: Found): { expiresAt?: number } {
  return expiresAt === undefined ? {} : { expiresAt }
}

function refuse(message: string, field: string): BaseError {
  return new BaseError(message, { code: 'INVALID_OPTIONS', details: `options.${field}` })
}
