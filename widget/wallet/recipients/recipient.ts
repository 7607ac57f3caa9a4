import { queryOptions, skipToken } from '@tanstack/react-query'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { isContract } from '#bridges/across/client/isContract.ts'
import type { CaipChainId } from '#protocol'
import type { Core } from '#kernel/core.ts'

/** Why an address cannot be paid. */
export type RecipientProblem =
  | 'invalid'
  | 'checksum'
  | 'zero'
  | 'token'
  | 'pool'
  /** An address of another family of chains. */
  | 'otherNetwork'
  /** With characters that only look like those of an address. */
  | 'lookalike'
  /** A token, a token account, or a program. */
  | 'notAPerson'

export type ReadRecipient =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly problem: RecipientProblem }
  | { readonly status: 'you'; readonly address: string }
  | { readonly status: 'other'; readonly address: string }

/** Addresses that belong to no person: tokens, and pools of the bridge. */
export type Places = {
  readonly tokens: readonly { readonly address: string }[]
  readonly pools: readonly string[]
}

/**
 * Reads an address that a person typed or pasted (S5.09). Mixed case must be a valid checksum; tokens
 * and pools of the bridge are refused.
 */
export function readRecipient(
  text: string,
  depositor: string | undefined,
  catalog?: Places | undefined,
): ReadRecipient {
  const input = text.trim()
  if (input === '') return { status: 'empty' }
  if (!isAddress(input, { strict: false })) return { status: 'invalid', problem: 'invalid' }
  if (!isAddress(input)) return { status: 'invalid', problem: 'checksum' }
  if (input === zeroAddress) return { status: 'invalid', problem: 'zero' }
  const problem = catalog && placeOf(input, catalog)
  if (problem !== undefined) return { status: 'invalid', problem }
  if (input.toLowerCase() === depositor?.toLowerCase()) return { status: 'you', address: input }
  return { status: 'other', address: input }
}

function placeOf(input: string, { tokens, pools }: Places): RecipientProblem | undefined {
  const isInput = (address: string) => address.toLowerCase() === input.toLowerCase()
  if (tokens.some(({ address }) => isInput(address))) return 'token'
  return pools.some(isInput) ? 'pool' : undefined
}

/** An address in its checksum case, as people compare it. */
export function withChecksum(address: string): Address {
  return getAddress(address)
}

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))

/** Whether a contract lives at this address on a network. */
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
            const code = z.parse(
              hex,
              await core.rpc.request({ caipChainId, method: 'eth_getCode', params, signal }),
            )
            return isContract(code)
          },
  })
}
