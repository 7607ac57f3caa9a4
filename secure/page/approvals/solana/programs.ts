export const SYSTEM = '11111111111111111111111111111111'
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
export const TOKEN_ACCOUNTS = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
export const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
export const OLD_MEMO = 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'

/** Programs of Solana itself, as everybody calls them. */
const programNames: Readonly<Record<string, string>> = {
  [SYSTEM]: 'System Program',
  [TOKEN_ACCOUNTS]: 'Associated Token Program',
  [TOKEN]: 'Token Program',
  [TOKEN_2022]: 'Token-2022 Program',
  [COMPUTE_BUDGET]: 'Compute Budget Program',
  [MEMO]: 'Memo Program',
  [OLD_MEMO]: 'Memo Program',
}

/** What everybody calls a program; undefined for those of others. */
export function programName(program: string): string | undefined {
  return Object.hasOwn(programNames, program) ? programNames[program] : undefined
}
