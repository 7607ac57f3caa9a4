import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { coded } from '../errors/coded.ts'
import { NoMessageHandlerError } from '../errors/client.ts'
import { knownMessageHandlers } from '../contracts/knownMessageHandlers.ts'
import type { Abortable } from '../transport/transport.ts'

/**
 * Returns the contract that runs the actions of a message on this chain: the configured one (`handlers`), else the
 * newest built-in one. It reads the contract's code, because a message to an address without code is lost.
 *
 * @throws NoMessageHandlerError, ConfigError, RpcError, WrongNodeError
 */
export async function requireMessageHandler(
  client: BridgeClient,
  { chainId, signal }: Abortable & { readonly chainId: number },
): Promise<Address> {
  const found = client.foundHandlers.get(chainId)
  if (found !== undefined) return found
  const configured = client.handlers[chainId]
  const addresses = configured === undefined ? knownMessageHandlers(chainId) : [configured]
  const chain = client.chainClient(chainId)
  for (const address of addresses) {
    const code = await coded(abortable(getCode(chain, { address }), signal))
    if (code === undefined || code === '0x') continue
    client.foundHandlers.set(chainId, address)
    return address
  }
  throw new NoMessageHandlerError({ chainId, addresses })
}
