import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
  getCompiledTransactionMessageDecoder,
  type Transaction,
} from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import type { MadeInstruction } from './parseInstruction.ts'
import { wordError } from './wordError.ts'

/** Before the addresses of a lookup table. */
const TABLE_HEADER = 56
const KEY_BYTES = 32

/** What would become of it now. */
export type Simulated = {
  readonly err: unknown
  readonly logs: readonly string[]
  readonly units: bigint
  /** Accounts as they would be then; those that it does not write are not among them. */
  readonly accounts: ReadonlyMap<Address, EncodedAccount>
  /** What the programs made of each of its instructions, in their order. */
  readonly inner: readonly (readonly MadeInstruction[])[]
}

export function simulateOn(svm: LiteSVM, transaction: Transaction): Simulated {
  svm.withSigverify(false)
  const done = svm.simulateTransaction(transaction)
  svm.withSigverify(true)
  const failed = done instanceof FailedTransactionMetadata
  const meta = done.meta()
  const keys = keysOf(svm, transaction)
  const keyAt = (place: number): Address => {
    const key = keys[place]
    if (key === undefined) throw new Error('An instruction names an account that is not there')
    return key
  }
  const post = failed ? [] : done.postAccounts()
  return {
    err: failed ? wordError(done.err()) : null,
    logs: meta.logs(),
    units: meta.computeUnitsConsumed(),
    accounts: new Map(post.map((account) => [account.address, account])),
    inner: meta.innerInstructions().map((all) =>
      all.map((one) => {
        const instruction = one.instruction()
        return {
          program: keyAt(instruction.programIdIndex()),
          accounts: [...instruction.accounts()].map(keyAt),
          data: Uint8Array.from(instruction.data()),
          stackHeight: one.stackHeight(),
        }
      }),
    ),
  }
}

/** All keys of a transaction in their order: its own, then written and read ones of lookup tables. */
export function keysOf(svm: LiteSVM, { messageBytes }: Transaction): readonly Address[] {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version !== 0) return 'staticAccounts' in message ? message.staticAccounts : []
  const lookups = message.addressTableLookups ?? []
  const look = (table: Address, places: readonly number[]) => {
    const account = svm.getAccount(table)
    if (!account.exists) return []
    return places.map((place) => {
      const at = TABLE_HEADER + place * KEY_BYTES
      return getAddressDecoder().decode(account.data.slice(at, at + KEY_BYTES))
    })
  }
  return [
    ...message.staticAccounts,
    ...lookups.flatMap((one) => look(one.lookupTableAddress, one.writableIndexes)),
    ...lookups.flatMap((one) => look(one.lookupTableAddress, one.readonlyIndexes)),
  ]
}
