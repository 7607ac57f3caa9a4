import {
  type Address,
  type Client,
  createClient,
  erc20Abi,
  type Hex,
  http,
  pad,
  parseEventLogs,
  TransactionNotFoundError,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import {
  getBalance,
  getBlockNumber,
  getLogs,
  getTransaction,
  getTransactionReceipt,
  readContract,
  sendTransaction,
} from 'viem/actions'
import { expect } from 'vitest'
import type { FaultMode } from '#devnet/http/faults.ts'
import { spokePoolAbi } from '../contracts/abi.ts'
import { atNodesPace } from '../transport/atNodesPace.ts'
import { type BridgeClient, createBridgeClient } from '../client/client.ts'
import { failureOf } from '../transfer/failureOf.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { BUSY_WAIT_MS, LONE_NODE_RETRIES } from '../util/limits.ts'
import { runTransfer } from '../run/runTransfer.ts'
import type { RunTransferOptions } from '../run/runOptions.ts'
import { isOpen, parseTransfer, type Transfer, type TransferStatus } from '../transfer/transfer.ts'
import type { BridgeWallet, WalletTransaction } from '../transaction/wallet.ts'
import { limitNodes, type Nodes } from './unkindNodes.ts'
import { destinationChainId, originChainId, type World } from './world.ts'

/** What a service can do instead of answering. */
export const modes = ['500', '429', 'html', 'empty', 'truncated', 'hang', 'refuse'] as const
modes satisfies readonly FaultMode[]

/** Breaks the node of a chain, for so many answers or those to a method. */
export function breakNode(
  { devnet }: World,
  mode: FaultMode,
  chainId: number,
  more: { readonly times?: number; readonly match?: string } = {},
): Promise<unknown> {
  return devnet.control.setFault(`rpc:${chainId}`, { mode, ...more })
}

/** When a fault occurs: the state that has just been saved. */
export type Moment =
  | 'start'
  | 'approve asked'
  | 'approve sent'
  | 'approved'
  | 'deposit asked'
  | 'deposit sent'
  | 'deposited'

export type Row = {
  readonly fault: string
  /** How the nodes of both chains behave, in both runs. @default kind */
  readonly nodes?: Nodes | undefined
  /** A node or service does not answer, so the client gives up soon. @default false */
  readonly hangs?: boolean | undefined
  /** @default 'start' */
  readonly at?: Moment | undefined
  /** Awaited at that moment, so that the test is deterministic. */
  readonly strike?: ((scene: Scene) => unknown) | undefined
  /** @default 'ETH', which needs no approval */
  readonly symbol?: 'ETH' | 'USDC' | undefined
  readonly draft?: ((transfer: Transfer, scene: Scene) => Transfer) | undefined
  readonly wallet?: ((scene: Scene) => Partial<BridgeWallet>) | undefined
  readonly run?: ((scene: Scene) => Partial<RunTransferOptions>) | undefined
  /** The error of the first run; absent where the transfer arrives in spite of the fault. */
  readonly stops?: { readonly code: string | number; readonly status: TransferStatus } | undefined
  /** What happens before the second run, when every service works again. */
  readonly mend?: ((scene: Scene) => unknown) | undefined
  /** The person has checked the wallet and confirmed that. @default false */
  readonly resend?: boolean | undefined
  /** @default 'filled' */
  readonly ends?: TransferStatus | undefined
  /** How often the wallet sent something, over both runs. */
  readonly sends?: number | undefined
}

export type Scene = {
  readonly world: World
  readonly client: BridgeClient
  readonly owner: PrivateKeyAccount
  /** Reads and sends past every fault, as a wallet with a node of its own. */
  readonly direct: (chainId: number) => Client
  readonly send: (
    transaction: Pick<WalletTransaction, 'to' | 'data' | 'value' | 'nonce'>,
    fees?: { maxFeePerGas?: bigint; maxPriorityFeePerGas?: bigint; gas?: bigint },
  ) => Promise<Hex>
  readonly sent: readonly Hex[]
  /** What was last saved, as a reload finds it. */
  readonly kept: () => Transfer
  readonly save: (transfer: Transfer) => Promise<void>
  /** Ends the page: its run stops without a message. */
  readonly leave: () => void
  readonly signal: AbortSignal
  /** Called after each answer of the origin's RPC, before the run sees it. */
  heard?: ((method: string) => Promise<void> | void) | undefined
  /** The row has stopped the mining of the origin. The node itself does not tell. */
  isMiningStopped?: boolean | undefined
}

export const PAGE_GONE = 'PAGE_GONE'

/** So that a service that hangs costs little. */
const PATIENCE_MS = 1_000
/** On a busy machine, a node that does answer may take longer than that. */
const WORKING_MS = 10_000

/** A client that gives up soon, unless `hangs` says that every service answers. */
export function impatient(
  world: World,
  {
    heard,
    isPatient = world.isUnkind,
    hangs = true,
    ...options
  }: {
    /** Whether a service may be one that hangs. @default true */
    hangs?: boolean | undefined
    droppedAfterMs?: number
    /** Asks a busy node again, as the client that is shipped does. @default where nodes are unkind */
    isPatient?: boolean | undefined
    heard?: (method: string) => Promise<void> | void
  } = {},
): BridgeClient {
  const { bridgeApi = '', indexer = '' } = world.devnet.urls
  const timeoutMs = hangs ? PATIENCE_MS : WORKING_MS
  const chains = new Map(
    world.devnet.chains.map(({ chainId, rpcUrl }) => [
      chainId,
      clientOf(chainId, rpcUrl, {
        timeout: timeoutMs,
        isPatient,
        heard: chainId === originChainId ? heard : undefined,
      }),
    ]),
  )
  const known = world.devnet.chains.map(
    ({ chainId, contracts }) => [chainId, contracts.spokePool] as const,
  )
  return createBridgeClient({
    transport: httpTransport({
      apiUrl: bridgeApi,
      indexerUrl: indexer,
      backoffMs: 5,
      timeoutMs,
    }),
    getChainClient: (chainId) => chains.get(chainId),
    spokePools: Object.fromEntries(known),
    pollingIntervalMs: 50,
    ...options,
  })
}

function clientOf(
  chainId: number,
  url: string,
  options: {
    timeout?: number
    isPatient?: boolean | undefined
    heard?: ((method: string) => Promise<void> | void) | undefined
  } = {},
): Client {
  const { timeout = 10_000, isPatient = false, heard } = options
  const patience = { retryCount: LONE_NODE_RETRIES, fetchFn: atNodesPace(fetch, BUSY_WAIT_MS) }
  const node = http(url, {
    retryDelay: 10,
    timeout,
    ...(isPatient ? { ...patience, batch: true } : { retryCount: 0 }),
  })
  return createClient({
    chain: {
      id: chainId,
      name: String(chainId),
      rpcUrls: { default: { http: [url] } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    transport: (options) => {
      const inner = node(options)
      return {
        ...inner,
        async request(args: { method: string }) {
          const answer = await inner.request(args)
          await heard?.(args.method)
          return answer
        },
      } as typeof inner // the same transport, heard
    },
    cacheTime: 0,
    pollingInterval: 50,
  })
}

/**
 * One transfer with one fault in it. After the fault it arrives, or it stops with a code; once the
 * fault is repaired it continues from what was saved. Each reported state is compared with both chains.
 */
export async function runRow(world: World, row: Row): Promise<void> {
  const { at = 'start', symbol = 'ETH', nodes, hangs = false } = row
  const owner = await world.account()
  const inputAmount = symbol === 'ETH' ? 10n ** 17n : 50_000_000n
  const chains = new Map(
    world.devnet.chains.map(({ chainId, directRpcUrl }) => [
      chainId,
      clientOf(chainId, directRpcUrl),
    ]),
  )
  const direct = (chainId: number) => chains.get(chainId) ?? expect.fail(`no chain ${chainId}`)
  const sent: Hex[] = []
  const page = new AbortController()
  let text = ''
  const scene: Scene = {
    world,
    owner,
    direct,
    sent,
    signal: page.signal,
    client: impatient(world, {
      hangs,
      droppedAfterMs: 1_000,
      // Without retries, a client could not use a node that refuses at times.
      isPatient: nodes?.busyEvery !== undefined || world.isUnkind,
      heard: (method) => scene.heard?.(method),
    }),
    leave: () => page.abort(Object.assign(new Error('The page is gone'), { code: PAGE_GONE })),
    async send({ to, data, value, nonce }, fees = {}) {
      const hash = await sendTransaction(direct(originChainId), {
        account: owner,
        chain: null,
        to,
        data,
        value,
        ...fees,
        ...(nonce === undefined ? {} : { nonce }),
      })
      sent.push(hash)
      return hash
    },
    save,
    kept: () => parseTransfer(JSON.parse(text)) ?? expect.fail('what was saved cannot be read'),
  }
  const drafted = await world.draft(owner.address, { symbol, inputAmount })
  const transfer = row.draft?.(drafted, scene) ?? drafted
  const before = await balances(scene, transfer, await headsOf(scene))

  if (nodes !== undefined) await limitNodes(world, nodes)
  let isStruck = false
  async function save(next: Transfer): Promise<void> {
    text = JSON.stringify(next)
    expect(scene.kept()).toEqual(next)
    if (isStruck || momentOf(next) !== at) return
    isStruck = true
    await row.strike?.(scene)
  }
  text = JSON.stringify(transfer)
  if (at === 'start') await row.strike?.(scene)
  const honest: BridgeWallet = {
    ...world.wallet(owner),
    sendTransaction: (transaction) => scene.send(transaction),
  }
  const { signal } = scene
  const first = await runTransfer(scene.client, {
    transfer,
    save,
    signal,
    wallet: { ...honest, ...row.wallet?.(scene) },
    ...row.run?.(scene),
  }).catch((error: unknown) => ({ error }))

  if (row.stops === undefined) {
    expect(first).toMatchObject({ status: row.ends ?? 'filled' })
  } else {
    const { code, status } = row.stops
    expect('error' in first && failureOf(first.error)).toMatchObject({ code })
    // An abort is the end of the page: it leaves no error behind.
    const told = signal.aborted ? {} : { error: { code } }
    expect(scene.kept()).toMatchObject({ status, ...told })
  }
  await expectTruth(scene, before)

  await world.devnet.control.reset()
  if (nodes !== undefined) await limitNodes(world, nodes)
  await row.mend?.(scene)
  await expectMined(scene)
  if (isOpen(scene.kept())) {
    const { resend } = row
    await runTransfer(scene.client, {
      transfer: scene.kept(),
      save,
      wallet: honest,
      resend,
      ...row.run?.(scene),
    })
  }
  expect(scene.kept().status).toBe(row.ends ?? 'filled')
  if (row.sends !== undefined) expect(sent).toHaveLength(row.sends)
  await expectTruth(scene, before)
}

function momentOf({ status, approveHash, depositHash }: Transfer): Moment | undefined {
  if (status === 'approving') return approveHash === undefined ? 'approve asked' : 'approve sent'
  if (status === 'depositing') return depositHash === undefined ? 'deposit asked' : 'deposit sent'
  return status === 'approved' || status === 'deposited' ? status : undefined
}

type Balances = { readonly paid: bigint; readonly got: bigint }

/**
 * A node that is mining a transaction answers with the state after it and the logs before it, so its
 * block comes first. One that the node has dropped, or never had, is waited for no longer.
 */
async function expectMined({ direct, sent, isMiningStopped = false }: Scene): Promise<void> {
  const hash = sent[sent.length - 1]
  if (hash === undefined || isMiningStopped) return
  const isWaiting = async () => {
    const found = await getTransaction(direct(originChainId), { hash }).catch((error: unknown) => {
      if (error instanceof TransactionNotFoundError) return undefined
      throw error
    })
    return found !== undefined && found.blockNumber === null
  }
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(false)
}

/** One block of each chain: what is mined while both are read belongs to neither figure. */
type Heads = { readonly origin: bigint; readonly destination: bigint }

type Mine = { Parameters: [blocks: Hex]; ReturnType: unknown }

/**
 * On the destination, where the relayer sends when it likes, the head is followed by a block of ours:
 * the state of a block that has a next one is its own, whatever is being mined.
 */
async function headsOf({ direct }: Scene): Promise<Heads> {
  const [origin, destination] = await Promise.all(
    [originChainId, destinationChainId].map((chainId) =>
      getBlockNumber(direct(chainId), { cacheTime: 0 }),
    ),
  )
  await direct(destinationChainId).request<Mine>({ method: 'anvil_mine', params: ['0x1'] })
  return { origin: origin ?? 0n, destination: destination ?? 0n }
}

/** What the transfer takes from and brings to its owner. */
async function balances(
  { direct, owner }: Scene,
  { route }: Transfer,
  heads: Heads,
): Promise<Balances> {
  const read = (chainId: number, token: Address, blockNumber: bigint) =>
    route.isNative
      ? getBalance(direct(chainId), { address: owner.address, blockNumber })
      : readContract(direct(chainId), {
          address: token,
          abi: erc20Abi,
          functionName: 'balanceOf',
          blockNumber,
          args: [owner.address],
        })
  const [paid, got] = await Promise.all([
    read(originChainId, route.inputToken, heads.origin),
    read(destinationChainId, route.outputToken, heads.destination),
  ])
  return { paid, got }
}

/** The saved state matches both chains, and the money adds up. */
async function expectTruth(scene: Scene, before: Balances): Promise<void> {
  const transfer = scene.kept()
  const { status } = transfer
  await expectMined(scene)
  const heads = await headsOf(scene)
  const after = await balances(scene, transfer, heads)
  const deposits = await depositsOf(scene, transfer, heads)
  const fills = await fillsOf(scene, transfer, { deposits, heads })
  expect(deposits.length).toBeLessThanOrEqual(1)
  expect(fills.length).toBeLessThanOrEqual(deposits.length)
  if (['draft', 'approving', 'approved', 'failed', 'cancelled'].includes(status)) {
    expect(deposits).toEqual([])
  }
  if (['deposited', 'filled', 'expired', 'refunded'].includes(status)) {
    expect(deposits).toHaveLength(1)
    expect(transfer.depositId).toBe(String(deposits[0]?.args.depositId))
  }
  if (status === 'filled') {
    expect(fills).toHaveLength(1)
    if (transfer.fillHash !== undefined) expect(fills[0]?.transactionHash).toBe(transfer.fillHash)
  }
  const spent = before.paid - after.paid
  const owed = BigInt(transfer.inputAmount) * BigInt(deposits.length)
  if (transfer.route.isNative) {
    expect(spent).toBeGreaterThanOrEqual(owed)
    expect(spent - owed).toBeLessThan(10n ** 17n / 2n)
  } else {
    expect(spent).toBe(owed)
  }
  expect(after.got - before.got).toBe(BigInt(transfer.outputAmount) * BigInt(fills.length))
}

async function depositsOf(
  { direct, owner }: Scene,
  { originPool: address }: Transfer,
  { origin: toBlock }: Heads,
) {
  const logs = await getLogs(direct(originChainId), { address, fromBlock: 0n, toBlock })
  return parseEventLogs({ abi: spokePoolAbi, eventName: 'FundsDeposited', logs }).filter(
    ({ args }) => args.depositor.toLowerCase() === pad(owner.address).toLowerCase(),
  )
}

async function fillsOf(
  { direct }: Scene,
  { destinationPool: address }: Transfer,
  { deposits, heads }: { deposits: Awaited<ReturnType<typeof depositsOf>>; heads: Heads },
) {
  const range = { fromBlock: 0n, toBlock: heads.destination }
  const logs = await getLogs(direct(destinationChainId), { address, ...range })
  return parseEventLogs({ abi: spokePoolAbi, eventName: 'FilledRelay', logs }).filter(({ args }) =>
    deposits.some(
      (deposit) =>
        deposit.args.depositId === args.depositId && deposit.args.depositor === args.depositor,
    ),
  )
}

/** The last blocks of the origin down to this transaction have never happened. */
export async function takeBack({ world, direct }: Scene, hash: Hex): Promise<void> {
  const chain = direct(originChainId)
  const receipt = () => getTransactionReceipt(chain, { hash }).catch(() => undefined)
  // A block that comes between two of these makes the depth too small.
  for (let found = await receipt(); found !== undefined; found = await receipt()) {
    const head = await getBlockNumber(chain, { cacheTime: 0 })
    await world.devnet.control.reorg(originChainId, Number(head - found.blockNumber + 1n))
  }
}
