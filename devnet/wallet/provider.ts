import { type Hex, isHex, numberToHex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Answer, Approval } from './approval.ts'
import { askInPage, askInPopup } from './ask.ts'
import type { WalletConfig, WalletOptions } from './config.ts'
import { describeMessage, describeTransaction, describeTypedData } from './describe.ts'
import { errors, ProviderError } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { readMemory, writeMemory } from './memory.ts'
import { chainIdOf, isAddressText, recordAt, textAt, transactionParams } from './params.ts'
import { readMethods } from './readMethods.ts'
import { rpc } from './rpc.ts'
import { sendTransaction } from './transaction.ts'

type Request = { method: string; params?: unknown }
type Listener = (value: never) => void
type Words = Partial<Approval> & Pick<Approval, 'title' | 'summary'>

/** Methods of which a second one is refused while the first waits for the person. */
const oneAtATime = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

/** The Devnet Wallet as an EIP-1193 provider, and the hook that steers it. */
export function createProvider(config: WalletConfig, options: WalletOptions) {
  const chains = [...config.chains]
  const listeners = new Map<string, Set<Listener>>()
  const failures: { method: string | undefined; error: ProviderError }[] = []
  const waiting = new Set<string>()
  const remembered = readMemory()
  let connected = remembered !== undefined
  let account = remembered?.account ?? 0
  let chainId = remembered?.chainId ?? chains[0]?.chainId ?? 0
  let queue: Promise<unknown> = Promise.resolve()

  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const current = () => {
    const key = config.accounts[account]
    const chain = chains.find((candidate) => candidate.chainId === chainId)
    if (key === undefined || chain === undefined) throw errors.internal('The wallet has no account')
    return { key, chain }
  }
  const addresses = () => (connected ? [current().key.address.toLowerCase()] : [])
  const remember = () => writeMemory(connected ? { account, chainId } : undefined)

  function connectPage(chosen: number): void {
    const before = addresses().join()
    const first = !connected
    connected = true
    account = chosen
    remember()
    if (first) emit('connect', { chainId: numberToHex(chainId) })
    if (addresses().join() !== before) emit('accountsChanged', addresses())
  }

  function disconnectPage(): void {
    if (!connected) return
    connected = false
    remember()
    emit('accountsChanged', [])
  }

  function useChain(next: number): void {
    if (next === chainId) return
    chainId = next
    remember()
    emit('chainChanged', numberToHex(next))
  }

  /** Asks the person; one question after the other. */
  async function ask(method: string, words: Words): Promise<Answer> {
    if (oneAtATime.has(method) && waiting.has(method)) throw errors.pending(method)
    waiting.add(method)
    const turn = queue.then(async () => {
      const approval: Approval = {
        origin: location.origin,
        network: current().chain.name,
        facts: [],
        chosen: account,
        ...words,
      }
      if (hook.mode === 'auto') return { approved: true, account }
      return hook.mode === 'inpage' ? askInPage(approval) : askInPopup(approval, config.walletOrigin)
    })
    queue = turn.catch(() => undefined)
    try {
      const answer = await turn
      if (hook.delay > 0) await new Promise((resolve) => setTimeout(resolve, hook.delay))
      if (!answer.approved) throw errors.rejected()
      return answer
    } finally {
      waiting.delete(method)
    }
  }

  async function requestAccounts(method: string): Promise<void> {
    const { account: chosen } = await ask(method, {
      title: 'Connect',
      summary: 'This page wants to see your account and ask for approvals.',
      accounts: config.accounts.map(({ address }) => address),
    })
    connectPage(chosen)
  }

  function permissions() {
    if (!connected) return []
    return [
      {
        parentCapability: 'eth_accounts',
        invoker: location.origin,
        date: Date.now(),
        caveats: [{ type: 'restrictReturnedAccounts', value: addresses() }],
      },
    ]
  }

  function authorized(address: unknown) {
    const { key, chain } = current()
    if (!connected) throw errors.unauthorized()
    if (!isAddressText(address)) throw errors.invalidParams('The account must be an address')
    if (address.toLowerCase() !== key.address.toLowerCase()) throw errors.unauthorized()
    return { key, chain, signer: privateKeyToAccount(key.privateKey) }
  }

  async function signMessage(params: unknown): Promise<Hex> {
    const { signer } = authorized(textAt(params, 1))
    const text = textAt(params, 0)
    const raw = isHex(text) ? text : toHex(text)
    await ask('personal_sign', describeMessage(raw))
    return signer.signMessage({ message: { raw } })
  }

  async function signTypedData(params: unknown): Promise<Hex> {
    const { signer, chain } = authorized(textAt(params, 0))
    const given: unknown = Array.isArray(params) ? params[1] : undefined
    const typedData = parseTypedData(given)
    const asked = typedData.domain?.chainId
    if (asked !== undefined && Number(asked) !== chain.chainId) {
      throw errors.invalidParams(
        `Provided chainId "${String(asked)}" must match the active chainId "${chain.chainId}"`,
      )
    }
    await ask('eth_signTypedData_v4', describeTypedData(typedData))
    return signer.signTypedData(typedData)
  }

  async function transact(params: unknown): Promise<string> {
    const transaction = transactionParams(params)
    const { key, chain } = authorized(transaction.from)
    if (transaction.chainId !== undefined && transaction.chainId !== chain.chainId) {
      throw errors.invalidParams(
        `The transaction is for chain ${transaction.chainId}, the wallet is on ${chain.chainId}`,
      )
    }
    await ask('eth_sendTransaction', describeTransaction(transaction, config))
    return sendTransaction({
      chain,
      privateKey: key.privateKey,
      transaction,
      lie: hook.lie.transaction,
    })
  }

  async function switchChain(params: unknown): Promise<null> {
    const next = chainIdOf(recordAt(params, 0))
    const chain = chains.find((candidate) => candidate.chainId === next)
    if (chain === undefined) throw errors.unknownChain(numberToHex(next))
    if (next === chainId) return null
    await ask('wallet_switchEthereumChain', {
      title: 'Switch network',
      summary: `Use ${chain.name} on this page.`,
      facts: [{ name: 'Network', value: chain.name }],
    })
    useChain(next)
    return null
  }

  async function addChain(params: unknown): Promise<null> {
    const record = recordAt(params, 0)
    const next = chainIdOf(record)
    const { chainName, rpcUrls } = record
    const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
    if (typeof rpcUrl !== 'string') throw errors.invalidParams(`'rpcUrls' must name a node`)
    if (chains.some((candidate) => candidate.chainId === next)) return switchChain(params)
    const name = typeof chainName === 'string' ? chainName : `Chain ${next}`
    await ask('wallet_addEthereumChain', {
      title: 'Add network',
      summary: `Add ${name} to the wallet and use it on this page.`,
      facts: [
        { name: 'Network', value: name },
        { name: 'Chain ID', value: String(next) },
        { name: 'Node', value: rpcUrl },
      ],
    })
    const answered = Number(await rpc(rpcUrl, 'eth_chainId', []))
    if (answered !== next) {
      throw errors.invalidParams(`The node at ${rpcUrl} is on chain ${answered}, not ${next}`)
    }
    chains.push({ chainId: next, name, rpcUrl })
    useChain(next)
    return null
  }

  async function answer({ method, params }: Request): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return addresses()
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'net_version':
        return String(chainId)
      case 'eth_requestAccounts':
        if (!connected) await requestAccounts(method)
        return addresses()
      case 'wallet_requestPermissions':
        recordAt(params, 0)
        await requestAccounts(method)
        return permissions()
      case 'wallet_getPermissions':
        return permissions()
      case 'wallet_revokePermissions':
        disconnectPage()
        return null
      case 'personal_sign':
        return signMessage(params)
      case 'eth_signTypedData_v4':
        return signTypedData(params)
      case 'eth_sendTransaction':
        return transact(params)
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_addEthereumChain':
        return addChain(params)
      case 'wallet_watchAsset':
        await ask(method, { title: 'Watch a token', summary: 'Show this token in the wallet.' })
        return true
      case 'wallet_getCapabilities':
        return Object.fromEntries(
          chains.map((chain) => [
            numberToHex(chain.chainId),
            { atomic: { status: 'unsupported' } },
          ]),
        )
      default:
        if (!readMethods.has(method)) throw errors.unsupported(method)
        return rpc(current().chain.rpcUrl, method, params)
    }
  }

  async function request(asked: Request): Promise<unknown> {
    if (typeof asked !== 'object' || asked === null || typeof asked.method !== 'string') {
      throw new ProviderError(-32600, 'A request needs a method')
    }
    hook.requests.push({ method: asked.method, params: asked.params })
    const failing = failures.findIndex(
      ({ method }) => method === undefined || method === asked.method,
    )
    const [failure] = failing === -1 ? [] : failures.splice(failing, 1)
    if (failure !== undefined) throw failure.error
    const truth = await answer(asked)
    const lies = hook.lie.results ?? {}
    return Object.hasOwn(lies, asked.method) ? lies[asked.method] : truth
  }

  const failNext: DevnetWalletHook['failNext'] = (method, { code, message, data }) => {
    failures.push({ method, error: new ProviderError(code, message, data) })
  }
  const hook: DevnetWalletHook = {
    mode: options.mode,
    delay: 0,
    lie: {},
    requests: [],
    failNext,
    rejectNext: (method) => failNext(method, errors.rejected()),
    lockNext: (method) => failNext(method, errors.unauthorized('The wallet is locked.')),
    pendingNext: (method) => failNext(method, errors.pending(method ?? 'any')),
    switchAccount(index) {
      account = index
      remember()
      if (connected) emit('accountsChanged', addresses())
    },
    switchChain: useChain,
    disconnect() {
      disconnectPage()
      emit('disconnect', errors.disconnected())
    },
    forgetChain(forgotten) {
      const index = chains.findIndex((chain) => chain.chainId === forgotten)
      if (index !== -1) chains.splice(index, 1)
      const [first] = chains
      if (first !== undefined && forgotten === chainId) useChain(first.chainId)
    },
  }

  const provider = {
    isDevnetWallet: true,
    request: (asked: Request): PromiseLike<unknown> =>
      hook.lie.answerTwice === true ? twice(request(asked)) : request(asked),
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  return { provider, hook }
}

/** Not a promise but a thenable that calls back twice: real promises cannot, bad wallets can. */
function twice(answer: Promise<unknown>): PromiseLike<unknown> {
  const callTwice: Promise<unknown>['then'] = (resolve, reject) =>
    answer.then((value) => {
      const first = resolve?.(value)
      resolve?.(null)
      return first as never
    }, reject)
  // biome-ignore lint/suspicious/noThenProperty: the thenable is the point
  return { then: callTwice }
}

type TypedData = {
  domain?: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

function parseTypedData(given: unknown): TypedData {
  let value = given
  if (typeof given === 'string') {
    try {
      value = JSON.parse(given)
    } catch {
      throw errors.invalidParams('Typed data must be JSON')
    }
  }
  const ok =
    typeof value === 'object' &&
    value !== null &&
    'types' in value &&
    'message' in value &&
    'primaryType' in value &&
    typeof value.primaryType === 'string'
  if (!ok) throw errors.invalidParams('Typed data needs types, primaryType and message')
  // The fields that are used were just checked; viem checks the types' contents.
  return value as TypedData
}
