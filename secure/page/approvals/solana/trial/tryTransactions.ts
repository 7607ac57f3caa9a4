import type { SolanaAction } from '../../approval.ts'
import type { SolanaInstruction } from '../instruction.ts'
import { readInstructions } from '../readInstructions.ts'
import { type Accounts, type Changes, changesOf, NATIVE } from './changes.ts'
import { createNode, type SolanaNode } from './node.ts'
import { readMade } from './readMade.ts'
import { readDecimals, readTable, readTokenAccount } from './tokenAccount.ts'

/** A transaction to try: its bytes, and what it says once its lookup tables are read. */
export type Triable = {
  /** In base64. */
  readonly wire: string
  readonly tables: readonly string[]
  resolve(tables: ReadonlyMap<string, readonly string[]>): {
    readonly instructions: readonly SolanaInstruction[]
    readonly writable: readonly string[]
    readonly isWhole: boolean
  }
}

export type TriedTransaction = {
  readonly instructions: readonly SolanaInstruction[]
  readonly outcome:
    | 'fails'
    | 'untried'
    | { readonly changes: Changes; readonly made: readonly SolanaAction[] }
}
export type Tried = {
  readonly transactions: readonly TriedTransaction[]
  readonly decimals: ReadonlyMap<string, number>
}

/**
 * Simulates each transaction on the current state, on the first node that answers all of it; undefined if
 * none does. Later transactions may depend on earlier ones: that they fail now says nothing about them.
 */
export async function tryTransactions(
  urls: readonly string[],
  own: string,
  transactions: readonly Triable[],
  signal: AbortSignal,
): Promise<Tried | undefined> {
  for (const url of urls) {
    try {
      return await tryOn(createNode(url, signal), own, transactions)
    } catch (error) {
      if (signal.aborted) throw error
      // The next node may answer; if none does, the person is told that nothing was tried.
    }
  }
  return undefined
}

async function tryOn(
  node: SolanaNode,
  own: string,
  transactions: readonly Triable[],
): Promise<Tried> {
  const names = [...new Set(transactions.flatMap(({ tables }) => tables))]
  const read = (await node.accounts(names)).map(readTable)
  const tables = new Map(
    names.flatMap((name, at) => (read[at] === undefined ? [] : [[name, read[at]] as const])),
  )
  const tried = await Promise.all(
    transactions.map((one, place) => tryOne(node, own, one, tables, place)),
  )
  const mints = new Set(
    tried.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : mintsOf(outcome.changes))),
  )
  const mintDecimals = (await node.accounts([...mints])).map(readDecimals)
  const decimals = [...mints].flatMap((mint, at) =>
    mintDecimals[at] === undefined ? [] : [[mint, mintDecimals[at]] as const],
  )
  return { transactions: tried, decimals: new Map(decimals) }
}

async function tryOne(
  node: SolanaNode,
  own: string,
  { wire, resolve }: Triable,
  tables: ReadonlyMap<string, readonly string[]>,
  place: number,
): Promise<TriedTransaction> {
  const { instructions, writable, isWhole } = resolve(tables)
  // Changes to accounts of a table that cannot be read would go unseen.
  if (!isWhole) return { instructions, outcome: 'untried' }
  const [before, simulated] = await Promise.all([
    node.accounts(writable),
    node.simulate(wire, writable),
  ])
  if (simulated === undefined) {
    return { instructions, outcome: place === 0 ? 'fails' : 'untried' }
  }
  const byAddress = (told: typeof before): Accounts =>
    new Map(writable.map((address, at) => [address, told[at] ?? null]))
  const first = byAddress(before)
  const last = byAddress(simulated.accounts)
  const made = readOwn(simulated.made.map(readMade), own, first)
  return { instructions, outcome: { changes: changesOf(own, first, last), made } }
}

/** What programs do on their own with the person's accounts. */
function readOwn(
  made: readonly (SolanaInstruction | undefined)[],
  own: string,
  accounts: Accounts,
): readonly SolanaAction[] {
  const mints = new Map<string, string>()
  for (const [address, account] of accounts) {
    const tokens = readTokenAccount(account)
    if (tokens?.owner === own) mints.set(address, tokens.mint)
  }
  // In every instruction that is read here, the first account is the one that is acted on.
  const isOwn = ({ accounts: [first = ''] }: SolanaInstruction) => first === own || mints.has(first)
  const ours = made.filter((one) => one !== undefined).filter(isOwn)
  return readInstructions(ours, own, mints).actions
}

function mintsOf({ moved, allowed }: Changes): readonly string[] {
  const all = [...moved.keys(), ...allowed.map(({ token }) => token)]
  return all.filter((token) => token !== NATIVE)
}
