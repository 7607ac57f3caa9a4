import { numberToHex } from 'viem'
import { errors } from './errors.ts'
import { chainIdOf, recordAt } from './params.ts'
import type { Ask } from './questions.ts'
import { rpc } from './rpc.ts'
import type { Session } from './session.ts'

type Context = { session: Session; ask: Ask }

/** wallet_switchEthereumChain, EIP-3326. */
export async function switchChain({ session, ask }: Context, params: unknown): Promise<null> {
  const next = chainIdOf(recordAt(params, 0))
  const chain = session.findChain(next)
  if (chain === undefined) throw errors.unknownChain(numberToHex(next))
  if (next === session.chainId()) return null
  await ask('wallet_switchEthereumChain', {
    title: 'Switch network',
    summary: `Use ${chain.name} on this page.`,
    facts: [{ name: 'Network', value: chain.name }],
  })
  session.setChain(next)
  return null
}

/** wallet_addEthereumChain, EIP-3085: a known network is only switched to. */
export async function addChain(context: Context, params: unknown): Promise<null> {
  const { session, ask } = context
  const record = recordAt(params, 0)
  const next = chainIdOf(record)
  const { chainName, rpcUrls } = record
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof rpcUrl !== 'string') throw errors.invalidParams(`'rpcUrls' must name a node`)
  if (session.findChain(next) !== undefined) return switchChain(context, params)
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
  session.addChain({ chainId: next, name, rpcUrl })
  session.setChain(next)
  return null
}
