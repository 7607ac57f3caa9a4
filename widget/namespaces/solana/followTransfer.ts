import { getTransactionDecoder, type ReadonlyUint8Array } from '@solana/kit'
import { wait } from '#lib/abort.ts'
import type { PreparedTransfer, SignedTransfer, TransferEnd } from '../transfers.ts'
import { fromBase64 } from './bytes.ts'
import { type NodeAsk, nodeOf } from './node.ts'
import { whyNot } from './whyNot.ts'

/** How often the chain is asked, and it is sent again. */
const POLL_MS = 1_000
/** Transactions of an account that are looked at for one whose answer was lost. */
const SEARCHED = 20

type Node = ReturnType<typeof nodeOf>

/**
 * Sends it every second until the chain has it, or takes it no more. The same signature counts
 * once, however often it is sent. A node without an answer is asked again.
 */
export async function followTransfer(
  asked: NodeAsk & { readonly signal: AbortSignal; readonly signed: SignedTransfer },
): Promise<TransferEnd> {
  const { signed, signal } = asked
  const node = nodeOf(asked)
  for (;;) {
    if (!signed.isSent) await heard(node.send(signed.transaction), signal)
    const end = await heard(endOf(node, signed), signal)
    if (end !== undefined) return end
    await wait(POLL_MS, signal)
  }
}

/**
 * One that a wallet was asked to send itself, and whose answer was lost: among the last of its
 * account. Waits until it could not come any more.
 */
export async function findTransfer(
  asked: NodeAsk & {
    readonly signal: AbortSignal
    readonly from: string
    readonly prepared: PreparedTransfer
  },
): Promise<string | undefined> {
  const { from, prepared, signal } = asked
  const node = nodeOf(asked)
  const own = getTransactionDecoder().decode(fromBase64(prepared.transaction))
  const isIt = async (id: string) => {
    const found = await node.wireOf(id)
    if (found === null) return false
    const other = getTransactionDecoder().decode(fromBase64(found.transaction))
    return isSame(own.messageBytes, other.messageBytes)
  }
  for (;;) {
    const poll = async () => {
      const height = await node.blockHeight()
      for (const { signature } of await node.signatures(from, { limit: SEARCHED })) {
        if (await isIt(signature)) return { id: signature }
      }
      return height > prepared.lastValid ? { id: undefined } : undefined
    }
    const found = await heard(poll(), signal)
    if (found !== undefined) return found.id
    await wait(POLL_MS, signal)
  }
}

/** The very same message: another transfer of the same amount has another blockhash. */
function isSame(a: ReadonlyUint8Array, b: ReadonlyUint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

async function endOf(
  node: Node,
  { id, lastValid }: SignedTransfer,
): Promise<TransferEnd | undefined> {
  // The height first: what is not there after it cannot come later.
  const height = await node.blockHeight()
  const found = await node.status(id)
  if (found === undefined) return height > lastValid ? { status: 'expired' } : undefined
  if (found.confirmationStatus === 'processed') return undefined
  if (found.err === null || found.err === undefined) return { status: 'confirmed' }
  return { status: 'failed', reason: whyNot(found.err) }
}

/** Undefined where the node had no answer: it is asked again. */
async function heard<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await answer
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
