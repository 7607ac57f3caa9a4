import type { Address, Hex } from 'viem'
import type { Transfer, TransferStatus } from '#bridges/across/transfer/transfer.ts'
import { createStorage, type StorageLevel } from '#clients/storage.ts'
import type { Core } from '#kernel/core.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import type { TransferRecord } from '#transactions/transfers/record.ts'

export const usdcOne: Address = '0x1000000000000000000000000000000000000001'
export const usdcTwo: Address = '0x2000000000000000000000000000000000000002'
const owner: Address = '0x1111111111111111111111111111111111111111'
export const hash: Hex = `0x${'ab'.repeat(32)}`

/** A transfer as it is kept; the number makes it another one, and later ones newer. */
export function record(
  number: number,
  status: TransferStatus = 'approved',
  changes: Partial<Transfer> = {},
): TransferRecord {
  const isSent = ['deposited', 'filled', 'expired', 'refunded'].includes(status)
  const transfer: Transfer = {
    id: number.toString(16).padStart(16, '0'),
    created: 1_780_000_000_000 + number,
    owner,
    route: {
      isNative: false,
      originChainId: 31337,
      inputToken: usdcOne,
      destinationChainId: 31338,
      outputToken: usdcTwo,
      inputTokenSymbol: 'USDC',
      outputTokenSymbol: 'USDC',
    },
    inputAmount: '25000000',
    outputAmount: '24990000',
    recipient: owner,
    quoteTimestamp: 1_780_000_000,
    fetchedAt: 1_780_000_000_000,
    fillDeadline: 1_780_010_000,
    exclusiveRelayer: '0x0000000000000000000000000000000000000000',
    exclusivityDeadline: 0,
    message: '0x',
    originPool: '0x3000000000000000000000000000000000000003',
    destinationPool: '0x4000000000000000000000000000000000000004',
    integratorId: '0xdead',
    step: isSent ? 'fill' : 'deposit',
    status,
    ...(isSent ? { depositId: String(number), depositHash: hash } : {}),
    ...changes,
  }
  return { transfer, inputDecimals: 6, outputDecimals: 6, expectedSeconds: 4 }
}

/** A document over these places: two of them over the same are two tabs. */
export function openTab(
  places: Map<string, string>,
  level: StorageLevel = 'local',
): ReturnType<typeof createTestCore> {
  const core = createTestCore({ places })
  return { ...core, storage: storageOn(places, level) }
}

/** Cookies with the room that browsers give them. */
export function storageOn(places: Map<string, string>, level: StorageLevel): Core['storage'] {
  const place = {
    level,
    onlyCompact: level === 'cookie',
    read: (key: string) => places.get(key),
    write(key: string, text: string | undefined) {
      if (level === 'cookie' && encodeURIComponent(text ?? '').length > COOKIE_CHARS) {
        throw new RangeError('Too large for a cookie')
      }
      if (text === undefined) places.delete(key)
      else places.set(key, text)
    },
  }
  return createStorage(place, { scope: 'https://shop.example' })
}

const COOKIE_CHARS = 3_500
