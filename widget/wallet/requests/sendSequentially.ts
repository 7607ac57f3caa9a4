import { BaseError } from '#protocol'
import { connectorOf } from '../connections/adapter.ts'
import type { Core } from '#kernel/core.ts'
import { checkAnswer } from './checks/checkAnswer.ts'
import type { Connected } from '../connections/slice.ts'
import { sendAndEmit } from './sendAndEmit.ts'
import { checkTransaction } from './checks/transaction.ts'
import { findSequentialBundle, putSequentialBundle } from '../calls/sequential.ts'
import { checkSendCalls, type PageBundle } from './checks/checkCalls.ts'

/** Codes of EIP-5792. */
const UNSUPPORTED_CAPABILITY = 5700
const DUPLICATE_ID = 5720

export type SendSequentiallyOptions = {
  /** Of the page's request. */
  readonly id: string
  readonly connection: Connected
  readonly params: readonly unknown[]
  /** What the wallet said to the bundle. */
  readonly error: unknown
  /** Called before each of the calls. */
  readonly onSend?: (() => void) | undefined
}

/**
 * A bundle for a wallet that knows none, call by call. Only where the page said that it need not be
 * all or nothing; else it hears what the wallet said (EIP-5792).
 */
export async function sendSequentially(
  core: Core,
  options: SendSequentiallyOptions,
): Promise<{ id: string }> {
  const { connection, params, error, onSend } = options
  const { caipChainId } = connection
  const bundle = checkSendCalls(params[0], caipChainId)
  if (bundle.atomicRequired !== false) throw error
  requireNoCapability(bundle)
  const { id = core.createId(), from = '', calls } = bundle
  if (findSequentialBundle(core, id) !== undefined) {
    throw new BaseError('There is a call bundle with this id already', { code: DUPLICATE_ID })
  }
  const hashes: string[] = []
  const connector = connectorOf(core, connection.connectorId)
  // Nothing is asked for when a later call could not be sent at all.
  const transactions = await Promise.all(
    calls.map(({ to, data, value }) =>
      checkTransaction({ to, data, value }, { from, caipChainId }),
    ),
  )
  for (const [at, transaction] of transactions.entries()) {
    const send = async () => {
      onSend?.()
      const method = 'eth_sendTransaction'
      const sent = { method, params: [transaction], caipChainId, account: from }
      return String(checkAnswer(method, await connector.request(sent)))
    }
    try {
      hashes.push(await sendAndEmit(core, { id: `${options.id}-${at}`, caipChainId, send }))
    } catch (failure) {
      if (hashes.length === 0) throw failure
      break // what went out before cannot be taken back: the status says that a part is missing
    }
    putSequentialBundle(core, { id, caipChainId, count: calls.length, hashes: [...hashes] })
  }
  return { id }
}

function requireNoCapability({ capabilities = {}, calls }: PageBundle): void {
  const all = [capabilities, ...calls.map((call) => call.capabilities ?? {})]
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    if (isOptional(value)) continue
    throw new BaseError(`The wallet does not support the capability ${name}`, {
      code: UNSUPPORTED_CAPABILITY,
    })
  }
}

function isOptional(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'optional') === true
}
