import type * as z from 'zod/mini'
import { type BlockchainApi, createBlockchainApi } from '../../blockchainApi/blockchainApi.ts'

/**
 * What a person sees where one field of an answer is not as it should be: the row as it is told, the row
 * without that part, the other rows alone, or that the answer cannot be read.
 */
export type Sees = 'shown' | 'without' | 'dropped' | 'unreadable'

/** Of a field that is null, absent, of another type, and of an unknown value. */
export type Cells = readonly [nothing: Sees, absent: Sees, otherType: Sees, unknownValue: Sees]

/** One row of the service, and what of its answers may be how. */
export type ClientTable = {
  /** The schemas that read an answer, by where they stand in it. */
  readonly shapes: Readonly<Record<string, z.ZodMiniType>>
  /** With every field; of lists the first entry is changed, and the second one is not. */
  readonly good: unknown
  /** Another one, for fields that the first one does not have. */
  readonly other?: { readonly of: RegExp; readonly good: unknown }
  readonly ask: (fetch: typeof globalThis.fetch) => Promise<unknown>
  /** The rows that are shown of an answer; absent where it is one thing. */
  readonly rows?: (read: never) => readonly unknown[]
  readonly fields: Readonly<Record<string, Cells>>
}

/** The service's client, over these answers. */
export function apiOver(fetch: typeof globalThis.fetch): BlockchainApi {
  return createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch,
  })
}

export const caipChainId = 'eip155:137'
export const account = '0x1111111111111111111111111111111111111111'
export const coin = '0x2222222222222222222222222222222222222222'
export const otherCoin = '0x3333333333333333333333333333333333333333'
