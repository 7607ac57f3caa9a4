import { answeredBytes, base64Param, toBase64 } from './bytes.ts'
import { accountFor, accountsOf, type StandardWallet } from './standard.ts'
import { type Asked, fieldsOf, invalidAnswer, invalidParams, missing, sessionOf } from './wallet.ts'

/** CAIP-2 names by the start of the genesis block's hash. */
const chains = new Map([
  ['bitcoin:mainnet', 'bip122:000000000019d6689c085ae165831e93'],
  ['bitcoin:testnet', 'bip122:000000000933ea01ad0ee984209779ba'],
])

/** Wallet Standard's bitcoin features, by the names of WalletConnect's sessions. */
export async function askBitcoin(wallet: StandardWallet, asked: Asked): Promise<unknown> {
  const { method, params, account } = asked
  const fields = fieldsOf(params)
  switch (method) {
    case 'wallet_createSession': {
      const input = { purposes: ['payment'] }
      const answer = await wallet.call('bitcoin:connect', 'connect', input)
      return session(Object(answer).accounts)
    }
    case 'wallet_getSession':
      return session(wallet.accounts().map(({ own }) => own))
    case 'signMessage': {
      if (typeof fields.message !== 'string') throw invalidParams('Expected a message')
      const input = {
        account: accountFor(wallet, account).own,
        message: new TextEncoder().encode(fields.message),
      }
      const [output] = await outputs(wallet, 'bitcoin:signMessage', 'signMessage', input)
      return { address: account, signature: toBase64(answeredBytes(output?.signature)) }
    }
    case 'signPsbt': {
      const input = {
        account: accountFor(wallet, account).own,
        psbt: base64Param(fields.psbt),
        inputsToSign: [],
      }
      const [output] = await outputs(wallet, 'bitcoin:signTransaction', 'signTransaction', input)
      return { psbt: toBase64(answeredBytes(output?.signedPsbt)) }
    }
    default:
      throw missing(method)
  }
}

export function isBitcoin(chain: string): boolean {
  return chain.startsWith('bitcoin:')
}

function session(given: unknown) {
  return sessionOf(
    accountsOf(given).flatMap(({ address, chains: own }) =>
      own.flatMap((chain) => {
        const id = chains.get(chain)
        return id === undefined ? [] : [[id, address] as const]
      }),
    ),
  )
}

async function outputs(wallet: StandardWallet, feature: string, method: string, input: object) {
  const answer = await wallet.call(feature, method, input)
  if (!Array.isArray(answer)) throw invalidAnswer()
  return answer.map((one): Partial<Record<string, unknown>> => Object(one))
}
