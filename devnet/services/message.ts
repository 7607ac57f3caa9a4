import type { Address, Hex } from 'viem'
import { ApiError, invalidParam } from './apiError.ts'
import { addressParam, amountParam, type Query } from './query.ts'
import type { Route } from './route.ts'

export type MessageParams = { message: Hex; recipient: Address | undefined }

/** Checks `message` and `recipient` the way the API does before it prices a fill. */
export async function messageParam({ destination }: Route, query: Query): Promise<MessageParams> {
  const recipient = addressParam(query, 'recipient')
  addressParam(query, 'relayer')
  const message = query.get('message')
  if (message === undefined || message === '0x') return { message: '0x', recipient }
  if (amountParam(query, 'amount') === undefined) {
    throw new ApiError({
      code: 'MISSING_PARAM',
      message: `Parameter 'amount' must be defined when 'message' is defined`,
      param: 'amount',
    })
  }
  if (!/^0x[\da-fA-F]*$/.test(message)) throw wrongMessage('Message must be a hex string')
  if (message.length % 2 !== 0) throw wrongMessage('Message must be an even hex string')
  if (recipient === undefined) throw invalidParam('recipient', 'validAddress')
  const code = await destination.client.getCode({ address: recipient })
  if (code === undefined) {
    throw new ApiError({
      code: 'INVALID_PARAM',
      message: 'Recipient must be a contract when a message is provided',
      param: 'recipient',
    })
  }
  // The check above is the type: a hex string.
  return { message: message as Hex, recipient }
}

function wrongMessage(message: string): ApiError {
  return new ApiError({ code: 'INVALID_PARAM', message, param: 'message' })
}
