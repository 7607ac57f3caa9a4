type Provider = {
  request: (request: { method: string; params?: unknown }) => PromiseLike<unknown>
}

type Request = { id: string; method: string; params?: unknown; env?: { sdkVersion?: string } }

/** What tests make of the next requests; `asked` is all that came. */
export type SafeHook = {
  asked: { method: string; params: unknown; origin: string }[]
  /** Questions about a transaction or a signature until its owners are done. */
  rounds: number
  /** Where messages are signed. */
  signing: 'now' | 'later' | 'onChain'
  /** The next request of this method is refused with this sentence. */
  refuseNext: (method: string, sentence: string) => void
  /** What becomes of transactions that are proposed from now on. */
  outcome: 'SUCCESS' | 'CANCELLED' | 'FAILED'
}

type Kept = { rounds: number; outcome: SafeHook['outcome']; finish: () => PromiseLike<unknown> }

const NO_HASH = `0x${'0'.repeat(64)}`

/**
 * Plays Safe around an app in a frame: the messages of its published Apps SDK, version 9. The
 * account behind it is the first of this provider; a transaction becomes one of that account.
 */
export function createSafe(provider: Provider) {
  const refusals: { method: string; sentence: string }[] = []
  const transactions = new Map<string, Kept>()
  const signatures = new Map<string, { rounds: number; signature: unknown }>()
  const hook: SafeHook = {
    asked: [],
    rounds: 0,
    signing: 'now',
    outcome: 'SUCCESS',
    refuseNext: (method, sentence) => void refusals.push({ method, sentence }),
  }
  const account = async () => String(first(await provider.request({ method: 'eth_accounts' })))

  function propose(finish: Kept['finish']): string {
    const id = `0x${hex(32)}`
    transactions.set(id, { rounds: hook.rounds, outcome: hook.outcome, finish })
    return id
  }

  async function sign(method: string, params: unknown[]): Promise<unknown> {
    const signature = await provider.request({ method, params })
    if (hook.signing === 'now') return { signature }
    if (hook.signing === 'onChain') {
      return { safeTxHash: propose(async () => NO_HASH) }
    }
    const messageHash = `0x${hex(32)}`
    signatures.set(messageHash, { rounds: hook.rounds, signature })
    return { messageHash }
  }

  async function details(id: string): Promise<unknown> {
    const kept = transactions.get(id)
    if (kept === undefined) throw new Error('Transaction not found')
    if (kept.rounds > 0) {
      kept.rounds -= 1
      return { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null }
    }
    if (kept.outcome !== 'SUCCESS') return { txStatus: kept.outcome, txHash: null }
    const txHash = await kept.finish()
    transactions.set(id, { ...kept, finish: async () => txHash })
    return { txStatus: 'SUCCESS', txHash }
  }

  async function answer({ method, params }: Request): Promise<unknown> {
    const given = record(params)
    switch (method) {
      case 'getSafeInfo': {
        const chainId = Number(await provider.request({ method: 'eth_chainId' }))
        const owner = await account()
        return { safeAddress: owner, chainId, threshold: 1, owners: [owner], isReadOnly: false }
      }
      case 'sendTransactions': {
        const { txs } = given
        if (!Array.isArray(txs) || txs.length === 0) throw new Error('No transactions were passed')
        const from = await account()
        return {
          safeTxHash: propose(async () => {
            let hash: unknown
            for (const tx of txs) {
              const { to, data, value } = record(tx)
              const transaction = {
                from,
                to,
                data,
                value: `0x${BigInt(String(value)).toString(16)}`,
              }
              const request = { method: 'eth_sendTransaction', params: [transaction] }
              hash = await provider.request(request)
            }
            return hash
          }),
        }
      }
      case 'getTxBySafeTxHash':
        return details(String(given.safeTxHash))
      case 'signMessage':
        return sign('personal_sign', [given.message, await account()])
      case 'signTypedMessage':
        return sign('eth_signTypedData_v4', [
          await account(),
          JSON.stringify({ ...record(given.typedData) }),
        ])
      case 'getOffChainSignature': {
        const kept = signatures.get(String(params))
        if (kept === undefined || kept.rounds === 0) return kept?.signature ?? ''
        kept.rounds -= 1
        return ''
      }
      case 'rpcCall':
        return provider.request({ method: String(given.call), params: given.params })
      default:
        throw new Error(`Unknown method ${method}`)
    }
  }

  /** One message of the app; the answer goes back to where it came from. */
  async function hear(
    request: Request,
    { origin, reply }: { origin: string; reply: (message: unknown) => void },
  ): Promise<void> {
    const { id, method, params, env } = request
    if (typeof id !== 'string' || typeof method !== 'string') return
    const version = env?.sdkVersion ?? ''
    hook.asked.push({ method, params, origin })
    const at = refusals.findIndex((refusal) => refusal.method === method)
    const [refused] = at === -1 ? [] : refusals.splice(at, 1)
    try {
      if (refused !== undefined) throw new Error(refused.sentence)
      reply({ id, success: true, version, data: await answer(request) })
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'Unknown error'
      reply({ id, success: false, version, error: sentence })
    }
  }
  return { hook, hear }
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function first(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
