/** What is shown, and `confirm`, which does exactly that and prepares nothing again. */
export type Decision = {
  readonly approval: Approval
  readonly confirm: () => Promise<unknown>
  /** What the request still waits for after the person has answered; its result is the request's. */
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
  /** Null where it holds on every network. */
  network: string | null
  /** What signs for it in the end: name and contract of the domain. */
  domainName: string | null
  contract: string | null
  /** The other fields of the domain: they are signed, too. */
  domain: readonly { name: string; value: string }[]
  primaryType: string
  tree: readonly TreeNode[]
  spending: readonly Spending[]
  powers: readonly Power[]
}

/** What a signature permits beside taking named tokens; `unreadable` if that cannot be told. */
export type Power = 'order' | 'delegation' | 'execution' | 'unreadable'

export type TreeNode = { name: string; value: string | readonly TreeNode[] }

/** A spender may take tokens afterwards. */
export type Spending = {
  token: TokenAmount
  /** The one of a collection; null where it is an amount. */
  tokenId: bigint | null
  spender: string
  /** Seconds since 1970; null where it never ends. */
  until: number | null
}

/** An amount of a token as the token's own contract describes it; none of that is verified. */
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
  | BridgeAction
  | SpeedUpAction
  | { kind: 'deploy' }
  | CallAction

/** In seconds: at a time since 1970, or after it is mined. */
export type When = { readonly at: bigint } | { readonly after: bigint }

/** A deposit into a pool of Across that is pinned, all of it read. */
export type BridgeAction = {
  kind: 'bridge'
  contract: string
  /** What leaves; the network's own currency where the pool wraps it. */
  token: TokenAmount
  isNative: boolean
  /** What arrives, before anything of the message. */
  output: TokenAmount
  chain: { id: bigint; name: string | null; currency: Currency | null }
  recipient: string
  /** Gets the deposit back if it is not delivered in time. */
  depositor: string
  until: When
  /** The only relayer that may deliver at first. */
  exclusive: { relayer: string; until: When } | null
  message: BridgeMessage
  warnings: readonly BridgeWarning[]
  /** Whole percent of what leaves that do not arrive, where both can be compared. */
  loss: number | null
}

/** Another offer for an existing deposit, whose token and network it keeps. */
export type SpeedUpAction = {
  kind: 'speedUp'
  contract: string
  depositId: bigint
  amount: bigint
  recipient: string
  depositor: string
  message: BridgeMessage
  warnings: readonly BridgeWarning[]
}

/** What is done with what arrives. */
export type BridgeMessage =
  | { kind: 'none' }
  /** A partner is paid, and the payee gets the rest. */
  | {
      kind: 'split'
      partner: string
      fee: TokenAmount
      /** Share of what arrives, in hundredths of a percent; null if that is not known. */
      bps: number | null
      payee: string
      rest: TokenAmount
      unwraps: boolean
    }
  /** Calls by Across's handler; the payee gets what they leave. */
  | { kind: 'actions'; actions: readonly Action[]; payee: string | null }
  | { kind: 'unknown'; hex: string }

/**
 * - `output`: the token that arrives is not known.
 * - `loss`: much less arrives than leaves.
 * - `other`: another token arrives, whose worth nothing here compares.
 * - `recipient`, `depositor`: another address than the account gets it, or gets it back.
 * - `message`: something happens on arrival that cannot be read; `actions`: calls are made.
 */
export type BridgeWarning =
  | 'output'
  | 'loss'
  | 'other'
  | 'recipient'
  | 'depositor'
  | 'message'
  | 'actions'

export type CallAction = {
  kind: 'call'
  contract: string
  /** Where the build or the deployment knows it. */
  contractName: string | null
  amount: bigint
  selector: string
  data: string
  reading: CallReading
  alarms: readonly CallAlarm[]
}

/**
 * - `described`: by a descriptor of this very contract.
 * - `guessed`: by its first four bytes alone; another contract may do otherwise.
 * - `inexact`: it decodes, but holds more or other bytes than its arguments make.
 * - `unknown`: not even the name of its function is known.
 */
export type CallReading =
  | {
      kind: 'described' | 'guessed'
      intent: string
      function: string
      fields: readonly CallField[]
    }
  | { kind: 'inexact'; function: string }
  | { kind: 'unknown'; words: number }

/**
 * - `bait`: it looks like a deposit of Across, but for a contract that is none of its pools.
 * - `operator`: another address may take everything of a collection.
 * - `unlimited`: another address may take all of a token.
 * - `delegate`: foreign code runs as the account.
 * - `part`: a part of it is not understood.
 */
export type CallAlarm = 'bait' | 'operator' | 'unlimited' | 'delegate' | 'part'

export type CallField = { label: string; value: FieldValue }

export type FieldValue =
  | { type: 'address'; address: string; isOwn: boolean }
  | { type: 'token'; token: TokenAmount; limit: 'unlimited' | 'all' | null }
  | { type: 'native'; amount: bigint }
  | { type: 'date'; at: bigint }
  | { type: 'text'; text: string }
  | { type: 'item'; id: bigint; collection: string }
  | { type: 'action'; action: Action }
  | { type: 'group'; name: string; fields: readonly CallField[] }

export type Currency = { symbol: string; decimals: number }

export type TransactionApproval = {
  kind: 'transaction'
  account: string
  network: string
  currency: Currency
  actions: readonly Action[]
  /** The most that the network may take; null if that is not known. */
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
  /** The nonce that the site asked for; null where the account's next one is taken. */
  nonce: null | AskedNonce
  trial: Trial
  /** Raw calldata, for a person who wants to check it. */
  details: readonly string[]
}

/**
 * What our own node predicts, and never less than what the calldata or the instructions say: a node that
 * lies adds to what is shown and hides nothing. `untried`: no node could try it.
 */
export type Trial =
  | {
      status: 'tried'
      gives: readonly BalanceChange[]
      gets: readonly BalanceChange[]
      /** What others may take afterwards, beyond what is shown of the request itself. */
      allows: readonly Spending[]
      /** More leaves, or may be taken, than the request itself says. */
      isWorse: boolean
      /** More changes than is listed. */
      hasMore: boolean
    }
  | { status: 'untried' }

/** The amount is never negative; the contract is '' for the network's own currency. */
export type BalanceChange = {
  token: TokenAmount
  /** The one of a collection; null where it is an amount. */
  tokenId: bigint | null
}

/** `isTaken`: another transaction of the account has it, and may be replaced. */
export type AskedNonce = { value: number; isTaken: boolean }

/** What one instruction of Solana does. */
export type SolanaAction = {
  act:
    | 'send'
    | 'transfer'
    | 'approve'
    | 'revoke'
    | 'control'
    | 'close'
    | 'burn'
    | 'mint'
    | 'create'
    | 'setUp'
    | 'freeze'
    | 'thaw'
  amount: SolanaAmount | null
  parties: readonly SolanaParty[]
  /** Whether another account may take something by it, now or later. */
  isDangerous: boolean
}
export type SolanaAmount = {
  /** Null: all there is. */
  amount: bigint | null
  /** Null for SOL; what the instruction does not say of a token is null. */
  token: { mint: string | null; decimals: number | null } | null
}
export type SolanaParty = {
  role: 'from' | 'to' | 'spender' | 'account' | 'program' | 'newOwner' | 'token'
  /** Null if there is none. */
  address: string | null
}
/** With the token's name where we know its mint: the name that the token gives itself counts for nothing. */
export type NamedSolanaAction = SolanaAction & { symbol: string | null }

export type SolanaTransactionApproval = {
  kind: 'solanaTransaction'
  account: string
  actions: readonly NamedSolanaAction[]
  programs: readonly string[]
  /** Programs that may do what is not shown. */
  unknown: readonly string[]
  /** Whether addresses of what is shown stand in a lookup table of the network. */
  hasHidden: boolean
  /** Whether one of them never expires, so that its holder may send it at any time. */
  isLasting: boolean
  /** The most that the network may take; null if another account pays it. */
  fee: bigint | null
  count: number
  /** It fails on our own node, but a site may still send it later. */
  problem: 'fails' | null
  /** Of all transactions that could be tried. */
  trial: Trial
  /** Transactions that no node could try, or that may depend on earlier ones. */
  untried: number
  details: readonly string[]
}
