import { type Address, isAddressEqual, type Log, parseEventLogs, zeroAddress } from 'viem'
import { movesAbi } from '../contracts/abi.ts'
import { type DepositLog, parseDepositLogs } from './parseDepositLogs.ts'
import { transfersOf } from './transfersOf.ts'

/**
 * Whether a deposit was paid in the currency of its chain. Its event names the wrapped token either way, but
 * the token's own events before it differ: the pool wraps what it got, or takes the token from the payer. The
 * value of the transaction is only the fallback: it differs in a bundle, or where a contract deposits.
 *
 * @param logs Of the deposit's transaction, where its receipt is known.
 */
export function wasNative(
  deposit: Pick<DepositLog, 'originChainId' | 'pool' | 'depositId' | 'inputToken' | 'inputAmount'>,
  {
    logs = [],
    value = 0n,
  }: { readonly logs?: readonly Log[] | undefined; readonly value?: bigint | undefined },
): boolean {
  const { inputToken: token, inputAmount, pool: to } = deposit
  const own = paidFor(logs, deposit)
  const moved = transfersOf(own, { token, to })
  const events = own.filter(({ address }) => isAddressEqual(address, token))
  const wrapped = [
    ...parseEventLogs({ abi: movesAbi, eventName: 'Deposit', logs: events }).map(
      ({ args }) => args,
    ),
    ...moved.flatMap(({ from, value: wad }) => (isNobody(from) ? { dst: to, wad } : [])),
  ]
  if (wrapped.some(({ dst, wad }) => isAddressEqual(dst, to) && wad === inputAmount)) return true
  if (moved.some(({ from }) => !isNobody(from))) return false
  return value > 0n && value >= inputAmount
}

/** What happened since the pool's deposit before it, in one transaction. */
function paidFor(
  logs: readonly Log[],
  { originChainId, pool, depositId }: Pick<DepositLog, 'originChainId' | 'pool' | 'depositId'>,
): readonly Log[] {
  const ids = logs.map((log) => parseDepositLogs([log], { originChainId, pool })[0]?.depositId)
  const end = ids.indexOf(depositId)
  const before = ids.slice(0, Math.max(0, end))
  const start = before.reduce((last, id, at) => (id === undefined ? last : at + 1), 0)
  return logs.slice(start, Math.max(0, end))
}

function isNobody(address: Address): boolean {
  return isAddressEqual(address, zeroAddress)
}
