import { BaseError, type CaipChainId, parseCaipChainId, standardCodes } from '#protocol'
import { addressesOn, chainsOf } from '#clients/walletConnect/grant.ts'
import type { WcSession } from '#clients/walletConnect/port.ts'

/** Rejects what the session grants to no account, or not to this one. */
export function checkAccount(
  grant: WcSession['grant'],
  caipChainId: CaipChainId,
  account: string | undefined,
): void {
  const shared = addressesOn(grant, caipChainId)
  const { namespace } = parseCaipChainId(caipChainId)
  if (!chainsOf(grant).some((id) => parseCaipChainId(id).namespace === namespace)) {
    throw new BaseError(
      'Namespace is not configured. Please call connect() first with namespace config.',
      { code: standardCodes.unauthorized.code, details: namespace },
    )
  }
  if (shared.length === 0) {
    throw new BaseError(`Missing or invalid. request() chainId: ${caipChainId}`, {
      code: standardCodes.chainDisconnected.code,
    })
  }
  if (account === undefined) return
  if (shared.some((address) => address.toLowerCase() === account.toLowerCase())) return
  throw new BaseError('The account of this request is not connected', {
    code: standardCodes.unauthorized.code,
  })
}
