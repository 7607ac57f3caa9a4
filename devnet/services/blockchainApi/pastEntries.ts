import { keccak256, toHex } from 'viem'
import { walletAccounts } from '../../chains/accounts.ts'
import { FIRST_SPAM_ID } from '../../chains/giveCollectibles.ts'
import { collectibleOf } from './collectibles.ts'
import type { Entry, Leg } from './entry.ts'

const STEP_MS = 7 * 60 * 60 * 1_000
const DAY_MS = 24 * 60 * 60 * 1_000
const ICON = 'https://icons.devnet.example/tern.png'

const coin = (direction: Leg['direction'], numeric: string, symbol = 'TERN'): Leg => ({
  fungible_info: { name: symbol === 'TERN' ? 'Tern' : symbol, symbol, icon: { url: ICON } },
  direction,
  quantity: { numeric },
  price: 2.5,
  value: Number(numeric) * 2.5,
})
const thing = (direction: Leg['direction'], id: number): Leg => ({
  nft_info: collectibleOf(BigInt(id)),
  direction,
  quantity: { numeric: '1' },
})

type Plan = { operationType: string; failed?: boolean; transfers: (at: number) => Leg[] | null }

/** One of each kind that a long history has, the odd ones among them. */
const plans: readonly Plan[] = [
  { operationType: 'receive', transfers: (at) => [coin('in', `${at}.123456789`)] },
  { operationType: 'send', transfers: (at) => [coin('out', `0.${at}`)] },
  { operationType: 'approve', transfers: () => [] },
  {
    operationType: 'trade',
    transfers: (at) => [coin('out', `${at}`), coin('in', '0.031', 'ETH')],
  },
  { operationType: 'mint', transfers: (at) => [thing('in', 10 + at)] },
  { operationType: 'receive', transfers: (at) => [thing('in', FIRST_SPAM_ID + 1 + at)] },
  { operationType: 'send', failed: true, transfers: () => [] },
  { operationType: 'execute', transfers: () => null },
  { operationType: 'teleport', transfers: () => [coin('self', '1')] },
  { operationType: 'stake', transfers: () => [coin('out', '12.5')] },
]

/** A past that no chain has seen, newest first, so that a long history needs no long wait. */
export function pastEntries(account: string, chain: string, count: number): Entry[] {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  return Array.from({ length: count }, (_, at) => {
    const plan = plans[at % plans.length] ?? plans[0]
    const hash = keccak256(toHex(`${chain}:${account.toLowerCase()}:${at}`))
    return {
      id: `past-${chain}-${at}`,
      metadata: {
        operationType: plan?.operationType ?? 'execute',
        hash,
        chain,
        minedAt: new Date(today - DAY_MS - at * STEP_MS).toISOString(),
        sentFrom: account,
        sentTo: walletAccounts[1]?.address ?? account,
        status: plan?.failed === true ? 'failed' : 'confirmed',
        nonce: count - at,
      },
      transfers: plan?.transfers(at) ?? null,
    } satisfies Entry
  })
}
