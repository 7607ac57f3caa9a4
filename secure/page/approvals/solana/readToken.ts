import type { SolanaAction, SolanaAmount, SolanaParty } from '../approval.ts'
import {
  createDataReader,
  HIDDEN,
  type ReadInstruction,
  type SolanaInstruction,
} from './instruction.ts'
import { TOKEN_2022 } from './programs.ts'

/** As good as all there is: an amount of a token has 64 bits. */
const ALL = 2n ** 64n - 1n

/** Instructions of the token program and of Token-2022, by their number. */
export const readToken: ReadInstruction = (instruction, { own, owners, mints, decimals }) => {
  const { program, accounts, data } = instruction
  const read = createDataReader(data)
  const at = (place: number) => accounts[place] ?? HIDDEN
  const party = (role: SolanaParty['role'], place: number) => ({ role, address: at(place) })

  function amountOf(amount: bigint, mint: string | undefined, given?: number): SolanaAmount {
    const known = mint === undefined ? undefined : (given ?? decimals.get(mint))
    return { amount, token: { mint: mint ?? null, decimals: known ?? null } }
  }
  /** An instruction that names no token: another one of the transaction may name it. */
  const mintOf = (...places: number[]) =>
    places.map((place) => mints.get(at(place))).find((mint) => mint !== undefined)
  const tokenParty = ({ token }: SolanaAmount): SolanaParty[] =>
    typeof token?.mint === 'string' ? [{ role: 'token', address: token.mint }] : []
  const action = (
    act: SolanaAction['act'],
    amount: SolanaAmount | null,
    parties: readonly SolanaParty[],
    isDangerous = false,
  ): SolanaAction => ({
    act,
    amount,
    isDangerous,
    parties: amount === null ? parties : [...parties, ...tokenParty(amount)],
  })

  function transfer(amount: SolanaAmount, to: number, authority: number): SolanaAction {
    const account = at(to)
    const from = at(authority) === own && amount.token?.mint !== null ? [] : [party('from', 0)]
    return action('transfer', amount, [
      ...from,
      { role: 'to', address: owners.get(account) ?? account },
    ])
  }

  function approve(amount: SolanaAmount, spender: number): SolanaAction {
    const all = { ...amount, amount: amount.amount === ALL ? null : amount.amount }
    return action('approve', all, [party('spender', spender), party('account', 0)], true)
  }

  function setAuthority(): SolanaAction {
    // Which right it is does not matter: each lets its holder take, freeze, close or mint.
    read.u8()
    const address = read.optionalKey()
    const parties: SolanaParty[] = [party('account', 0), { role: 'newOwner', address }]
    return action('control', null, parties, address !== own)
  }

  function setUp(owner?: string): SolanaAction {
    const parties: SolanaParty[] = [party('account', 0)]
    if (owner !== undefined && owner !== own) parties.push({ role: 'newOwner', address: owner })
    return action('setUp', null, parties)
  }

  function checked(): SolanaAmount {
    const amount = read.u64()
    return amountOf(amount, accounts[1], read.u8())
  }

  function initializeMint(): SolanaAction {
    read.u8()
    const authority = read.key()
    read.optionalKey()
    return setUp(authority)
  }

  function decode(): readonly SolanaAction[] | undefined {
    const tag = read.u8()
    switch (tag) {
      case 0:
      case 20:
        return [initializeMint()]
      case 1:
        return [setUp(at(2))]
      case 2:
      case 19:
        read.u8()
        return [setUp()]
      case 3:
        return [transfer(amountOf(read.u64(), mintOf(0, 1)), 1, 2)]
      case 4:
        return [approve(amountOf(read.u64(), mintOf(0)), 1)]
      case 5:
        return [action('revoke', null, [party('account', 0)])]
      case 6:
        return [setAuthority()]
      case 7:
        return [action('mint', amountOf(read.u64(), accounts[0]), [party('to', 1)])]
      case 8:
        return [action('burn', amountOf(read.u64(), accounts[1]), [party('from', 0)])]
      case 9: {
        const parties = [party('account', 0), party('to', 1)]
        return [action('close', null, parties, at(1) !== own)]
      }
      case 10:
      case 11:
        return [
          action(tag === 10 ? 'freeze' : 'thaw', null, [party('account', 0), party('token', 1)]),
        ]
      case 12:
        return [transfer(checked(), 2, 3)]
      case 13:
        return [approve(checked(), 2)]
      case 14: {
        const amount = read.u64()
        return [action('mint', amountOf(amount, accounts[0], read.u8()), [party('to', 1)])]
      }
      case 15:
        return [action('burn', checked(), [party('from', 0)])]
      case 16:
      case 18:
        return [setUp(read.key())]
      case 17:
      case 22:
        return [setUp()]
      default:
        return program === TOKEN_2022 ? extension(tag) : undefined
    }
  }

  /** What Token-2022 has beyond; others of it may move or lock what is there, and warn. */
  function extension(tag: number): readonly SolanaAction[] | undefined {
    if (tag === 29) {
      while (!read.isOver()) {
        read.u8()
        read.u8()
      }
      return [setUp()]
    }
    const part = read.u8()
    if (tag === 26 && part === 1) {
      const sent = transfer(checked(), 2, 3)
      read.u64()
      return [sent]
    }
    if ((tag === 30 && part <= 1) || (tag === 34 && part === 0)) return [setUp()]
    return undefined
  }

  const actions = decode()
  return read.isOver() ? actions : undefined
}

/** The associated token program: it opens accounts that are their owner's, and gives back lost ones. */
export const readTokenAccount: ReadInstruction = (instruction, { own }) => {
  const { accounts, data } = instruction
  const at = (place: number) => accounts[place] ?? HIDDEN
  if (data.length === 1 && data[0] === 2) {
    return [
      {
        act: 'transfer',
        amount: { amount: null, token: { mint: at(1), decimals: null } },
        parties: [
          { role: 'from', address: at(0) },
          { role: 'to', address: at(2) },
          { role: 'token', address: at(1) },
        ],
        isDangerous: false,
      },
    ]
  }
  if (!isOpening(instruction)) return undefined
  return [
    {
      act: 'create',
      amount: null,
      parties: [
        { role: 'account', address: at(1) },
        ...(at(2) === own ? [] : [{ role: 'to' as const, address: at(2) }]),
        { role: 'token', address: at(3) },
      ],
      isDangerous: false,
    },
  ]
}

/** Whether it opens a token account that its program lets only the named owner have. */
export function isOpening({ data }: SolanaInstruction): boolean {
  return data.length === 0 || (data.length === 1 && (data[0] ?? 0) < 2)
}
