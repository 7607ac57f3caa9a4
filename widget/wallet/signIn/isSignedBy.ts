import { type Address, createClient, custom, type Hex, isHex, verifyMessage } from 'viem'
import { verifyMessage as verifyOnChain } from 'viem/actions'
import { type CaipAccountId, parseCaipAccountId, toEvmAddress } from '#protocol'
import type { Core } from '#kernel/core.ts'

/**
 * Whether this account signed this very message: by its key, or by the word of its contract
 * (ERC-1271), also of one that is not deployed yet (ERC-6492).
 */
export async function isSignedBy(
  core: Core,
  signed: { account: CaipAccountId; message: string; signature: string },
): Promise<boolean> {
  const { message, signature } = signed
  const { caipChainId, address: text } = parseCaipAccountId(signed.account)
  const address = toEvmAddress(text)
  if (!isHex(signature)) return false
  if (await isKeySignature({ address, message, signature })) return true
  const client = createClient({
    transport: custom({
      request: ({ method, params }) =>
        core.rpc.request({ caipChainId, method, params, signal: core.signal }),
    }),
  })
  return verifyOnChain(client, { address, message, signature })
}

/** viem throws on a signature whose length is not that of a key's: then the contract decides. */
async function isKeySignature(signed: { address: Address; message: string; signature: Hex }) {
  try {
    return await verifyMessage(signed)
  } catch {
    return false
  }
}
