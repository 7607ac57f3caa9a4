import { BaseError } from '#protocol'
import type { WalletProvider } from '../wallets.ts'
import { pause } from './pause.ts'
import { SAFE_ANSWER_MS, SAFE_POLL_MS, SAFE_UNKNOWN_ANSWERS } from './limits.ts'
import type { SafeChannel } from './safeChannel.ts'
import {
  bundle,
  call,
  details,
  receipt,
  safeHash,
  safeInfo,
  sent,
  signature,
  signed,
} from './shapes.ts'

/** What the standard calls the states of a transaction of Safe (EIP-5792). */
const callCodes: Readonly<Record<string, number>> = { SUCCESS: 200, CANCELLED: 400, FAILED: 500 }

/**
 * A Safe as an EIP-1193 provider. What its owners sign or execute later is waited for: the answer
 * is a signature (ERC-1271) or the hash of a transaction on the chain, never an id of Safe's own.
 * Call bundles go out as one transaction (EIP-5792), and there the id is Safe's.
 */
export function createSafeProvider({
  channel,
  pollMs = SAFE_POLL_MS,
  signal,
}: {
  readonly channel: SafeChannel
  /** How often Safe is asked whether its owners are done. */
  readonly pollMs?: number | undefined
  readonly signal: AbortSignal
}): WalletProvider {
  const info = () => channel.ask('getSafeInfo', undefined, safeInfo, SAFE_ANSWER_MS)
  const find = (safeTxHash: string) =>
    channel.ask('getTxBySafeTxHash', { safeTxHash }, details, SAFE_ANSWER_MS)

  async function assertOwn(address: unknown): Promise<void> {
    const { safeAddress } = await info()
    if (String(address).toLowerCase() === safeAddress.toLowerCase()) return
    throw new BaseError('The account is not this Safe', { code: 4100 })
  }

  /** The hash on the chain, once enough owners have confirmed and one has executed it. */
  async function executed(safeTxHash: string): Promise<string> {
    let unknown = 0
    for (;;) {
      const found = await find(safeTxHash).catch((error: unknown) => {
        signal.throwIfAborted()
        unknown += 1
        if (unknown > SAFE_UNKNOWN_ANSWERS) throw error
        return undefined
      })
      if (found?.txHash) return found.txHash
      if (found?.txStatus === 'CANCELLED') {
        throw new BaseError('The owners of the Safe cancelled it', { code: 4001 })
      }
      if (found?.txStatus === 'FAILED') {
        throw new BaseError('Safe could not execute it', { code: -32603 })
      }
      await pause(pollMs, signal)
    }
  }

  async function sign(method: string, params: unknown): Promise<string> {
    const answer = await channel.ask(method, params, signed)
    if (answer.signature) return answer.signature
    if (answer.safeTxHash) {
      await executed(answer.safeTxHash)
      return '0x' // the chain itself remembers what was signed: ERC-1271 asks for nothing else
    }
    for (;;) {
      const { messageHash } = answer
      const found = await channel.ask(
        'getOffChainSignature',
        messageHash,
        signature,
        SAFE_ANSWER_MS,
      )
      if (found && found !== '0x') return found
      await pause(pollMs, signal)
    }
  }

  async function propose(txs: readonly unknown[], gas?: unknown): Promise<string> {
    const calls = txs.map((tx) => {
      const { to, data = '0x', value = '0' } = parsed(call, tx, 'a call')
      return { to, data, value: String(BigInt(value)) }
    })
    if (calls.length === 0) throw new BaseError('Expected a call', { code: -32602 })
    const safeTxGas = typeof gas === 'string' ? Number(gas) : undefined
    const params = safeTxGas === undefined ? undefined : { safeTxGas }
    return (await channel.ask('sendTransactions', { txs: calls, params }, sent)).safeTxHash
  }

  async function sendCalls(asked: unknown): Promise<{ id: string }> {
    const { calls, from, chainId } = parsed(bundle, asked, 'a bundle of calls')
    const { chainId: own } = await info()
    if (chainId !== undefined && Number(chainId) !== own) {
      throw new BaseError('The Safe is on another network', { code: 4901 })
    }
    if (from !== undefined) await assertOwn(from)
    return { id: await propose(calls) }
  }

  async function callsStatus(id: unknown): Promise<unknown> {
    const safeTxHash = parsed(safeHash, id, 'the id of a bundle')
    const [{ chainId }, { txStatus, txHash }] = await Promise.all([info(), find(safeTxHash)])
    const bundle = { version: '2.0.0', id, chainId: toHex(chainId), atomic: true }
    const ended = callCodes[txStatus] ?? 100
    if (!txHash) return { ...bundle, status: ended }
    const payload = { call: 'eth_getTransactionReceipt', params: [txHash] }
    const found = await channel.ask('rpcCall', payload, receipt, SAFE_ANSWER_MS)
    if (found === null) return { ...bundle, status: 100 }
    const { blockHash, blockNumber, gasUsed, status, logs = [] } = found
    const transactionHash = txHash
    const receipts = [{ transactionHash, blockHash, blockNumber, gasUsed, status, logs }]
    return { ...bundle, status: ended, receipts }
  }

  async function switchChain(asked: unknown): Promise<null> {
    const { chainId } = await info()
    const wanted = Number(Reflect.get(Object(asked), 'chainId'))
    if (wanted === chainId) return null
    throw new BaseError('This Safe lives on one network. Open another Safe in Safe itself.', {
      code: 4200,
    })
  }

  return {
    async request({ method, params }) {
      const [first, second] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [(await info()).safeAddress]
        case 'eth_chainId':
          return toHex((await info()).chainId)
        case 'personal_sign':
          await assertOwn(second)
          return sign('signMessage', { message: first })
        case 'eth_signTypedData_v4':
          await assertOwn(first)
          return sign('signTypedMessage', { typedData: typedData(second) })
        case 'eth_sendTransaction':
          return executed(await propose([first], Reflect.get(Object(first), 'gas')))
        case 'wallet_sendCalls':
          return sendCalls(first)
        case 'wallet_getCallsStatus':
          return callsStatus(first)
        case 'wallet_getCapabilities':
          return { [toHex((await info()).chainId)]: { atomic: { status: 'supported' } } }
        case 'wallet_switchEthereumChain':
          return switchChain(first)
        default:
          throw new BaseError(`Safe does not know ${method}`, { code: 4200 })
      }
    },
  }
}

function toHex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

/** Libraries send it as text; Safe wants what it says. */
function typedData(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch (cause) {
    throw new BaseError('Typed data is not JSON', { code: -32602, cause })
  }
}

type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

function parsed<T>(schema: Schema<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new BaseError(`Expected ${what}`, { code: -32602 })
}
