import type * as z from 'zod/mini'
import { BaseError, evmAddress, evmChain, parseCaipAccountId, standardCodes } from '#protocol'
import { checkBundleId, checkCapabilitiesAccount, checkSendCalls } from './checkCalls.ts'
import { adapterOf } from '../../connections/adapter.ts'
import { EVM } from '../../connections/evm.ts'
import type { Connected } from '../../connections/slice.ts'
import type { Core } from '#kernel/core.ts'
import { asset } from './asset.ts'
import { checkChain } from './chain.ts'
import { InvalidRequestParamsError } from '../errors.ts'
import { grantedPermissions, revokedPermissions } from './permissions.ts'
import { checkTransaction } from './transaction.ts'
import { userOperation } from './userOperation.ts'

/** What is sent on to the wallet: params of the expected shape, and the account they act for. */
export type Checked = {
  readonly params: readonly unknown[]
  readonly account?: string | undefined
}

type Context = {
  readonly core: Core
  readonly connection: Connected
  readonly params: readonly unknown[]
}
type Check = (context: Context) => Checked | Promise<Checked>

const checks: ReadonlyMap<string, Check> = new Map(
  Object.entries<Check>({
    personal_sign: ({ params: [message, account], ...context }) =>
      checkSigning(context, { message, account, params: [message, account] }),
    eth_signTypedData_v4: ({ params: [account, message], ...context }) =>
      checkSigning(context, { message, account, params: [account, message] }),
    eth_sendTransaction: checkSending,
    wallet_sendTransaction: checkSending,
    eth_signTransaction: checkSending,
    eth_sendUserOperation(context) {
      const [sent, ...rest] = context.params
      const { sender } = parse(userOperation, sent, 'The user operation')
      return { params: [sent, ...rest], account: connectedAs(context, sender) }
    },
    wallet_sendCalls(context) {
      const [sent, ...rest] = context.params
      const bundle = checkSendCalls(sent, context.connection.caipChainId)
      const account = connectedAs(context, bundle.from)
      return { params: [{ ...bundle, from: account }, ...rest], account }
    },
    wallet_getCallsStatus: checkBundle,
    wallet_showCallsStatus: checkBundle,
    wallet_getCapabilities(context) {
      const [named] = context.params
      return {
        params: context.params,
        account: connectedAs(context, checkCapabilitiesAccount(named)),
      }
    },
    wallet_grantPermissions: (context) => checkGrant(context, grantedPermissions),
    wallet_revokePermissions: (context) => checkGrant(context, revokedPermissions),
    wallet_watchAsset({ params }) {
      const [sent, ...rest] = params
      return { params: [parse(asset, sent, 'The asset'), ...rest] }
    },
    wallet_addEthereumChain({ core, params }) {
      checkChain(params[0], core.store.getState().networks)
      return { params }
    },
  }),
)

/**
 * Refuses a request that acts for an account which is not connected, or whose params have the wrong
 * shape or chain, before any wallet sees it.
 */
export async function checkParams(context: Context & { readonly method: string }) {
  const check = checks.get(context.method)
  if (check !== undefined) return check(context)
  throw new BaseError(`The method ${context.method} is not supported`, {
    code: standardCodes.unsupportedMethod.code,
  })
}

/** The request must name the account that signs; the active account is not the default (S5.14). */
function checkSigning(
  context: Pick<Context, 'core' | 'connection'>,
  sent: { message: unknown; account: unknown; params: readonly unknown[] },
): Checked {
  const { message, account, params } = sent
  if (account === undefined || account === null) {
    throw new InvalidRequestParamsError('An account is required to sign with')
  }
  const isMessage = typeof message === 'string' || (typeof message === 'object' && message !== null)
  if (!isMessage) throw new InvalidRequestParamsError('There is nothing to sign')
  return { params, account: connectedAs(context, account) }
}

async function checkSending(context: Context): Promise<Checked> {
  const [sent, ...rest] = context.params
  const named = typeof sent === 'object' && sent !== null && 'from' in sent ? sent.from : undefined
  const { caipChainId } = context.connection
  const account = connectedAs(context, named)
  const checked = await checkTransaction(sent, { from: account, caipChainId })
  return { params: [checked, ...rest], account }
}

function checkBundle({ params }: Context): Checked {
  checkBundleId(params[0])
  return { params }
}

function checkGrant(
  context: Context,
  schema: typeof grantedPermissions | typeof revokedPermissions,
): Checked {
  const [sent] = context.params
  const { account, address, chainId } = parse(schema, sent, 'The permissions')
  if (chainId !== undefined && evmChain(Number(chainId)) !== context.connection.caipChainId) {
    throw new BaseError('The permissions are for another chain than the wallet is on', {
      code: standardCodes.chainDisconnected.code,
    })
  }
  return { params: context.params, account: connectedAs(context, account ?? address) }
}

/** The connected account that is named, or the first one where none is. */
function connectedAs(
  { core, connection }: Pick<Context, 'core' | 'connection'>,
  named: unknown,
): string {
  const known = connection.accounts.map((account) => parseCaipAccountId(account).address)
  const { isSameAddress } = adapterOf(core, EVM)
  const address = evmAddress.safeParse(named)
  const account =
    named === undefined
      ? known[0]
      : known.find((one) => address.success && isSameAddress(one, address.data))
  if (account !== undefined) return account
  throw new BaseError('The account of this request is not connected', {
    code: standardCodes.unauthorized.code,
  })
}

function parse<schema extends z.ZodMiniType>(
  schema: schema,
  sent: unknown,
  what: string,
): z.infer<schema> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.')
  throw new InvalidRequestParamsError(`${what} is not of the expected shape`, path)
}
