import { type Address, type Hex, isHex } from 'viem'
import { errors } from './errors.ts'
import { chainIdOf, isAddressText, quantity, recordAt } from './params.ts'

export type Call = { to?: Address | undefined; value?: bigint | undefined; data?: Hex | undefined }

export type CallsParams = {
  /** Chosen by the page, or undefined. */
  id: string | undefined
  from: Address | undefined
  chainId: number
  atomicRequired: boolean
  calls: Call[]
  /** Names of those that the wallet must know. */
  capabilities: string[]
}

/** As many hex digits as 4096 bytes have, with their 0x. */
const ID_CHARS = 8_194

/** Params of wallet_sendCalls, version 2.0.0 of EIP-5792. */
export function callsParams(params: unknown): CallsParams {
  const bundle = recordAt(params, 0)
  const { version, id, from, atomicRequired, calls } = bundle
  if (version !== '2.0.0') throw errors.invalidParams(`'version' must be '2.0.0'`)
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > ID_CHARS)) {
    throw errors.invalidParams(`'id' must be a string of at most ${ID_CHARS} characters`)
  }
  if (from !== undefined && !isAddressText(from)) {
    throw errors.invalidParams(`'from' must be an address`)
  }
  if (typeof atomicRequired !== 'boolean') {
    throw errors.invalidParams(`'atomicRequired' must be true or false`)
  }
  if (!Array.isArray(calls) || calls.length === 0) {
    throw errors.invalidParams(`'calls' must be a list with at least one call`)
  }
  const records = calls.map((_, index) => recordAt(calls, index))
  return {
    id,
    from,
    chainId: chainIdOf(bundle),
    atomicRequired,
    calls: records.map(callOf),
    capabilities: [bundle, ...records].flatMap(requiredCapabilities),
  }
}

function callOf({ to, data, ...rest }: Record<string, unknown>): Call {
  if (to !== undefined && !isAddressText(to)) throw errors.invalidParams(`'to' must be an address`)
  if (data !== undefined && !isHex(data)) throw errors.invalidParams(`'data' must be hex`)
  return { to, data, value: quantity(rest, 'value') }
}

function requiredCapabilities({ capabilities }: Record<string, unknown>): string[] {
  if (typeof capabilities !== 'object' || capabilities === null) return []
  return Object.entries(capabilities).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'optional' in value && value.optional === true
      ? []
      : [name],
  )
}
