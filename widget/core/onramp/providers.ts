/** Who sells. */
export type Provider = {
  readonly id: 'coinbase'
  readonly name: string
  /** Of the amount, in percent: what buying there costs, from and to (S9.03). */
  readonly feeFrom: number
  readonly feeTo: number
}

export const coinbase: Provider = { id: 'coinbase', name: 'Coinbase', feeFrom: 1, feeTo: 2 }

/**
 * Who can be bought from here. The other provider that is common wants a key of the site's own
 * contract with it, which no option of this widget carries.
 */
export const providers: readonly Provider[] = [coinbase]
