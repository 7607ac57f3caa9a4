import {
  type Address,
  createPublicClient,
  custom,
  defineChain,
  encodeAbiParameters,
  type Hex,
  isHex,
  type PublicClient,
  toFunctionSelector,
} from 'viem'
import type { Network } from '../../session.ts'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import type { Action } from '../approval.ts'
import '../calls/readCall.ts' // before the first test, which would else be the only one that loads it
import { readAction } from '../readAction.ts'
import type { ReadContext } from '../readContext.ts'

export const person: Address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
export const mallory: Address = '0x5c11b1C3d4e5F6a7b8C9D0E1f2a3b4c5d6e78AE2'
export const pool: Address = '0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64'
export const usdc: Address = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
export const opUsdc: Address = '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'
export const weth: Address = '0x4200000000000000000000000000000000000006'

/** Answers what tokens are asked: those that are named here, by lower-case address. */
function nodeOf(
  { chainId, name, currency }: Network,
  tokens: Readonly<Record<string, readonly [symbol: string, decimals: number]>>,
): PublicClient {
  const chain = defineChain({
    id: chainId,
    name,
    nativeCurrency: { name, ...currency },
    rpcUrls: { default: { http: ['http://node.example'] } },
  })
  const request = async ({ params }: { params: readonly [{ to: string; data: Hex }] }) => {
    const [{ to, data }] = params
    const token = tokens[to.toLowerCase()]
    if (token === undefined || !isHex(data)) throw new Error('execution reverted')
    return data === toFunctionSelector('symbol()')
      ? encodeAbiParameters([{ type: 'string' }], [token[0]])
      : encodeAbiParameters([{ type: 'uint8' }], [token[1]])
  }
  return createPublicClient({ chain, transport: custom({ request }, { retryCount: 0 }) })
}

export const currency = { symbol: 'ETH', decimals: 18 }
const network = (chainId: number, name: string): Network => ({
  chainId,
  name,
  currency,
  rpcUrl: 'http://node.example',
  isTest: false,
})
const networks: readonly Network[] = [
  network(1, 'Ethereum'),
  network(8453, 'Base'),
  network(10, 'OP Mainnet'),
]

/** Reads as the secure page does, on Base unless told otherwise. */
export function readOn(
  call: CallRequest,
  options: {
    readonly chainId?: number
    readonly tokens?: Parameters<typeof nodeOf>[1]
    readonly networks?: readonly Network[]
    readonly descriptors?: ReadContext['descriptors']
  } = {},
): Promise<Action> {
  const { chainId = 8453, tokens = {}, descriptors = [] } = options
  const known = options.networks ?? networks
  const clientOf = (one: Network) => nodeOf(one, tokens)
  const own = known.find((one) => one.chainId === chainId)
  return readAction(call, {
    chainId,
    account: person,
    networks: known,
    descriptors,
    clientOf,
    depth: 0,
    client: own === undefined ? undefined : clientOf(own),
  })
}
