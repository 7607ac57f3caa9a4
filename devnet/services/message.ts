import type { Address, Hex } from 'viem'
import { relayerAccount } from '../chains/accounts.ts'
import { ApiError, invalidParam } from './apiError.ts'
import { addressParam, amountParam, type Query } from './query.ts'
import type { Route } from './route.ts'

export type MessageParams = { message: Hex; recipient: Address | undefined }

/** Base units of the input token that the relayer pays out with a message, or that it has enough. */
export type MessageLimit = 'none' | `${bigint}`

/** Checks `message` and `recipient` the way the API does before it prices a fill. */
export async function messageParam(
  { destination }: Route,
  query: Query,
  limit: MessageLimit,
): Promise<MessageParams> {
  const recipient = addressParam(query, 'recipient')
  const relayer = addressParam(query, 'relayer') ?? relayerAccount.address
  const message = query.get('message')
  if (message === undefined || message === '0x') return { message: '0x', recipient }
  const amount = amountParam(query, 'amount')
  if (amount === undefined) {
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
  if (limit !== 'none' && amount > BigInt(limit)) {
    throw new ApiError({
      code: 'INVALID_PARAM',
      message:
        `Relayer Address (${relayer}) doesn't have enough funds to support this deposit;` +
        ' for help, please reach out to https://discord.across.to',
      param: 'relayer',
    })
  }
  // The check above is the type: a hex string.
  return { message: message as Hex, recipient }
}

function wrongMessage(message: string): ApiError {
  return new ApiError({ code: 'INVALID_PARAM', message, param: 'message' })
}
