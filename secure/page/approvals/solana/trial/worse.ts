import type { BalanceChange, SolanaAction, Spending, Trial } from '../../approval.ts'
import { type Allowed, type Changes, NATIVE } from './changes.ts'

/** SOL in a token account: one of it is one of the other. */
const WRAPPED = 'So11111111111111111111111111111111111111112'
const SOL = { symbol: 'SOL', decimals: 9 }
/** More than the network takes for opening a token account of any program. */
const OPENING_LAMPORTS = 5_000_000n
/** Longer lists are cut, and `hasMore` says so. */
const LISTED = 20

export type TriedChanges = Changes & { readonly fee: bigint }
type Naming = {
  readonly own: string
  /** What a node says of mints. */
  readonly decimals: ReadonlyMap<string, number>
  symbolOf(mint: string): string | null
}
type Loss = { amount: bigint | null; decimals: number | null }

/**
 * The worse of what a node says and what the instructions say. Transactions are not set off against each
 * other: the site that asked for them may send one and keep the others.
 */
export function worseOf(
  tried: readonly TriedChanges[],
  actions: readonly SolanaAction[],
  naming: Naming,
): Trial & { status: 'tried' } {
  const { left, came } = sumUp(tried)
  const drawn = lossesOf(actions, naming.own)
  const said = allowancesOf(actions)
  const allowed = merge(tried.flatMap((one) => one.allowed)).filter(
    (one) => !isSaid(one, said, actions),
  )

  const amountOf = (token: string, amount: bigint | null) => ({
    ...nameOf(token, naming, drawn.get(token)?.decimals ?? null),
    amount,
  })
  const gives = [...new Set([...drawn.keys(), ...left.keys()])].map((token): BalanceChange => {
    const amount = larger(drawn.has(token) ? drawn.get(token)?.amount : 0n, left.get(token) ?? 0n)
    return { token: amountOf(token, amount), tokenId: null }
  })
  const gets = [...came].map(
    ([token, amount]): BalanceChange => ({ token: amountOf(token, amount), tokenId: null }),
  )
  const allows = allowed.map(
    ({ token, spender, amount }): Spending => ({
      token: amountOf(token, amount),
      spender,
      tokenId: null,
      until: null,
    }),
  )

  const opened = actions.filter(({ act, amount }) => act === 'create' && amount === null).length
  const slack = OPENING_LAMPORTS * BigInt(opened)
  const isMore = ([token, amount]: readonly [string, bigint]) => {
    const most = drawn.has(token) ? drawn.get(token)?.amount : 0n
    return most !== null && amount > (most ?? 0n) + (token === NATIVE ? slack : 0n)
  }
  return {
    status: 'tried',
    gives: gives.slice(0, LISTED),
    gets: gets.slice(0, LISTED),
    allows: allows.slice(0, LISTED),
    isWorse: [...left].some(isMore) || allowed.length > 0,
    hasMore: Math.max(gives.length, gets.length, allows.length) > LISTED,
  }
}

function sumUp(tried: readonly TriedChanges[]) {
  const left = new Map<string, bigint>()
  const came = new Map<string, bigint>()
  for (const { moved, fee } of tried) {
    for (const [token, amount] of moved) {
      // The fee is shown separately, at its maximum.
      const lost = amount < 0n ? -amount - (token === NATIVE ? fee : 0n) : 0n
      if (lost > 0n) left.set(token, (left.get(token) ?? 0n) + lost)
      if (amount > 0n) came.set(token, (came.get(token) ?? 0n) + amount)
    }
  }
  return { left, came }
}

/** What the instructions take from `own`, token by token, as far as they name it. */
function lossesOf(
  actions: readonly SolanaAction[],
  own: string,
): ReadonlyMap<string, Readonly<Loss>> {
  const losses = new Map<string, Loss>()
  for (const { act, amount, parties } of actions) {
    const isOut = act === 'send' || act === 'transfer' || act === 'burn' || act === 'create'
    if (!isOut || amount === null) continue
    const party = (role: string) => parties.find((one) => one.role === role)?.address
    const from = party('from')
    const isForeign = act !== 'burn' && from !== undefined && from !== own
    if (isForeign || party('to') === own) continue
    const token = keyOf(amount.token)
    if (token === undefined) continue
    const before = losses.get(token) ?? { amount: 0n, decimals: null }
    losses.set(token, {
      amount:
        before.amount === null || amount.amount === null ? null : before.amount + amount.amount,
      decimals: before.decimals ?? amount.token?.decimals ?? null,
    })
  }
  return losses
}

function allowancesOf(actions: readonly SolanaAction[]): readonly Allowed[] {
  return actions.flatMap(({ act, amount, parties }) => {
    const spender = parties.find(({ role }) => role === 'spender')?.address
    const token = amount?.token?.mint
    if (act !== 'approve' || typeof spender !== 'string' || typeof token !== 'string') return []
    return [{ token, spender, amount: amount?.amount ?? null }]
  })
}

/** Whether an instruction itself says so: an allowance that is as large, or a right that is handed over. */
function isSaid(
  { token, spender, amount }: Allowed,
  said: readonly Allowed[],
  actions: readonly SolanaAction[],
): boolean {
  const isHanded = actions.some(
    ({ isDangerous, act, parties }) =>
      isDangerous && act !== 'approve' && parties.some(({ address }) => address === spender),
  )
  // An instruction that names no mint is shown with its amount and its spender.
  const isUnnamed = actions.some(
    (one) =>
      one.act === 'approve' &&
      one.amount?.token?.mint === null &&
      one.parties.some(({ address }) => address === spender) &&
      larger(one.amount.amount, amount) === one.amount.amount,
  )
  const isAllowed = said.some(
    (one) =>
      one.token === token && one.spender === spender && larger(one.amount, amount) === one.amount,
  )
  return isHanded || isUnnamed || isAllowed
}

function merge(all: readonly Allowed[]): readonly Allowed[] {
  const merged = new Map<string, Allowed>()
  for (const one of all) {
    const key = `${one.token} ${one.spender}`
    const known = merged.get(key)
    merged.set(key, known ? { ...one, amount: larger(known.amount, one.amount) } : one)
  }
  return [...merged.values()]
}

/** The larger of two amounts; null is all there is. */
function larger(one: bigint | null | undefined, other: bigint | null): bigint | null {
  if (one === null || one === undefined || other === null) return null
  return one > other ? one : other
}

/** Undefined if an instruction does not say which token it is; the instruction is then shown by itself. */
function keyOf(token: { mint: string | null } | null): string | undefined {
  if (token === null || token.mint === WRAPPED) return NATIVE
  return token.mint ?? undefined
}

function nameOf(token: string, { decimals, symbolOf }: Naming, drawn: number | null) {
  if (token === NATIVE) return { contract: NATIVE, ...SOL }
  const places = drawn ?? decimals.get(token) ?? null
  // Units of a token are no amount of what it is called.
  return { contract: token, symbol: places === null ? null : symbolOf(token), decimals: places }
}
