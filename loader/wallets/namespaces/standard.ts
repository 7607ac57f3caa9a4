import { ACCOUNTS } from './limits.ts'
import { missing, notShared } from './wallet.ts'

type Fields = Partial<Record<string, unknown>>

/** What we use of a Wallet Standard wallet; all of it is the wallet's word. */
export type StandardWallet = {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly string[]
  /** Calls what a feature offers; rejects with 4200 where the wallet lacks it. */
  readonly call: (feature: string, method: string, ...inputs: unknown[]) => Promise<unknown>
  /** As the wallet shares them at this moment. */
  readonly accounts: () => readonly StandardAccount[]
  readonly has: (feature: string) => boolean
  readonly onChange: (listener: () => void) => () => void
}

export type StandardAccount = {
  readonly address: string
  readonly chains: readonly string[]
  /** The wallet's own object, which it wants back. */
  readonly own: object
}

/** @see https://github.com/wallet-standard/wallet-standard */
export function readStandardWallet(wallet: object): StandardWallet {
  const read = (key: string): unknown => Reflect.get(wallet, key)
  const featureOf = (name: string): Fields => {
    const all: Fields = Object(read('features'))
    return Object(Object.hasOwn(all, name) ? all[name] : undefined)
  }
  return {
    name: read('name'),
    icon: read('icon'),
    chains: texts(read('chains')),
    has: (name) => Object.keys(featureOf(name)).length > 0,
    async call(name, method, ...inputs) {
      const feature = featureOf(name)
      const run = feature[method]
      if (typeof run !== 'function') throw missing(name)
      return Reflect.apply(run, feature, inputs)
    },
    accounts: () => accountsOf(read('accounts')),
    onChange(listener) {
      const { on } = featureOf('standard:events')
      const off = typeof on === 'function' ? on('change', listener) : undefined
      return () => {
        if (typeof off === 'function') off()
      }
    },
  }
}

/** Those of a list that are accounts at all. */
export function accountsOf(value: unknown): readonly StandardAccount[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, ACCOUNTS).flatMap((own: unknown) => {
    const { address, chains }: Fields = Object(own)
    if (typeof address !== 'string' || !/^[-.%a-zA-Z0-9]{1,128}$/.test(address)) return []
    return [{ address, chains: texts(chains), own: Object(own) }]
  })
}

/** The account that a request is for, as the wallet still shares it. */
export function accountFor(wallet: StandardWallet, address: unknown): StandardAccount {
  const account = wallet.accounts().find((one) => one.address === address)
  if (account === undefined) throw notShared()
  return account
}

function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, ACCOUNTS).filter((one) => typeof one === 'string' && one.length <= 60)
}
