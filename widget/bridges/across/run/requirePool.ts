import { isAddressEqual } from 'viem'
import { getCode } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { NoPoolError } from '../errors/client.ts'
import { QuoteInvalidError } from '../errors/quote.ts'
import { getSpokePool } from '../client/getSpokePool.ts'
import { isContract } from '../client/isContract.ts'
import type { Run } from './runOptions.ts'

/**
 * Before anything is approved or sent: the transfer's pool is the one that is known, and it is there. A call
 * to an address without code succeeds, and the money would be its owner's.
 *
 * @throws ConfigError, QuoteInvalidError, NoPoolError
 */
export async function requirePool({ client, transfer, signal }: Run): Promise<void> {
  const { originPool: address, route } = transfer()
  const chainId = route.originChainId
  const pool = await getSpokePool(client, { chainId })
  if (!isAddressEqual(pool, address)) throw new QuoteInvalidError('its pool is not the known one')
  const key = `${chainId} ${pool}`
  if (client.foundPools.has(key)) return
  const code = await abortable(getCode(client.chainClient(chainId), { address }), signal)
  if (!isContract(code)) throw new NoPoolError({ chainId, address })
  client.foundPools.add(key)
}
