import * as z from 'zod/mini'
import { BaseError, standardCodes } from '#protocol'
import type { RpcRequest } from '#clients/rpc.ts'
import type { WalletRequest } from '#kernel/connector.ts'

const sent = z.looseObject({
  transaction: z.string(),
  pubkey: z.optional(z.string()),
  sendOptions: z.optional(z.record(z.string(), z.unknown())),
  options: z.optional(z.record(z.string(), z.unknown())),
})
const signed = z.looseObject({ signature: z.string(), transaction: z.string() })

/**
 * `solana_signAndSendTransaction` where the signer has no node: the widget sends what was signed.
 *
 * @throws the node's error where it refuses; the transaction may be resent, and executes once
 */
export async function signAndSend(
  request: WalletRequest,
  {
    sign,
    send,
  }: {
    readonly sign: (request: WalletRequest) => Promise<unknown>
    readonly send: (asked: RpcRequest) => Promise<unknown>
  },
): Promise<{ signature: string }> {
  const { caipChainId } = request
  const asked = sent.safeParse(request.params)
  if (!asked.success || caipChainId === undefined) {
    throw new BaseError('Expected a transaction', { code: standardCodes.invalidParams.code })
  }
  const { transaction, pubkey, sendOptions, options = sendOptions } = asked.data
  const params = { transaction, ...(pubkey === undefined ? {} : { pubkey }) }
  const answer = await sign({ ...request, method: 'solana_signTransaction', params })
  const whole = z.parse(signed, answer)
  await send({
    caipChainId,
    method: 'sendTransaction',
    params: [whole.transaction, { ...options, encoding: 'base64' }],
  })
  return { signature: whole.signature }
}
