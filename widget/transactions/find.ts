import { type Address, type Client, type Hex, isAddressEqual, type Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import { untilAnswered } from '#bridges/across/client/untilAnswered.ts'
import { abortable, wait } from '#lib/abort.ts'
import { parseCaipChainId } from '#protocol'
import { bridgeClient } from '#kernel/bridge/client.ts'
import type { Core } from '#kernel/core.ts'
import { SEARCHED_TRANSACTIONS } from './limits.ts'
import type { CalledTransaction } from './record.ts'

/**
 * Looks in the chain for one that the wallet was asked for and whose answer was lost: its hash, or
 * undefined where it is not there. While the account has something waiting, that is waited for.
 */
export async function findAsked(core: Core, asked: CalledTransaction): Promise<Hex | undefined> {
  const { caipChainId, nonce: first } = asked
  if (first === undefined) return undefined
  const { signal } = core
  const client = bridgeClient(core)
  const chain = client.chainClient(Number(parseCaipChainId(caipChainId).reference))
  const address = asked.from
  const readNonces = () =>
    Promise.all([
      getTransactionCount(chain, { address, blockTag: 'latest' }),
      getTransactionCount(chain, { address, blockTag: 'pending' }),
      getBlockNumber(chain, { cacheTime: 0 }),
    ])
  let next = first
  for (;;) {
    const [latest, pending, head] = await untilAnswered(client, readNonces, signal)
    const last = Math.min(latest, first + SEARCHED_TRANSACTIONS)
    for (; next < last; next += 1) {
      const span = { address, nonce: next, low: BigInt(asked.fromBlock), high: head }
      const sent = await abortable(transactionOf(chain, span), signal)
      if (sent !== undefined && isSame(sent, asked)) return sent.hash
    }
    if (pending <= latest) return undefined
    await wait(client.pollingIntervalMs, signal)
  }
}

type Span = {
  readonly address: Address
  readonly nonce: number
  readonly low: bigint
  readonly high: bigint
}

/** The account's transaction with this nonce, by halving the blocks in which it may be. */
async function transactionOf(chain: Client, span: Span): Promise<Transaction | undefined> {
  const { address, nonce } = span
  let { low, high } = span
  try {
    while (low < high) {
      const blockNumber = (low + high) / 2n
      const count = await getTransactionCount(chain, { address, blockNumber })
      if (count > nonce) high = blockNumber
      else low = blockNumber + 1n
    }
    const { transactions } = await getBlock(chain, {
      blockNumber: low,
      includeTransactions: true,
    })
    return transactions.find((one) => one.nonce === nonce && isAddressEqual(one.from, address))
  } catch {
    return undefined // a node that keeps no state of that time: as if it had not been found
  }
}

function isSame({ to, input, value }: Transaction, asked: CalledTransaction): boolean {
  const lower = (text: string | null) => text?.toLowerCase()
  return (
    lower(to) === lower(asked.to) &&
    lower(input) === lower(asked.data) &&
    value === BigInt(asked.value)
  )
}
