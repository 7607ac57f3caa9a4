import { SOLANA_ACCOUNT, SOLANA_CHAIN_ID, SOLANA_SIGNATURE, SOLANA_USDC } from './foreign.ts'
import type { Answered, Row, Tell } from './tell.ts'

/** Of the bridge's indexer: deposits of Solana among the others, words that were added since. */
export function indexerShape(body: unknown, { url, status, tell }: Answered): unknown {
  if (status >= 400) return refusal(body, tell)
  if (url.pathname === '/deposits') return tell.withMore(deposits(body as Row[], tell))
  if (url.pathname === '/deposit/status') return tell.withMore(statusOf(body as Row, tell))
  return tell.withMore(body)
}

function refusal(body: unknown, tell: Tell): unknown {
  tell.note('longRefusal')
  const { message } = body as Row
  return tell.withMore({
    ...(body as Row),
    message: `${message}. ${'See the reference. '.repeat(20)}`,
  })
}

function statusOf(body: Row, tell: Tell): Row {
  const own = tell.without(body, 'pagination')
  if (own.actionsSucceeded !== null) return own
  return tell.without(own, 'actionsSucceeded')
}

function deposits(rows: Row[], tell: Tell): unknown {
  const [first] = rows
  const solana = {
    ...first,
    originChainId: SOLANA_CHAIN_ID,
    depositor: SOLANA_ACCOUNT,
    inputToken: SOLANA_USDC,
    depositTxHash: SOLANA_SIGNATURE,
    depositTxnRef: SOLANA_SIGNATURE,
  }
  tell.note('unknownWord')
  const slow = { ...solana, status: 'slowFilled' }
  return tell.withBad(tell.among(tell.among(rows, 'foreignEntry', solana), 'foreignEntry', slow))
}
