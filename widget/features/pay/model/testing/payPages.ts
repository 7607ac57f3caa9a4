import { type Address, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { originChainId, type World } from '#bridges/across/testing/world.ts'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { createRpc } from '#clients/rpc.ts'
import { evmChain } from '#protocol'
import {
  createBrowser,
  type Document,
  openDocument,
} from '#features/bridge/model/testing/openDocument.ts'
import type { Person } from '#features/bridge/model/testing/person.ts'
import { startReactions } from '#kernel/reactions.ts'
import type { TestCore } from '#kernel/testing/createTestCore.ts'
import { payRequest } from '../pay.ts'
import { takePayment } from '../request.ts'
import { type PayStage, payStage } from '../stage.ts'
import { payStepsQuery } from '../steps.ts'
import type { PayWay } from '../way.ts'
import { payWaysQuery } from '../ways.ts'

/** Documents with payment requests, over real chains and the swap service. */
export function payPages(world: World) {
  const open: Document[] = []
  const { urls, chains, contracts } = world.devnet
  const url = urls.blockchainApi ?? ''
  const outside = { networks: chains, apiUrl: urls.bridgeApi ?? '', indexerUrl: urls.indexer ?? '' }

  async function opened({ wallet }: Person, browser = createBrowser('local')): Promise<TestCore> {
    const document = await openDocument(browser, outside, wallet)
    open.push(document)
    const { core } = document
    const api = createBlockchainApi({ projectId: 'abc', version: '1.0.0', url })
    const rpc = createRpc({
      urlsOf: (id) => chains.flatMap((one) => (evmChain(one.chainId) === id ? one.rpcUrl : [])),
    })
    core.store.setState(({ config }) => ({
      config: { ...config, project: true, options: { features: { pay: true } } },
    }))
    const { swapRouter = '0x', opaqueRouter = '0x' } = contracts[originChainId] ?? {}
    const whole: TestCore = {
      ...core,
      rpc,
      loadBlockchainApi: async () => api,
      deployment: {
        ...core.deployment,
        services: { blockchainUrl: url },
        swaps: { routers: { [evmChain(originChainId)]: [swapRouter, opaqueRouter] } },
      },
    }
    startReactions(whole)
    return whole
  }

  /** The page requests 12.5 USDC; returns what the person sees: the ways, in order. */
  async function asked(
    core: TestCore,
    { owner }: Person,
    options: { chainId?: number; recipient?: Address } = {},
  ) {
    const { chainId = originChainId, recipient = nobody() } = options
    const token = contracts[chainId]?.usdc ?? ''
    await takePayment(core, { amount: '12.5', token, recipient, caipChainId: evmChain(chainId) })
    const { request } = core.store.getState().pay
    if (request === undefined) throw new Error('nothing is asked for')
    const ways = await core.queries.fetchQuery(
      payWaysQuery(core, { request, account: owner.address }),
    )
    return { ways, recipient }
  }

  /** The USDC balance of an account. */
  function held(owner: Address, chainId: number = originChainId): Promise<bigint> {
    return readContract(world.client.chainClient(chainId), {
      address: contracts[chainId]?.usdc ?? '0x',
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner],
    })
  }

  function close(): void {
    for (const document of open.splice(0)) document.close()
  }

  return { opened, asked, held, close }
}

/** Chooses a way, reads the steps, and confirms. */
export async function paid(core: TestCore, { owner }: Person, way: PayWay | undefined) {
  if (way === undefined) throw new Error('there is no such way')
  const steps = await core.queries.fetchQuery(stepsOf(core, way, owner.address))
  await payRequest(core, { way, account: owner.address, steps })
  return steps.map(({ kind }) => kind)
}

/** The steps of the page's current request. */
export function stepsOf(core: TestCore, way: PayWay, account: Address) {
  const { request } = core.store.getState().pay
  if (request === undefined) throw new Error('nothing is asked for')
  return payStepsQuery(core, way, { request, account })
}

/** The way that swaps this token first. */
export function swapOf(
  ways: readonly PayWay[],
  symbol: string,
  kind: PayWay['by']['kind'] = 'direct',
): PayWay | undefined {
  return ways.find((way) => way.swap !== undefined && way.symbol === symbol && way.by.kind === kind)
}

/** The payment events that the page received. */
export function told(core: TestCore) {
  return core.published.filter(
    ({ type, payload }) => type === 'transaction' && payload.kind === 'pay',
  )
}

export function stageOf({ store }: TestCore): PayStage {
  return payStage(store.getState().pay.payment, store.getState())
}

/** The address of a new account without a balance. */
export function nobody(): Address {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
