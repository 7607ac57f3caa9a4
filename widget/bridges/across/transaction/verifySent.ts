import { type Address, type Hex, isAddressEqual, slice, type Transaction } from 'viem'
import { getCode, getTransaction } from 'viem/actions'
import { wait } from '#lib/abort.ts'
import type { BridgeClient } from '../client/client.ts'
import { type Alteration, TransactionAlteredError } from '../errors/transaction.ts'
import { VERIFY_TRIES } from '../util/limits.ts'
import type { Abortable } from '../transport/transport.ts'
import { untilAnswered } from '../client/untilAnswered.ts'
import type { WalletTransaction } from './wallet.ts'
import { orNothing } from '../util/orNothing.ts'

export type VerifyOptions = Abortable & {
  readonly hash: Hex
  readonly asked: WalletTransaction
  /** Compares only this many bytes of the input: an approval's amount may be changed in the wallet. */
  readonly inputBytes?: number | undefined
  /** Receives its nonce, by which the caller finds a transaction that the wallet replaces it with. */
  readonly onSeen?: ((nonce: number) => void) | undefined
}

/**
 * Reads the sent transaction from the client's own node and compares it with what was asked for.
 *
 * `same`: every field is equal. `contractAccount`: the sender has code (a smart account, or an
 * account delegated by EIP-7702) and may have made the call from within another one, so only its
 * effects can tell. `unseen`: the client's node does not know the transaction yet.
 *
 * @throws TransactionAlteredError
 */
export async function verifySent(
  client: BridgeClient,
  { hash, asked, inputBytes, onSeen, signal }: VerifyOptions,
): Promise<'same' | 'contractAccount' | 'unseen'> {
  const chain = client.chainClient(asked.chainId)
  // The transaction is unknown or the node is down: neither proves anything about what was sent.
  const read = () => orNothing(getTransaction(chain, { hash }), signal)
  // Asked at the same moment, so that they share one request.
  const [isContract, first] = await Promise.all([hasCode(client, asked, signal), read()])
  for (let attempt = 0; attempt < VERIFY_TRIES; attempt += 1) {
    const sent = attempt === 0 ? first : await read()
    if (sent === undefined) {
      await wait(Math.min(client.pollingIntervalMs, 500), signal)
      continue
    }
    const difference = differenceOf(sent, asked, inputBytes)
    if (difference === undefined) {
      onSeen?.(sent.nonce)
      return 'same'
    }
    if (isContract && mayCarry(sent, asked)) return 'contractAccount'
    throw new TransactionAlteredError({ ...difference, hash })
  }
  return isContract ? 'contractAccount' : 'unseen'
}

function differenceOf(
  sent: Transaction,
  asked: WalletTransaction,
  inputBytes: number | undefined,
): Omit<Alteration, 'hash'> | undefined {
  const cut = (data: Hex) => (inputBytes === undefined ? data : slice(data, 0, inputBytes))
  const pairs: readonly (readonly [field: string, asked: string, sent: string])[] = [
    ['from', asked.from, sent.from],
    ['to', asked.to, sent.to ?? 'none'],
    ['value', String(asked.value), String(sent.value)],
    ['input', cut(asked.data), cut(sent.input)],
    ['chainId', String(asked.chainId), String(sent.chainId ?? asked.chainId)],
  ]
  const found = pairs.find(([, wanted, got]) => wanted.toLowerCase() !== got.toLowerCase())
  return found && { field: found[0], asked: found[1], sent: found[2] }
}

/**
 * Whether this transaction may contain the requested call of an account with code: another account
 * sends it, or it goes to the account itself or to a contract that makes the call.
 */
function mayCarry(sent: Transaction, { from, to }: WalletTransaction): boolean {
  if (!isAddressEqual(sent.from, from)) return true
  if (sent.to === null || sent.input === '0x') return false
  return isAddressEqual(sent.to, from) || !isAddressEqual(sent.to, to)
}

export async function hasCode(
  client: BridgeClient,
  { from, chainId }: { readonly from: Address; readonly chainId: number },
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const chain = client.chainClient(chainId)
  const code = await untilAnswered(client, () => getCode(chain, { address: from }), signal)
  return code !== undefined && code !== '0x'
}
