import { type Address, formatUnits, isAddressEqual, type Hex, zeroAddress } from 'viem'
import { tokenAt, tokensOf } from '../tokens.ts'
import { caip2 } from './caip2.ts'
import { collectibleOf, type NftInfo } from './collectibles.ts'
import type { MarketSettings } from './market.ts'
import type { Mined, Moved } from './readTransactions.ts'

type Direction = 'in' | 'out' | 'self'

export type Leg = {
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: NftInfo
  direction: Direction
  quantity: { numeric: string }
  value?: number
  price?: number
}

/** A transaction as the history tells it. */
export type Entry = {
  id: string
  metadata: {
    operationType: string
    hash: string
    chain: string
    minedAt: string
    sentFrom: string
    sentTo: string
    status: 'confirmed' | 'failed' | 'pending'
    nonce: number
  }
  transfers: Leg[] | null
}

const APPROVE = '0x095ea7b3'
const TRANSFER = '0xa9059cbb'
/** `deposit` and `unsafeDeposit` of the pool, and what it had before. */
const deposits: readonly string[] = ['0xad5425c6', '0x8b15788e', '0x7b939232']

/** What a transaction was to an account; undefined when it was nothing. */
export function entryOf(
  mined: Mined,
  account: Address,
  { prices }: MarketSettings,
): Entry | undefined {
  const legs = legsOf(mined, account, prices)
  const isSender = isAddressEqual(mined.from, account)
  if (!isSender && legs.length === 0) return undefined
  return {
    id: `${mined.chain.chainId}-${mined.hash.slice(2, 34)}`,
    metadata: {
      operationType: operationOf(mined, account, legs),
      hash: mined.hash,
      chain: caip2(mined.chain.chainId),
      minedAt: new Date(mined.timestamp * 1_000).toISOString(),
      sentFrom: mined.from,
      sentTo: mined.to ?? '',
      status: mined.failed ? 'failed' : 'confirmed',
      nonce: mined.nonce,
    },
    transfers: legs,
  }
}

function legsOf(mined: Mined, account: Address, prices: MarketSettings['prices']): Leg[] {
  if (mined.failed) return []
  const { chain, from, to, value } = mined
  const ether = tokensOf(chain).find(({ symbol }) => symbol === chain.nativeCurrency.symbol)
  const native = directionOf({ from, to: to ?? zeroAddress }, account)
  const legs: Leg[] = []
  if (value > 0n && native !== undefined && ether !== undefined) {
    legs.push(tokenLeg(ether, value, native, prices))
  }
  for (const moved of mined.moved) {
    const direction = directionOf(moved, account)
    if (direction === undefined) continue
    if (moved.id !== undefined) {
      const nft_info = collectibleOf(moved.id)
      legs.push({ nft_info, direction, quantity: { numeric: '1' } })
      continue
    }
    const token = tokenAt(chain, moved.token)
    if (token !== undefined) legs.push(tokenLeg(token, moved.amount ?? 0n, direction, prices))
  }
  return legs
}

function tokenLeg(
  token: { symbol: string; name: string; decimals: number; logoUrl: string },
  amount: bigint,
  direction: Direction,
  prices: MarketSettings['prices'],
): Leg {
  const { symbol, name, decimals, logoUrl } = token
  const numeric = formatUnits(amount, decimals)
  const price = prices[symbol]
  return {
    fungible_info: { name, symbol, icon: { url: logoUrl } },
    direction,
    quantity: { numeric },
    ...(price === undefined ? {} : { price, value: Number(numeric) * price }),
  }
}

function directionOf({ from, to }: Pick<Moved, 'from' | 'to'>, account: Address) {
  const isFrom = isAddressEqual(from, account)
  const isTo = isAddressEqual(to, account)
  if (isFrom && isTo) return 'self'
  if (isFrom) return 'out'
  return isTo ? 'in' : undefined
}

function operationOf({ to, input, from, moved, chain }: Mined, account: Address, legs: Leg[]) {
  const selector: Hex = `0x${input.slice(2, 10)}`
  if (to === null) return 'deploy'
  if (!isAddressEqual(from, account)) return isMint(moved, account) ? 'mint' : 'receive'
  if (selector === APPROVE) return 'approve'
  if (isAddressEqual(to, chain.contracts.spokePool) && deposits.includes(selector)) return 'deposit'
  if (legs.some(({ direction }) => direction === 'in')) {
    return legs.some(({ direction }) => direction === 'out') ? 'trade' : 'mint'
  }
  return selector === '0x' || selector === TRANSFER || legs.length > 0 ? 'send' : 'execute'
}

/** A thing that came from nowhere; coins that do are just received. */
function isMint(moved: readonly Moved[], account: Address): boolean {
  return moved.some(
    ({ id, from, to }) =>
      id !== undefined && isAddressEqual(from, zeroAddress) && isAddressEqual(to, account),
  )
}
