import { queryOptions, skipToken } from '@tanstack/react-query'
import { isAddress, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import type { CaipChainId } from '#protocol'
import type { Core } from '../core.ts'

export type ReadRecipient =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly problem: 'invalid' | 'checksum' | 'zero' }
  | { readonly status: 'you'; readonly address: string }
  | { readonly status: 'other'; readonly address: string }

/** Reads an address that a person typed or pasted (S5.09); mixed case must be a right checksum. */
export function readRecipient(text: string, depositor: string | undefined): ReadRecipient {
  const input = text.trim()
  if (input === '') return { status: 'empty' }
  if (!isAddress(input, { strict: false })) return { status: 'invalid', problem: 'invalid' }
  if (!isAddress(input)) return { status: 'invalid', problem: 'checksum' }
  if (input === zeroAddress) return { status: 'invalid', problem: 'zero' }
  if (input.toLowerCase() === depositor?.toLowerCase()) return { status: 'you', address: input }
  return { status: 'other', address: input }
}

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** Whether a contract lives at this address on the destination. */
export function hasCodeQuery(
  core: Core,
  caipChainId: CaipChainId | undefined,
  address: string | undefined,
) {
  return queryOptions({
    queryKey: ['code', caipChainId, address],
    staleTime: 60_000,
    queryFn:
      caipChainId === undefined || address === undefined
        ? skipToken
        : async ({ signal }): Promise<boolean> => {
            const params = [address, 'latest']
            const code = await core.rpc.request({
              caipChainId,
              method: 'eth_getCode',
              params,
              signal,
            })
            return z.parse(hex, code) !== '0x'
          },
  })
}
