import { LOOKED_AT } from './limits.ts'
import {
  type Asked,
  fieldsOf,
  invalidAnswer,
  missing,
  type NamespacedWallet,
  notShared,
  sessionOf,
} from './wallet.ts'

const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

/**
 * Extensions of `window.injectedWeb3`: each asks its person once, when it is enabled.
 *
 * @see https://polkadot.js.org/docs/extension/
 */
export function findInjectedWeb3(
  window: Window & { location: Location },
): readonly NamespacedWallet[] {
  const all: Partial<Record<string, unknown>> = Object(Reflect.get(window, 'injectedWeb3'))
  return Object.keys(all)
    .slice(0, LOOKED_AT)
    .map((name) => {
      let enabled: Promise<Partial<Record<string, unknown>>> | undefined
      const enable = async () => {
        const { enable: run, connect = run } = fieldsOf(all[name])
        if (typeof connect !== 'function') throw missing('enable')
        return fieldsOf(await Reflect.apply(connect, all[name], [window.location.host]))
      }
      const request = async ({ method, params, account }: Asked) => {
        if (method === 'wallet_getSession' && enabled === undefined) return sessionOf([])
        enabled ??= enable()
        enabled.catch(() => {
          enabled = undefined // a person who declined is asked again next time
        })
        const injected = await enabled
        const addresses = await addressesOf(injected)
        if (method === 'wallet_createSession' || method === 'wallet_getSession') {
          return sessionOf(addresses.map((address) => [POLKADOT, address] as const))
        }
        if (account === undefined || !addresses.includes(account)) throw notShared()
        return sign(injected, { method, params, account })
      }
      return { namespace: 'polkadot', name, icon: undefined, provider: { request } }
    })
}

async function addressesOf(injected: Partial<Record<string, unknown>>): Promise<string[]> {
  const { accounts } = injected
  const { get } = fieldsOf(accounts)
  if (typeof get !== 'function') throw missing('accounts')
  const found: unknown = await Reflect.apply(get, accounts, [])
  if (!Array.isArray(found)) throw invalidAnswer()
  return found.slice(0, LOOKED_AT).flatMap((one: unknown) => {
    const { address } = fieldsOf(one)
    return typeof address === 'string' && /^[1-9A-HJ-NP-Za-km-z]{1,64}$/.test(address)
      ? [address]
      : []
  })
}

async function sign(
  { signer }: Partial<Record<string, unknown>>,
  { method, params, account }: Asked & { account: string },
) {
  const { message, transactionPayload } = fieldsOf(params)
  const { signRaw, signPayload } = fieldsOf(signer)
  if (method === 'polkadot_signMessage' && typeof signRaw === 'function') {
    const data = `0x${Array.from(new TextEncoder().encode(String(message)), hex).join('')}`
    return signatureOf(
      await Reflect.apply(signRaw, signer, [{ address: account, data, type: 'bytes' }]),
    )
  }
  if (method === 'polkadot_signTransaction' && typeof signPayload === 'function') {
    const payload = { ...fieldsOf(transactionPayload), address: account }
    return signatureOf(await Reflect.apply(signPayload, signer, [payload]))
  }
  throw missing(method)
}

function signatureOf(answer: unknown) {
  const { signature } = fieldsOf(answer)
  if (typeof signature !== 'string' || !/^0x[0-9a-f]{2,260}$/i.test(signature))
    throw invalidAnswer()
  return { signature }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
