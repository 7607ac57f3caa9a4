import { LOOKED_AT } from './limits.ts'
import {
  type Asked,
  fieldsOf,
  invalidAnswer,
  missing,
  type NamespacedWallet,
  sessionOf,
} from './wallet.ts'

const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const forwarded = ['signMessage', 'signPsbt', 'sendTransfer']

/**
 * Wallets that list themselves in `window.btc_providers` (WBIP-004), each by the path of its object.
 *
 * @see https://wbips.netlify.app/wbips/WBIP004
 */
export function findBtcProviders(window: Window): readonly NamespacedWallet[] {
  const listed: unknown = Reflect.get(window, 'btc_providers')
  if (!Array.isArray(listed)) return []
  return listed.slice(0, LOOKED_AT).flatMap((entry: unknown) => {
    const { id, name, icon } = fieldsOf(entry)
    if (typeof id !== 'string' || !/^[\w$.]{1,100}$/.test(id)) return []
    const find = () => id.split('.').reduce<unknown>((at, key) => Object(at)[key], window)
    const ask = async (method: string, params?: unknown) => {
      const provider = Object(find())
      if (typeof provider.request !== 'function') throw missing(method)
      const answer = Object(await provider.request(method, params))
      if (answer.error !== undefined) throw answer.error
      return fieldsOf(answer.result)
    }
    const request = async ({ method, params, account }: Asked) => {
      if (method === 'wallet_createSession') return connect(ask)
      // These wallets share nothing without asking their person.
      if (method === 'wallet_getSession') return sessionOf([])
      if (!forwarded.includes(method)) throw missing(method)
      return ask(method, { ...fieldsOf(params), address: account })
    }
    return [{ namespace: 'bip122', name, icon, provider: { request } }]
  })
}

async function connect(ask: (method: string, params?: unknown) => Promise<object>) {
  const { addresses } = fieldsOf(await ask('getAddresses', { purposes: ['payment'] }))
  if (!Array.isArray(addresses)) throw invalidAnswer()
  return sessionOf(
    addresses.slice(0, LOOKED_AT).flatMap((one: unknown) => {
      const { address, purpose = 'payment', symbol = 'BTC' } = fieldsOf(one)
      const isPayment = purpose === 'payment' && symbol === 'BTC'
      if (typeof address !== 'string' || !isPayment) return []
      return [[MAINNET, address] as const]
    }),
  )
}
