import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import { abortable } from '#lib/abort.ts'
import { erc20Abi } from '../contracts/abi.ts'
import type { BridgeClient } from './client.ts'
import { revertData } from '../errors/decodeRevert.ts'
import { TokenUnitsError } from '../errors/quote.ts'
import { pinnedToken } from './knownTokens.ts'
import type { Abortable } from '../transport/transport.ts'

/** More than any amount has digits. */
const MAX_DECIMALS = 77

/**
 * The decimals of a token: as pinned, else from its own contract. No service is asked.
 *
 * @throws TokenUnitsError for what is no token
 */
export async function readDecimals(
  client: BridgeClient,
  { chainId, token, signal }: Abortable & { readonly chainId: number; readonly token: Address },
): Promise<number> {
  const key = `${chainId} ${token.toLowerCase()}`
  const known = pinnedToken(client, chainId, token)?.decimals ?? client.readDecimals.get(key)
  if (known !== undefined) return known
  const unknown = () =>
    new TokenUnitsError({ chainId, token, told: undefined, decimals: undefined })
  const query = { address: token, abi: erc20Abi, functionName: 'decimals' } as const
  const read = readContract(client.chainClient(chainId), query)
  const decimals = await abortable(read, signal).catch((error: unknown) => {
    // An address without code answers nothing: no other failure comes with no data at all.
    throw revertData(error) === undefined && !/returned no data/.test(String(error))
      ? error
      : unknown()
  })
  if (decimals > MAX_DECIMALS) throw unknown()
  client.readDecimals.set(key, decimals)
  return decimals
}
