import type { SolanaAction, SolanaParty } from '../approval.ts'
import { createDataReader, HIDDEN, type ReadInstruction } from './instruction.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from './programs.ts'

/** Programs that hand over an account only to owners that their own instructions name. */
const plainOwners: readonly string[] = [SYSTEM, TOKEN, TOKEN_2022]

/** Instructions of the system program, by their number. */
export const readSystem: ReadInstruction = ({ accounts, data }, { own, owners }) => {
  const read = createDataReader(data)
  const party = (role: SolanaParty['role'], at: number): SolanaParty => ({
    role,
    address: accounts[at] ?? HIDDEN,
  })
  const from = accounts[0] === own ? [] : [party('from', 0)]

  function pay(lamports: bigint, to: number): SolanaAction {
    const account = accounts[to]
    const address = (account === undefined ? undefined : owners.get(account)) ?? account ?? HIDDEN
    return {
      act: 'send',
      amount: { amount: lamports, token: null },
      parties: [...from, { role: 'to', address }],
      isDangerous: false,
    }
  }

  function create(lamports: bigint, owner: string): SolanaAction {
    return {
      act: 'create',
      amount: { amount: lamports, token: null },
      parties: [...from, party('account', 1), { role: 'program', address: owner }],
      // It is unknown here what another program does with the money in the account.
      isDangerous: !plainOwners.includes(owner),
    }
  }

  /** From then on the account does what another program lets it do. */
  function assign(owner: string): SolanaAction {
    const parties = [party('account', 0), { role: 'program' as const, address: owner }]
    return { act: 'control', amount: null, parties, isDangerous: owner !== SYSTEM }
  }

  function setUp(...more: SolanaParty[]): SolanaAction {
    return {
      act: 'setUp',
      amount: null,
      parties: [party('account', 0), ...more],
      isDangerous: false,
    }
  }

  function decode(): SolanaAction | undefined {
    switch (read.u32()) {
      case 0: {
        const lamports = read.u64()
        read.u64()
        return create(lamports, read.key())
      }
      case 1:
        return assign(read.key())
      case 2:
        return pay(read.u64(), 1)
      case 3: {
        read.key()
        read.seed()
        const lamports = read.u64()
        read.u64()
        return create(lamports, read.key())
      }
      case 4:
      case 12:
        return setUp()
      case 5:
        return pay(read.u64(), 1)
      case 6: {
        const authority = read.key()
        return setUp(
          ...(authority === own ? [] : [{ role: 'newOwner' as const, address: authority }]),
        )
      }
      case 7: {
        const authority = read.key()
        return {
          act: 'control',
          amount: null,
          parties: [party('account', 0), { role: 'newOwner', address: authority }],
          isDangerous: authority !== own,
        }
      }
      case 8:
        read.u64()
        return setUp()
      case 9:
        read.key()
        read.seed()
        read.u64()
        return assign(read.key())
      case 10:
        read.key()
        read.seed()
        return assign(read.key())
      case 11: {
        const lamports = read.u64()
        read.seed()
        read.key()
        return pay(lamports, 2)
      }
      default:
        return undefined
    }
  }

  const action = decode()
  return action === undefined || !read.isOver() ? undefined : [action]
}
