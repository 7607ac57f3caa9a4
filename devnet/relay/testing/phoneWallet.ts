import { Core } from '@walletconnect/core'
import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import { type Hex, isHex, sha256, stringToHex, toBytes } from 'viem'
import { devAccount } from '../../chains/accounts.ts'
import { createChainClient } from '../../chains/client.ts'
import type { ChainState } from '../../control/state.ts'
import { createPhoneSolana, type PhoneSolanaOptions } from './phoneSolana.ts'

/** Methods and events that the wallet grants where it is asked for them. */
const grantedMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const grantedEvents = ['chainChanged', 'accountsChanged']

type Proposal = {
  id: number
  params: {
    proposer: { metadata: { name: string; url: string } }
    optionalNamespaces: Record<string, { chains?: string[] | undefined }>
  }
}
type Asked = {
  topic: string
  id: number
  params: { chainId: string; request: { method: string; params: unknown[] } }
}
type Authentication = WalletKitTypes.SessionAuthenticate
const userRejected = { code: 5000, message: 'User rejected.' }
type Namespaces = Record<
  string,
  { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
>

type Answer = { result: unknown } | { error: { code: number; message: string } }

export type PhoneWallet = Awaited<ReturnType<typeof startPhoneWallet>>

/**
 * A wallet on another device: Reown's own kit over the local relay, with the first account of the
 * dev mnemonic. It approves by itself until it is told otherwise.
 */
export async function startPhoneWallet(options: {
  relay: { url: string; httpUrl: string }
  /** For transactions; without chains they are refused. */
  chains?: readonly ChainState[] | undefined
  /** CAIP-2 ids it has accounts on. @default the chains given, else the devnet's */
  caipChainIds?: readonly string[] | undefined
  accountIndex?: number | undefined
  /** Its account on Solana. @default none */
  solana?: PhoneSolanaOptions | undefined
}) {
  const { relay, chains = [], accountIndex = 0 } = options
  const known = options.caipChainIds ?? chains.map(({ chainId }) => `eip155:${chainId}`)
  // Two peers of one process would otherwise share the first one's core.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const core = new Core({ projectId: 'devnet', relayUrl: relay.url, logger: 'silent' })
  // The real service cannot be reached, and a wallet waits for its key for ever.
  Object.assign(core.verify, { verifyUrlV3: `${relay.httpUrl}/v3` })
  const kit = await WalletKit.init({
    // Its own class; only its optional fields are declared less strictly.
    core: core as unknown as Parameters<typeof WalletKit.init>[0]['core'],
    metadata: {
      name: 'Phone Wallet',
      description: 'The devnet’s wallet on another device',
      url: 'https://phone-wallet.example',
      icons: [],
    },
  })
  const account = devAccount(accountIndex)
  const solana =
    options.solana && createPhoneSolana(sha256(toBytes(account.address), 'bytes'), options.solana)
  const proposals: Proposal[] = []
  const authentications: Authentication[] = []
  const requests: Asked[] = []
  const deleted: string[] = []
  const namespaces = (caipChainIds = known): Namespaces => ({
    eip155: {
      chains: [...caipChainIds],
      accounts: caipChainIds.map((id) => `${id}:${account.address}`),
      methods: grantedMethods,
      events: grantedEvents,
    },
    ...(solana === undefined ? {} : { solana: solana.namespace }),
  })
  const topic = (): string => {
    const [first] = Object.keys(kit.getActiveSessions())
    if (first === undefined) throw new Error('The phone wallet has no session')
    return first
  }
  const approve = (proposal: Proposal, granted: Namespaces = namespaces()) =>
    kit.approveSession({ id: proposal.id, namespaces: granted })
  const reject = (proposal: Proposal) =>
    kit.rejectSession({ id: proposal.id, reason: userRejected })
  const answer = async (asked: Asked) =>
    kit.respondSessionRequest({
      topic: asked.topic,
      response: { id: asked.id, jsonrpc: '2.0', ...(await answerOf(asked)) },
    })
  /** Signs one message per chain (CAIP-74), with methods and chains in its last resource. */
  async function authenticate({ id, params: { authPayload } }: Authentication): Promise<void> {
    const payload = populateAuthPayload({
      authPayload,
      chains: [...known],
      methods: grantedMethods,
    })
    const auths = payload.chains.map(async (caipChainId) => {
      const iss = `${caipChainId}:${account.address}`
      const asked = { ...payload, ...wallet.signsInstead }
      const message = kit.formatAuthMessage({ request: asked, iss: `did:pkh:${iss}` })
      const signature = await account.signMessage({ message })
      return buildAuthObject(asked, { t: 'eip191', s: signature }, iss)
    })
    await kit.approveSessionAuthenticate({ id, auths: await Promise.all(auths) })
  }
  const wallet = {
    kit,
    account,
    solana,
    proposals,
    authentications,
    requests,
    deleted,
    namespaces,
    topic,
    approve,
    reject,
    answer,
    /** What it does with the next proposal or request. */
    onProposal: 'approve' as 'approve' | 'reject' | 'wait',
    /** From now on it can sign in while it connects, and does so or declines. */
    learnToSignIn(how: 'sign' | 'reject') {
      kit.on('session_authenticate', (asked) => {
        authentications.push(asked)
        const { id } = asked
        if (how === 'sign') settle(authenticate(asked))
        else settle(kit.rejectSessionAuthenticate({ id, reason: userRejected }))
      })
    },
    /** What its message says in the place of what was asked. */
    signsInstead: {} as { nonce?: string; domain?: string },
    onRequest: 'approve' as 'approve' | 'reject' | 'wait',
    pair: (uri: string) => kit.pair({ uri }),
    emit: (name: string, data: unknown, chainId: string) =>
      kit.emitSessionEvent({ topic: topic(), event: { name, data }, chainId }),
    update: (granted: Namespaces) => kit.updateSession({ topic: topic(), namespaces: granted }),
    disconnect: () =>
      kit.disconnectSession({
        topic: topic(),
        reason: { code: 6000, message: 'User disconnected.' },
      }),
    stop: async () => {
      core.heartbeat.stop()
      // What is still on its way would open the socket again, and again, without end.
      core.relayer.transportOpen = async () => undefined
      Reflect.set(core.relayer, 'connect', async () => undefined)
      Reflect.set(core.relayer, 'toEstablishConnection', async () => {
        throw new Error('The phone wallet is stopped')
      })
      await core.relayer.transportClose()
    },
  }

  async function answerOf({ params: { chainId, request } }: Asked): Promise<Answer> {
    if (wallet.onRequest === 'reject') return { error: { code: 4001, message: 'User rejected' } }
    if (solana?.settings.lacks.includes(request.method)) {
      return { error: { code: 5101, message: 'Unsupported methods.' } }
    }
    try {
      return { result: await perform(chainId, request) }
    } catch (error) {
      return { error: { code: -32603, message: String(error).slice(0, 200) } }
    }
  }

  async function perform(
    caipChainId: string,
    { method, params }: { method: string; params: unknown[] },
  ): Promise<unknown> {
    if (method === 'personal_sign') {
      const text = String(params[0])
      const raw: Hex = isHex(text) ? text : stringToHex(text)
      return account.signMessage({ message: { raw } })
    }
    if (method.startsWith('solana_')) return solana?.perform(method, params)
    if (method === 'eth_signTypedData_v4')
      return account.signTypedData(JSON.parse(String(params[1])))
    if (method === 'eth_sendTransaction') return send(caipChainId, params[0])
    if (method.startsWith('wallet_')) return null
    throw new Error(`The phone wallet has no ${method}`)
  }

  function send(caipChainId: string, sent: unknown): Promise<Hex> {
    const chain = chains.find(({ chainId }) => caipChainId === `eip155:${chainId}`)
    if (chain === undefined) throw new Error(`The phone wallet is not on ${caipChainId}`)
    const { to, data, value } = sent as { to: Hex; data?: Hex; value?: Hex } // its own demo pages
    const { chainId, name, directRpcUrl } = chain
    return createChainClient({ chainId, name, url: directRpcUrl, account }).sendTransaction({
      to,
      ...(data === undefined ? {} : { data }),
      value: BigInt(value ?? '0x0'),
    })
  }

  kit.on('session_proposal', (proposal) => {
    proposals.push(proposal as Proposal)
    if (wallet.onProposal === 'approve') settle(approve(proposal as Proposal))
    if (wallet.onProposal === 'reject') settle(reject(proposal as Proposal))
  })
  kit.on('session_request', (asked) => {
    requests.push(asked as Asked)
    if (wallet.onRequest !== 'wait') settle(answer(asked as Asked))
  })
  kit.on('session_delete', ({ topic }) => deleted.push(topic))
  return wallet
}

/** What fails here shows in the test that waits for it. */
function settle(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error('phone wallet:', error))
}
