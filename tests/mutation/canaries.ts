import { readFileSync } from 'node:fs'
import type { Mutant } from './report.ts'

/**
 * Mutants that the tests surely kill. Where one of them survives, mutants do not reach the tests, and
 * no score says anything.
 */
export type Canary = {
  readonly name: string
  readonly file: string
  /** What is changed, as it stands in the file, once. */
  readonly from: string
  readonly to: string
}

export const canaries: readonly Canary[] = [
  {
    name: 'any contract is a pinned pool',
    file: 'secure/page/approvals/readBridge.ts',
    from: 'pool !== undefined && isSame(pool, address)',
    to: 'true',
  },
  {
    name: 'a button is armed without the 500 ms',
    file: 'secure/page/arming/arming.ts',
    from: 'now - state.since < delayOf(state)',
    to: 'false',
  },
  {
    name: 'the value of a swap is not compared',
    file: 'widget/features/swap/model/calldata.ts',
    from: 'value !== (from.address === undefined ? amount : 0n)',
    to: 'false',
  },
  {
    name: 'more may arrive than is sent',
    file: 'widget/bridges/across/quote/checkQuote.ts',
    from: 'output <= input',
    to: 'true',
  },
  {
    name: 'any contract is the pool that is paid to',
    file: 'widget/bridges/across/run/requirePool.ts',
    from: '!isAddressEqual(pool, address)',
    to: 'false',
  },
  {
    name: 'any fill under the id of a deposit is its own',
    file: 'widget/bridges/across/logs/parseFillLogs.ts',
    from: 'deposit === undefined || isFillOf(deposit, args)',
    to: 'true',
  },
  {
    name: 'a deposit is paid back before its deadline',
    file: 'widget/bridges/across/fill/findRefund.ts',
    from: 'time > fillDeadline',
    to: 'true',
  },
  {
    name: 'a row of somebody else is the account’s deposit',
    file: 'widget/bridges/across/deposit/findDeposits.ts',
    from: 'deposit !== undefined && isAddressEqual(deposit.depositor, depositor)',
    to: 'true',
  },
]

/** The line of a canary alone, as Stryker writes places; it moves when the file does. */
export function placeOf({ file, from }: Canary, read = readSource): string {
  const [before, ...after] = read(file).split(from)
  if (before === undefined || after.length !== 1) {
    throw new Error(`${file} does not hold “${from}” once: the canary has to follow the code.`)
  }
  const line = before.split('\n').length
  return `${file}:${line}-${line}`
}

/** What is wrong with a canary; undefined where the tests killed it. */
export function faultOf(canary: Canary, mutants: readonly Mutant[]): string | undefined {
  const found = mutants.filter(
    ({ file, from, to }) => file === canary.file && from === canary.from && to === canary.to,
  )
  const [only] = found
  if (only === undefined || found.length !== 1) return `stands ${found.length} times in the report`
  return only.fate === 'killed' ? undefined : only.fate
}

function readSource(file: string): string {
  return readFileSync(file, 'utf8')
}
