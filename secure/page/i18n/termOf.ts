import type { Words } from './words.ts'

/** A word of a descriptor in the person's language, where we have it; others as they are. */
export function termOf({ approve }: Words, term: string): string {
  const { terms } = approve
  const known: Readonly<Record<string, string>> = {
    Amount: terms.amount,
    'Amount to receive': terms.amountOut,
    'Minimum to receive': terms.minimumOut,
    'Maximum to send': terms.maximumIn,
    Owner: terms.owner,
    Item: terms.item,
    Name: terms.name,
    Duration: terms.duration,
    Swap: terms.swap,
    Wrap: terms.wrap,
    Unwrap: terms.unwrap,
    Supply: terms.supply,
    Withdraw: terms.withdraw,
    Borrow: terms.borrow,
    Repay: terms.repay,
    Stake: terms.stake,
    'Send item': terms.sendItem,
    'Several calls': terms.severalCalls,
    'Safe transaction': terms.safeTransaction,
    'Register a name': terms.registerName,
    'Revoke allowances': terms.revoke,
    'Take back what is left': terms.takeBack,
    'Allow spending': approve.approval,
    'Send token': approve.transfer,
    Recipient: approve.recipient,
    Spender: approve.spender,
    Token: approve.token,
    Until: approve.until,
    Deadline: approve.until,
    For: approve.typedFor,
  }
  return Object.hasOwn(known, term) ? (known[term] ?? term) : term
}
