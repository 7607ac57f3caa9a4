/** What the programs of tokens mean by their numbers. */
const tokenErrors: Readonly<Record<number, string>> = {
  1: 'there is not enough of it.',
  17: 'the account is frozen.',
  24: 'it would not leave enough for rent.',
}

/** Why the chain undoes a transaction, in words as far as there are any. */
export function whyNot(error: unknown, logs: readonly string[] = []): string {
  const text = JSON.stringify(error)
  const custom = /"Custom":(\d{1,10})/.exec(text)?.[1]
  const known = custom === undefined ? undefined : tokenErrors[Number(custom)]
  if (known !== undefined) return known
  if (/InsufficientFundsForRent/.test(text)) return 'it would not leave enough for rent.'
  if (/InsufficientFundsForFee|AccountNotFound/.test(text))
    return 'there is not enough for its fee.'
  if (/BlockhashNotFound/.test(text)) return 'it came too late.'
  const said = logs.findLast((line) => /^Program log: Error/.test(line))
  return said?.slice('Program log: '.length) ?? text.slice(0, 200)
}
