/** What Confirm would do, and what does it: exactly what was shown, and nothing prepared anew. */
export type Decision = {
  readonly approval: Approval
  readonly confirm: () => Promise<unknown>
  /** What the request still waits for once nothing is asked any more; its answer is this one's. */
  readonly finish?: ((signal: AbortSignal) => Promise<unknown>) | undefined
}

export type Approval =
  | MessageApproval
  | TypedDataApproval
  | TransactionApproval
  | SolanaTransactionApproval

export type MessageApproval = {
  kind: 'message'
  account: string
  /** Null where the bytes are no text. */
  text: string | null
  hex: string
  signIn: SignIn | null
}

/** A message that signs in to a site (EIP-4361), and whether it is the site that asks. */
export type SignIn = { domain: string; match: 'same' | 'other' | 'unknown' }

export type TypedDataApproval = {
  kind: 'typedData'
  account: string
  network: string
  /** What signs for it in the end: name and contract of the domain. */
  domainName: string | null
  contract: string | null
  primaryType: string
  tree: readonly TreeNode[]
  spending: readonly Spending[]
}

export type TreeNode = { name: string; value: string | readonly TreeNode[] }

/** Somebody may take tokens afterwards. */
export type Spending = {
  token: TokenAmount
  spender: string
  /** Seconds since 1970; null where it never ends. */
  until: number | null
}

/** An amount of a token whose own contract says what it is called; nothing of it is proven. */
export type TokenAmount = {
  contract: string
  symbol: string | null
  decimals: number | null
  /** Null: without limit. */
  amount: bigint | null
}

/** What a call does, as far as it can be read. */
export type Action =
  | { kind: 'send'; to: string; amount: bigint }
  | { kind: 'transfer'; to: string; token: TokenAmount }
  | { kind: 'approve'; spender: string; token: TokenAmount }
  | { kind: 'bridge'; contract: string; token: TokenAmount; recipient: string; chainId: bigint }
  | { kind: 'deploy' }
  | { kind: 'call'; contract: string; selector: string; amount: bigint; data: string }

export type TransactionApproval = {
  kind: 'transaction'
  account: string
  network: string
  currency: { symbol: string; decimals: number }
  actions: readonly Action[]
  /** The most that the network may take; null where it cannot be told. */
  fee: bigint | null
  /** Native currency that leaves: values and fee. */
  total: bigint
  balance: bigint
  /** What would stop it on the chain. */
  problem: 'funds' | 'fails' | null
  /** One operation of a smart account, all or nothing; null for transactions one after the other. */
  operation: null | {
    /** The contract that runs the account from then on (EIP-7702), where that is new. */
    upgradesTo: string | null
  }
  /** Raw calldata, for whoever looks. */
  details: readonly string[]
}

/** What leaves an account of Solana. */
export type SolanaTransfer = {
  /** Whose it becomes; for a token, its account there where nothing tells whose that is. */
  to: string
  amount: bigint
  /** Null for SOL. */
  token: { mint: string; decimals: number } | null
}
/** Beside its mint, what the token is called where we know it: its own word counts for nothing. */
export type NamedSolanaTransfer = SolanaTransfer & { symbol: string | null }

export type SolanaTransactionApproval = {
  kind: 'solanaTransaction'
  account: string
  transfers: readonly NamedSolanaTransfer[]
  programs: readonly string[]
  count: number
  details: readonly string[]
}
