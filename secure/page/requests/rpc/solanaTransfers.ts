import type { SolanaTransfer } from '../../approvals/approval.ts'
import type { Bytes } from '../../keys/bytes.ts'

/** One instruction, with the keys that it names; undefined where they stand in a lookup table. */
export type SolanaInstruction = {
  program: string | undefined
  accounts: readonly (string | undefined)[]
  data: Bytes
}

const SYSTEM = '11111111111111111111111111111111'
const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const tokenPrograms: readonly (string | undefined)[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** Programs of Solana itself, as everybody calls them. */
const programNames: Readonly<Record<string, string>> = {
  [SYSTEM]: 'System Program',
  [TOKEN_ACCOUNTS]: 'Associated Token Program',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token Program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token-2022 Program',
  ComputeBudget111111111111111111111111111111: 'Compute Budget Program',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'Memo Program',
}

/** What everybody calls a program; undefined for those of others. */
export function programName(program: string): string | undefined {
  return Object.hasOwn(programNames, program) ? programNames[program] : undefined
}

/** What is sent away, as far as it can be read: SOL, and tokens that say how many decimals they have. */
export function readTransfers(all: readonly SolanaInstruction[]): readonly SolanaTransfer[] {
  const owners = new Map(all.flatMap((one) => ownerOf(one) ?? []))
  return all.flatMap((one) => solOf(one) ?? tokenOf(one, owners) ?? [])
}

function solOf({ program, accounts, data }: SolanaInstruction): SolanaTransfer | undefined {
  const [, to] = accounts
  const view = viewOf(data)
  if (program !== SYSTEM || data.length !== 12 || view.getUint32(0, true) !== 2) return undefined
  return { to: to ?? '?', amount: view.getBigUint64(4, true), token: null }
}

/** `TransferChecked`, and `TransferCheckedWithFee` of Token-2022. */
function tokenOf(
  { program, accounts, data }: SolanaInstruction,
  owners: ReadonlyMap<string, string>,
): SolanaTransfer | undefined {
  if (!tokenPrograms.includes(program)) return undefined
  const isPlain = data.length === 10 && data[0] === 12
  const isWithFee = data.length === 19 && data[0] === 26 && data[1] === 1
  const [, mint, account] = accounts
  if ((!isPlain && !isWithFee) || mint === undefined) return undefined
  const at = isPlain ? 1 : 2
  const to = account === undefined ? '?' : (owners.get(account) ?? account)
  const token = { mint, decimals: data[at + 8] ?? 0 }
  return { to, amount: viewOf(data).getBigUint64(at, true), token }
}

/** Whose a token account is that the transaction opens: its program lets no other one be named. */
function ownerOf({ program, accounts, data }: SolanaInstruction): [string, string][] | undefined {
  const [, account, owner] = accounts
  const isOpening = data.length === 0 || (data.length === 1 && (data[0] ?? 0) < 2)
  if (program !== TOKEN_ACCOUNTS || !isOpening) return undefined
  return account === undefined || owner === undefined ? undefined : [[account, owner]]
}

function viewOf({ buffer, byteOffset, byteLength }: Bytes): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
