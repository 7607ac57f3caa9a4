import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import type { Transfer } from '../transfers.ts'
import type { TokenState } from './state.ts'

/** Units of computing: more than any of them was seen to use. */
const UNITS = { native: 1_000, token: 30_000, opening: 60_000 }

/** What is asked of the network, in its order. */
export function instructionsOf(
  { from, to, token, amount }: Transfer,
  state: TokenState | undefined,
): readonly Instruction[] {
  const source = createNoopSigner(address(from))
  if (token === undefined || state === undefined) {
    return [getTransferSolInstruction({ source, destination: address(to), amount })]
  }
  const mint = address(token.address)
  const tokenProgram = address(state.program)
  const destination = address(state.destination)
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    payer: source,
    ata: destination,
    owner: address(to),
    mint,
    tokenProgram,
  })
  const moves = takeFrom(state, amount).map((part) =>
    state.rules.hasFee
      ? transferWithFee({
          ...part,
          mint,
          destination,
          tokenProgram,
          authority: address(from),
          decimals: state.decimals,
          fee: state.rules.withheld(part.amount),
        })
      : getTransferCheckedInstruction(
          {
            ...part,
            mint,
            destination,
            authority: source,
            decimals: state.decimals,
          },
          { programAddress: tokenProgram },
        ),
  )
  return state.isOpen ? moves : [opening, ...moves]
}

/** From the fullest account on, until there is enough. */
function takeFrom(
  { sources }: Pick<TokenState, 'sources'>,
  amount: bigint,
): readonly { readonly source: Address; readonly amount: bigint }[] {
  let left = amount
  const parts: { source: Address; amount: bigint }[] = []
  for (const one of sources) {
    if (one.isFrozen || left === 0n) continue
    const part = one.amount < left ? one.amount : left
    parts.push({ source: address(one.address), amount: part })
    left -= part
  }
  return parts
}

export function unitsOf(instructions: number, state: TokenState | undefined): number {
  if (state === undefined) return UNITS.native
  const moves = state.isOpen ? instructions : instructions - 1
  return moves * UNITS.token + (state.isOpen ? 0 : UNITS.opening)
}

/** The complete transaction, with room for its signature. */
export function compile(options: {
  from: string
  instructions: readonly Instruction[]
  units: number
  /** Micro-lamports for each of them. */
  price: bigint
  latest: { blockhash: string; lastValidBlockHeight: bigint }
}): Uint8Array {
  const { from, instructions, units, price, latest } = options
  const { lastValidBlockHeight } = latest
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(address(from), empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(latest.blockhash), lastValidBlockHeight },
        paid,
      ),
    (alive) => setTransactionMessageComputeUnitLimit(units, alive),
    (limited) => (price === 0n ? limited : setTransactionMessageComputeUnitPrice(price, limited)),
    (priced) => appendTransactionMessageInstructions(instructions, priced),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

const TRANSFER_FEE_EXTENSION = 26
const TRANSFER_CHECKED_WITH_FEE = 1

/**
 * A transfer that names the fee, so that a token cannot keep more than was confirmed.
 *
 * @see https://www.solana-program.com/docs/token-2022/extensions#transfer-fees
 */
function transferWithFee(move: {
  source: Address
  mint: Address
  destination: Address
  authority: Address
  tokenProgram: Address
  amount: bigint
  decimals: number
  fee: bigint
}): Instruction {
  const { source, mint, destination, authority, tokenProgram, amount, decimals, fee } = move
  const data = new Uint8Array(19)
  const view = new DataView(data.buffer)
  data.set([TRANSFER_FEE_EXTENSION, TRANSFER_CHECKED_WITH_FEE])
  view.setBigUint64(2, amount, true)
  view.setUint8(10, decimals)
  view.setBigUint64(11, fee, true)
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: authority, role: AccountRole.READONLY_SIGNER },
    ],
    data,
  }
}
