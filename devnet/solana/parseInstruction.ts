import { type Address, getBase58Decoder } from '@solana/kit'
import { tokenPrograms } from './tokenAccounts.ts'

/** One that a program made, with the addresses that it names. */
export type MadeInstruction = {
  readonly program: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
  readonly stackHeight: number
}

const SYSTEM = '11111111111111111111111111111111'

/** As a node tells it: in words where it has some, else in part. @see https://solana.com/docs/rpc */
export function shownInstruction(made: MadeInstruction): unknown {
  const { program: programId, accounts, data, stackHeight } = made
  const parsed = tokenPrograms.includes(programId) ? parseToken(made) : parseSystem(made)
  if (parsed === undefined) {
    return { programId, accounts, data: getBase58Decoder().decode(data), stackHeight }
  }
  const program = programId === SYSTEM ? 'system' : 'spl-token'
  return { program, programId, parsed, stackHeight }
}

function parseToken({ accounts, data }: MadeInstruction) {
  const [first, second, third, fourth] = accounts
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  switch (data[0]) {
    case 3: {
      const amount = String(view.getBigUint64(1, true))
      const info = { source: first, destination: second, amount, authority: third }
      return { type: 'transfer', info }
    }
    case 4: {
      const amount = String(view.getBigUint64(1, true))
      return { type: 'approve', info: { source: first, delegate: second, amount, owner: third } }
    }
    case 9:
      return { type: 'closeAccount', info: { account: first, destination: second, owner: third } }
    case 12: {
      const tokenAmount = { amount: String(view.getBigUint64(1, true)), decimals: data[9] }
      const parties = { source: first, mint: second, destination: third, authority: fourth }
      return { type: 'transferChecked', info: { ...parties, tokenAmount } }
    }
    default:
      return undefined
  }
}

function parseSystem({ program, accounts, data }: MadeInstruction) {
  const [first, second] = accounts
  if (program !== SYSTEM || data[0] !== 2) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const lamports = Number(view.getBigUint64(4, true))
  return { type: 'transfer', info: { source: first, destination: second, lamports } }
}
