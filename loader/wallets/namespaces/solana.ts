import { toBase58 } from '#protocol'
import { answeredBytes, base58Param, base64Param, toBase64 } from './bytes.ts'
import { TRANSACTIONS } from './limits.ts'
import { accountFor, accountsOf, type StandardWallet } from './standard.ts'
import {
  type Asked,
  fieldsOf,
  invalidAnswer,
  invalidParams,
  missing,
  sessionOf,
  WalletError,
} from './wallet.ts'

/** CAIP-2 names by the start of the genesis hash; the standard has words. */
const chains = new Map([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkcZ3'],
])
const SIGNATURE_BYTES = 64

type Call = (wallet: StandardWallet, asked: Asked) => Promise<unknown>

/** All that is ever asked of a wallet, by the names of WalletConnect's sessions. */
const calls = new Map<string, Call>(
  Object.entries<Call>({
    async wallet_createSession(wallet) {
      const answer = await wallet.call('standard:connect', 'connect')
      return session(wallet, Object(answer).accounts)
    },
    async wallet_getSession(wallet) {
      const answer = await wallet.call('standard:connect', 'connect', { silent: true })
      return session(wallet, Object(answer).accounts)
    },
    async solana_signMessage(wallet, { params, account }) {
      const message = base58Param(fieldsOf(params).message)
      const input = { account: accountFor(wallet, account).own, message }
      const [output] = await outputs(wallet, 'solana:signMessage', 'signMessage', [input])
      return { signature: signature(output?.signature) }
    },
    async solana_signTransaction(wallet, asked) {
      const [signed] = await sign(wallet, asked, [fieldsOf(asked.params).transaction])
      if (signed === undefined) throw invalidAnswer()
      // After the count of signatures, which is one byte while there are fewer than 128.
      return { transaction: toBase64(signed), signature: signature(signed.slice(1, 65)) }
    },
    async solana_signAllTransactions(wallet, asked) {
      const { transactions } = fieldsOf(asked.params)
      if (!Array.isArray(transactions) || transactions.length > TRANSACTIONS) {
        throw invalidParams('Expected a list of transactions')
      }
      return { transactions: (await sign(wallet, asked, transactions)).map(toBase64) }
    },
    async solana_signAndSendTransaction(wallet, asked) {
      const { transaction, sendOptions, options = sendOptions } = fieldsOf(asked.params)
      const input = { ...inputOf(wallet, asked, transaction), options }
      const feature = 'solana:signAndSendTransaction'
      const [output] = await outputs(wallet, feature, 'signAndSendTransaction', [input])
      return { signature: signature(output?.signature) }
    },
    async solana_signIn(wallet, { params }) {
      const [output] = await outputs(wallet, 'solana:signIn', 'signIn', [fieldsOf(params)])
      const [account] = accountsOf([output?.account])
      if (account === undefined) throw invalidAnswer()
      return {
        address: account.address,
        signedMessage: toBase64(answeredBytes(output?.signedMessage)),
        signature: signature(output?.signature),
      }
    },
  }),
)

/** One request to a wallet, with accounts and chains as they are at this moment. */
export async function askSolana(wallet: StandardWallet, asked: Asked): Promise<unknown> {
  const call = calls.get(asked.method)
  if (call === undefined) throw missing(asked.method)
  return call(wallet, asked)
}

function session(wallet: StandardWallet, given: unknown) {
  const accounts = accountsOf(given ?? wallet.accounts().map(({ own }) => own))
  return sessionOf(
    accounts.flatMap(({ address, chains: own }) =>
      own.filter(isSolana).map((chain) => [chains.get(chain) ?? chain, address] as const),
    ),
  )
}

async function sign(wallet: StandardWallet, asked: Asked, transactions: readonly unknown[]) {
  const inputs = transactions.map((one) => inputOf(wallet, asked, one))
  const answers = await outputs(wallet, 'solana:signTransaction', 'signTransaction', inputs)
  return answers.map(({ signedTransaction }) => answeredBytes(signedTransaction))
}

function inputOf(wallet: StandardWallet, { account, caipChainId }: Asked, transaction: unknown) {
  const { own, chains: shared } = accountFor(wallet, account)
  const chain = shared.find((one) => (chains.get(one) ?? one) === caipChainId)
  if (chain === undefined) throw new WalletError('The wallet is on another network', 4901)
  return { account: own, chain, transaction: base64Param(transaction) }
}

async function outputs(
  wallet: StandardWallet,
  feature: string,
  method: string,
  inputs: readonly object[],
): Promise<readonly Partial<Record<string, unknown>>[]> {
  const answer = await wallet.call(feature, method, ...inputs)
  if (!Array.isArray(answer) || answer.length !== inputs.length) throw invalidAnswer()
  return answer.map(Object)
}

function signature(value: unknown): string {
  const bytes = answeredBytes(value)
  if (bytes.length !== SIGNATURE_BYTES) throw invalidAnswer()
  return toBase58(bytes)
}

export function isSolana(chain: string): boolean {
  return chain.startsWith('solana:')
}
