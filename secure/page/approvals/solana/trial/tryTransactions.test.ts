import { afterEach, describe, expect, test } from 'vitest'
import { fromBase58, toBase58 } from '../../../keys/base58.ts'
import { dest, jupiter, own, source, thief, token, usdc } from '../../testing/solana.ts'
import { SYSTEM, TOKEN } from '../programs.ts'
import { type Asked, startFakeNode } from './testing/fakeNode.ts'
import { type Triable, tryTransactions } from './tryTransactions.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const table = toBase58(new Uint8Array(32).fill(9))
const t = token()

function holding(amount: bigint, owner = own): Uint8Array {
  const data = new Uint8Array(165)
  data.set(fromBase58(usdc) ?? [], 0)
  data.set(fromBase58(owner) ?? [], 32)
  new DataView(data.buffer).setBigUint64(64, amount, true)
  data[108] = 1
  return data
}
const mint = new Uint8Array(82)
mint[44] = 6
const listed = new Uint8Array(56 + 32)
listed.set(fromBase58(jupiter) ?? [], 56)

const told = (owner: string, data: Uint8Array, lamports = 5) => ({
  lamports,
  owner,
  data: [Buffer.from(data).toString('base64'), 'base64'],
})
const wallet = (lamports: number) => told(SYSTEM, new Uint8Array(), lamports)

type Chain = {
  readonly now: Record<string, object | null>
  /** After the transaction, by its bytes; 'fails' where it does. */
  readonly later: Record<string, Record<string, object | null> | 'fails'>
  readonly made?: readonly object[]
}

/** A chain that holds still. */
function answersOf({ now, later, made = [] }: Chain) {
  return ({ method, params: [first, config] }: Asked): unknown => {
    if (method === 'getMultipleAccounts') {
      return { value: (first as string[]).map((address) => now[address] ?? null) }
    }
    const after = later[String(first)]
    if (after === 'fails') return { value: { err: 'Custom', accounts: null } }
    const { addresses } = config.accounts as { addresses: string[] }
    return {
      value: {
        err: null,
        accounts: addresses.map((address) => ({ ...now, ...after })[address] ?? null),
        innerInstructions: [{ index: 0, instructions: made }],
      },
    }
  }
}

async function start(chain: Chain | undefined) {
  const node = await startFakeNode((asked) => {
    if (chain === undefined) throw new Error('down')
    return answersOf(chain)(asked)
  })
  stops.push(node.stop)
  return node
}

const never = new AbortController().signal
const one = (wire: string, more: Partial<ReturnType<Triable['resolve']>> = {}): Triable => ({
  wire,
  tables: [],
  resolve: () => ({
    instructions: [t.transfer(7n)],
    writable: [own, source, dest],
    isWhole: true,
    ...more,
  }),
})

const now = {
  [own]: wallet(100),
  [source]: told(TOKEN, holding(50n)),
  [dest]: told(TOKEN, holding(0n, thief)),
  [usdc]: told(TOKEN, mint),
  [table]: told('AddressLookupTab1e1111111111111111111111111', listed),
}
const moved = {
  [own]: wallet(90),
  [source]: told(TOKEN, holding(43n)),
  [dest]: told(TOKEN, holding(7n, thief)),
}

describe('tryTransactions', () => {
  test('default: what moves, with the decimals of its tokens', async () => {
    const node = await start({ now, later: { AQ: moved } })
    const tried = await tryTransactions([node.url], own, [one('AQ')], never)
    expect(tried?.transactions).toEqual([
      {
        instructions: [t.transfer(7n)],
        outcome: {
          changes: {
            moved: new Map([
              ['', -10n],
              [usdc, -7n],
            ]),
            allowed: [],
          },
          made: [],
        },
      },
    ])
    expect(tried?.decimals).toEqual(new Map([[usdc, 6]]))
    // One question for all mints, and none for what is no token.
    expect(node.asked.at(-1)).toMatchObject({ params: [[usdc], {}] })
  })

  test('behavior: lookup tables are read once for all, and given to each', async () => {
    const node = await start({ now, later: { AQ: moved, Ag: moved } })
    const seen: unknown[] = []
    const reading = (wire: string, tables: readonly string[]): Triable => ({
      wire,
      tables,
      resolve(read) {
        seen.push(Object.fromEntries(read))
        return one(wire).resolve(read)
      },
    })
    const both = [reading('AQ', [table]), reading('Ag', [table, thief])]
    await tryTransactions([node.url], own, both, never)
    // What is no table stands for nothing.
    expect(seen).toEqual([{ [table]: [jupiter] }, { [table]: [jupiter] }])
    expect(node.asked[0]).toMatchObject({ params: [[table, thief], {}] })
  })

  test('behavior: one whose tables nobody can read is not tried', async () => {
    const node = await start({ now, later: {} })
    const tried = await tryTransactions([node.url], own, [one('AQ', { isWhole: false })], never)
    expect(tried?.transactions).toEqual([{ instructions: [t.transfer(7n)], outcome: 'untried' }])
    expect(node.asked).toEqual([])
    expect(tried?.decimals).toEqual(new Map())
  })

  test('behavior: what comes after one that fails is untried, since it may want what that one does', async () => {
    const node = await start({ now, later: { AQ: 'fails', Ag: 'fails' } })
    const tried = await tryTransactions([node.url], own, [one('AQ'), one('Ag')], never)
    expect(tried?.transactions.map(({ outcome }) => outcome)).toEqual(['fails', 'untried'])
  })

  test('behavior: what programs do by themselves counts where it is done with the person’s accounts', async () => {
    const inner = ({ program, accounts, data }: ReturnType<typeof t.transfer>) => ({
      programId: program,
      accounts: [...accounts],
      data: toBase58(data),
    })
    const foreign = { ...inner(t.approve(3n)), accounts: [dest, thief, thief] }
    const unread = { programId: jupiter, parsed: 'route' }
    const made = [inner(t.approve(9n)), foreign, unread]
    const node = await start({ now, later: { AQ: moved }, made })
    const tried = await tryTransactions([node.url], own, [one('AQ')], never)
    const [first] = tried?.transactions ?? []
    if (first === undefined || typeof first.outcome === 'string') throw new Error('not tried')
    expect(first.outcome.made).toHaveLength(1)
    expect(first.outcome.made).toMatchObject([{ act: 'approve' }])
  })

  test('behavior: the next node, where the first does not answer all of it', async () => {
    const [down, up] = [await start(undefined), await start({ now, later: { AQ: moved } })]
    const tried = await tryTransactions([down.url, up.url], own, [one('AQ')], never)
    expect(tried?.transactions[0]?.outcome).toMatchObject({ made: [] })
    expect(await tryTransactions([down.url], own, [one('AQ')], never)).toBeUndefined()
    expect(await tryTransactions([], own, [one('AQ')], never)).toBeUndefined()
  })

  test('error: given up, it is not tried elsewhere', async () => {
    const gone = new AbortController()
    gone.abort(new Error('gone'))
    const up = await start({ now, later: { AQ: moved } })
    await expect(tryTransactions([up.url], own, [one('AQ')], gone.signal)).rejects.toThrow('gone')
  })
})
