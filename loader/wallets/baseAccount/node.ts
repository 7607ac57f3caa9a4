import { BaseError } from '#protocol'
import { NODE_ANSWER_MS, REFUSAL_CHARS } from './limits.ts'
import { rpcAnswer } from './shapes.ts'

/** Asks the wallet's own node, which alone knows its bundles; it said where that is. */
export async function askNode(
  url: string | undefined,
  request: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  if (url === undefined) {
    throw new BaseError('Base Account named no node for this network', { code: 4901 })
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(NODE_ANSWER_MS)
  let answer: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal,
      credentials: 'omit',
    })
    answer = await response.json()
  } catch (cause) {
    throw new BaseError('The node of Base Account cannot be reached', { code: 4900, cause })
  }
  const parsed = rpcAnswer.safeParse(answer)
  if (!parsed.success) {
    throw new BaseError('The node of Base Account gave an answer that cannot be read', {
      code: 'WALLET_INVALID_ANSWER',
    })
  }
  const { result, error } = parsed.data
  if (error === undefined) return result
  const { code = -32603, message = '' } = error
  throw new BaseError(message.slice(0, REFUSAL_CHARS) || 'The node refused', { code })
}
