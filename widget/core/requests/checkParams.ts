import * as z from 'zod/mini'
import { BaseError, evmAddress, hexBytes, standardCodes } from '#protocol'
import { checkBundleId, checkCapabilitiesAccount, checkSendCalls } from '../calls/checkCalls.ts'
import { adapterOf } from '../connections/adapter.ts'
import type { Connection } from '../connections/slice.ts'
import type { Core } from '../core.ts'

type Connected = Extract<Connection, { status: 'connected' }>

const quantity = z.string().check(z.regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/))

/** What a page may ask to be sent (EIP-1474); other fields of a newer type pass as they are. */
const transaction = z.looseObject({
  from: z.optional(evmAddress),
  to: z.optional(z.nullable(evmAddress)),
  value: z.optional(quantity),
  data: z.optional(hexBytes),
  input: z.optional(hexBytes),
  chainId: z.optional(z.union([quantity, z.int()])),
})

/** Where the account stands among a method's params. */
const accountAt: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  personal_sign: ([, account]) => account,
  eth_signTypedData_v4: ([account]) => account,
  eth_sendTransaction: ([sent]) => fromOf(sent),
  wallet_sendTransaction: ([sent]) => fromOf(sent),
  eth_signTransaction: ([sent]) => fromOf(sent),
  wallet_sendCalls: ([sent]) => fromOf(sent),
  wallet_getCapabilities: ([account]) => checkCapabilitiesAccount(account),
}

const bundleMethods = ['wallet_getCallsStatus', 'wallet_showCallsStatus']
const transactionMethods = ['eth_sendTransaction', 'wallet_sendTransaction', 'eth_signTransaction']

/**
 * Refuses a request that acts for an account which is not connected, or a transaction of the wrong
 * shape or chain, before any wallet sees it. Answers the account that the request is for.
 */
export function checkParams(
  core: Core,
  connection: Connected,
  method: string,
  params: readonly unknown[],
): { account: string | undefined } {
  if (bundleMethods.includes(method)) checkBundleId(params[0])
  if (accountAt[method] === undefined) return { account: undefined }
  if (method === 'wallet_sendCalls') checkSendCalls(params[0], connection.caipChainId)
  if (transactionMethods.includes(method)) checkTransaction(params[0], connection)
  const [first] = connection.accounts
  const named = accountAt[method]?.(params)
  if (named === undefined) return { account: addressOf(first) }
  const { isSameAddress } = adapterOf(core, 'eip155')
  const known = connection.accounts.map(addressOf)
  const account = known.find(
    (address) => typeof named === 'string' && isSameAddress(address, named),
  )
  if (account !== undefined) return { account }
  throw new BaseError('The account of this request is not connected', {
    code: standardCodes.unauthorized.code,
  })
}

function checkTransaction(sent: unknown, { caipChainId }: Connected): void {
  const parsed = transaction.safeParse(sent)
  if (!parsed.success) {
    throw new BaseError('The transaction is not of the expected shape', {
      code: standardCodes.invalidParams.code,
      details: parsed.error.issues[0]?.path.join('.'),
    })
  }
  const { chainId } = parsed.data
  if (chainId === undefined || caipChainId.endsWith(`:${Number(chainId)}`)) return
  throw new BaseError('The transaction is for another chain than the wallet is on', {
    code: standardCodes.chainDisconnected.code,
  })
}

function fromOf(sent: unknown): unknown {
  return typeof sent === 'object' && sent !== null && 'from' in sent ? sent.from : undefined
}

function addressOf(caipAccountId: string): string {
  return caipAccountId.slice(caipAccountId.lastIndexOf(':') + 1)
}
