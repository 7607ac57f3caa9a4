import { BaseError, standardCodes } from '#protocol'
import type { WcSession } from '#clients/walletConnect/port.ts'
import type { WalletRequest } from '#kernel/connector.ts'

/** A wallet may report its capabilities with its session; then it is not asked again (CAIP-25). */
export function storedCapabilities(
  { properties }: WcSession,
  params: WalletRequest['params'],
): unknown {
  const address = Array.isArray(params) ? params[0] : undefined
  if (typeof address !== 'string') {
    throw new BaseError('Missing address parameter in wallet_getCapabilities request', {
      code: standardCodes.invalidParams.code,
    })
  }
  try {
    const all: unknown = JSON.parse(properties.capabilities ?? 'null')
    if (typeof all !== 'object' || all === null) return undefined
    const own = Object.entries(all).find(([key]) => key.toLowerCase() === address.toLowerCase())
    return own?.[1]
  } catch {
    return undefined // not JSON: the wallet is asked
  }
}
