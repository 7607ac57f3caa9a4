import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { type Bundle, findBundle, keepBundle } from './bundles.ts'
import { type Call, callsParams } from './callsParams.ts'
import { isDelegated } from './capabilities.ts'
import type { WalletConfig } from './config.ts'
import { describeTransaction } from './describe.ts'
import { errors } from './errors.ts'
import type { DevnetWalletHook, Lie } from './hook.ts'
import type { Ask } from './questions.ts'
import type { Session } from './session.ts'
import { authorized } from './signing.ts'
import { nodeError, signerOn } from './transaction.ts'

type Context = { session: Session; ask: Ask; config: WalletConfig; hook: DevnetWalletHook }
type Chain = WalletConfig['chains'][number]
type Key = WalletConfig['accounts'][number]

const MOST_CALLS = 10
const batchAbi = parseAbi([
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])

/** wallet_sendCalls, EIP-5792: one question for all calls, one transaction where it can be. */
export async function sendCalls(context: Context, params: unknown): Promise<{ id: string }> {
  const { session, ask, config, hook } = context
  if (hook.calls === 'off') throw errors.unsupported('wallet_sendCalls')
  const asked = callsParams(params)
  const [capability] = asked.capabilities
  if (capability !== undefined) throw errors.unsupportedCapability(capability)
  if (session.findChain(asked.chainId) === undefined) throw errors.unsupportedChain(asked.chainId)
  const { key, chain } = authorized(session, asked.from ?? session.addresses()[0] ?? '0x')
  if (asked.chainId !== chain.chainId) {
    throw errors.invalidParams(
      `The bundle is for chain ${asked.chainId}, the wallet is on ${chain.chainId}`,
    )
  }
  if (asked.calls.length > MOST_CALLS) throw errors.bundleTooLarge(MOST_CALLS)
  const isAtomic = hook.calls !== 'sequential' && chain.batchAccount !== undefined
  if (asked.atomicRequired && !isAtomic) throw errors.atomicityUnsupported()
  const id = asked.id ?? crypto.randomUUID()
  const refuseTwin = () => {
    if (findBundle(id) !== undefined) throw errors.duplicateId()
  }
  refuseTwin()
  await ask('wallet_sendCalls', describeCalls(asked.calls, key.address, config))
  const isUpgraded = await isDelegated(chain, key.address)
  // Its twin may have been approved in another window meanwhile.
  refuseTwin()
  if (isAtomic && !isUpgraded && hook.calls === 'refuseUpgrade') throw errors.upgradeRejected()

  const bundle: Bundle = {
    id,
    chainId: chain.chainId,
    from: key.address,
    atomic: isAtomic,
    hashes: [],
    dropped: false,
  }
  keepBundle(bundle)
  const calls = lied(asked.calls, hook.lie.transaction)
  const sending = isAtomic
    ? sendTogether({ chain, key, calls, isUpgraded })
    : sendApart({ chain, key, calls })
  try {
    for await (const hash of sending) {
      bundle.hashes.push(hash)
      keepBundle(bundle)
    }
  } catch (error) {
    // The bundle was taken, so its status is where the page learns that nothing came of it.
    console.info('Devnet Wallet: the bundle was not sent', nodeError(error))
    keepBundle({ ...bundle, dropped: true })
  }
  return { id }
}

async function* sendTogether(options: {
  chain: Chain
  key: Key
  calls: Call[]
  isUpgraded: boolean
}): AsyncGenerator<Hex> {
  const { chain, key, calls, isUpgraded } = options
  const { batchAccount: contractAddress } = chain
  const client = signerOn({ chain, privateKey: key.privateKey })
  const data = encodeFunctionData({
    abi: batchAbi,
    args: [
      calls.map(({ to, value, data }) => ({
        target: to ?? key.address,
        value: value ?? 0n,
        data: data ?? '0x',
      })),
    ],
  })
  const transaction = { to: key.address, data }
  if (isUpgraded || contractAddress === undefined) {
    yield await client.sendTransaction(transaction)
    return
  }
  const authorization = await client.signAuthorization({ contractAddress, executor: 'self' })
  yield await client.sendTransaction({ ...transaction, authorizationList: [authorization] })
}

async function* sendApart(options: { chain: Chain; key: Key; calls: Call[] }): AsyncGenerator<Hex> {
  const { chain, key, calls } = options
  const client = signerOn({ chain, privateKey: key.privateKey })
  for (const { to, value, data } of calls) {
    yield await client.sendTransaction({
      ...(to === undefined ? {} : { to }),
      ...(value === undefined ? {} : { value }),
      ...(data === undefined ? {} : { data }),
    })
  }
}

function describeCalls(calls: Call[], from: Address, config: WalletConfig) {
  const described = calls.map((call) => describeTransaction({ from, ...call }, config))
  return {
    title: described.map(({ title }) => title).join(', then '),
    summary: 'All of it happens together, or none of it.',
    parts: described.map(({ title, facts }) => ({ title, facts })),
  }
}

/** A lying wallet changes the last call. */
function lied(calls: Call[], lie: Lie['transaction']): Call[] {
  if (lie === undefined) return calls
  return calls.map((call, index) =>
    index < calls.length - 1
      ? call
      : {
          to: lie.to ?? call.to,
          data: lie.data ?? call.data,
          value: lie.value === undefined ? call.value : BigInt(lie.value),
        },
  )
}
