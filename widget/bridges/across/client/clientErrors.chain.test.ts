import { createWalletClient, custom } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkAllowance } from '../deposit/checkAllowance.ts'
import { createBridgeClient } from './client.ts'
import { encodeDeposit } from '../deposit/encodeDeposit.ts'
import { estimateNetworkFee } from '../transaction/estimateNetworkFee.ts'
import { executeQuote } from '../run/executeQuote.ts'
import { findFill } from '../fill/findFill.ts'
import { findRefund } from '../fill/findRefund.ts'
import { getAvailableRoutes } from '../quote/getAvailableRoutes.ts'
import { type BridgeDeposit, getDeposit } from '../status/getDeposit.ts'
import { getQuote, type Quote } from '../quote/getQuote.ts'
import { getSuggestedFees } from '../quote/getSuggestedFees.ts'
import { httpTransport } from '../transport/httpTransport.ts'
import { prepareApprovals } from '../deposit/prepareApprovals.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { simulateDeposit } from '../deposit/simulateDeposit.ts'
import { speedUpDeposit } from '../speedUp/speedUpDeposit.ts'
import { impatient } from '../testing/faults.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import { createTransfer, type Transfer } from '../transfer/transfer.ts'
import { waitForDepositTx } from '../deposit/waitForDepositTx.ts'
import { walletFromViem } from '../transaction/walletFromViem.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

async function quoteOf(depositor: `0x${string}`, symbol = 'ETH'): Promise<Quote> {
  const { client } = world
  const routes = await getAvailableRoutes(client, { originChainId, destinationChainId })
  const isNative = symbol === 'ETH'
  const route = routes.find((row) => row.inputTokenSymbol === symbol && row.isNative === isNative)
  const inputAmount = symbol === 'USDC' ? 50_000_000n : 10n ** 17n
  return getQuote(client, { route: route ?? expect.fail('no route'), inputAmount, depositor })
}

/** A deposit that no relayer fills. */
async function waiting() {
  await world.devnet.control.setRelayer({ paused: true })
  const owner = await world.account()
  const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
  const depositTxHash = await world.sendAs(owner, encodeDeposit(transfer))
  const chain = world.client.chainClient(originChainId)
  await waitForTransactionReceipt(chain, { hash: depositTxHash })
  const deposit = await getDeposit(world.client, { originChainId, depositTxHash })
  return { owner, transfer, deposit }
}

describe('a node that is down or limits', () => {
  test.each(['500', '429', 'refuse'] as const)(
    'error: C-F8 %s: whatever was asked ends with a stable code (S7.33, S7.34)',
    async (mode) => {
      const { owner, transfer, deposit } = await waiting()
      const wallet = world.wallet(owner)
      const quote = await quoteOf(owner.address)
      const client = impatient(world)
      for (const chainId of [originChainId, destinationChainId]) {
        await world.devnet.control.setFault(`rpc:${chainId}`, { mode })
      }
      await world.devnet.control.setFault('indexer', { mode: 'refuse' })
      const { route, owner: from, originPool: spender } = transfer
      const allowance = { chainId: originChainId, token: route.inputToken, owner: from, spender }
      const asked: Record<string, Promise<unknown>> = {
        executeQuote: executeQuote(client, { quote, wallet }),
        getDeposit: getDeposit(client, { originChainId, depositTxHash: deposit.depositTxHash }),
        findFill: findFill(client, { deposit }),
        findRefund: findRefund(client, { deposit }),
        checkAllowance: checkAllowance(client, { ...allowance, amount: 1n }),
        speedUpDeposit: speedUpDeposit(client, { deposit, wallet }),
        simulateDeposit: simulateDeposit(client, { transfer }),
        estimateNetworkFee: estimateNetworkFee(client, { chainId: originChainId }),
      }
      const codes = await Promise.all(
        Object.entries(asked).map(([name, promise]) =>
          promise.then(
            () => [name, 'answered'],
            ({ code, cause }) => [name, code, cause === undefined],
          ),
        ),
      )
      for (const code of codes) expect(code).toEqual([code[0], 'BRIDGE_RPC_ERROR', false])
      expect(wallet.sent).toEqual([])
    },
  )

  test('error: C-F8 what a viem wallet declines keeps its code (S7.33)', async () => {
    const { address: account } = await world.account()
    const declining = custom({
      async request({ method }: { method: string }) {
        if (method === 'eth_chainId') return '0x7a69'
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      },
    })
    const wallet = walletFromViem(createWalletClient({ account, transport: declining }))
    const quote = await quoteOf(account)
    const answer = await executeQuote(world.client, { quote, wallet, throwOnError: false })
    expect(answer.error).toMatchObject({ code: 4001 })
    expect(answer.transfer).toMatchObject({ status: 'approved', error: { code: 4001 } })
  })
})

describe('a node of another chain', () => {
  test('error: C-F8 noticed before anything is believed or sent (S7.33)', async () => {
    const owner = await world.account()
    const quote = await quoteOf(owner.address)
    const swapped = createBridgeClient({
      transport: world.client.transport,
      getChainClient: (chainId) =>
        world.client.chainClient(chainId === originChainId ? destinationChainId : originChainId),
      spokePools: world.client.spokePools,
      pollingIntervalMs: 50,
    })
    const wallet = world.wallet(owner)
    await expect(executeQuote(swapped, { quote, wallet })).rejects.toMatchObject({
      code: 'BRIDGE_WRONG_NODE',
      data: { expected: originChainId, actual: destinationChainId },
    })
    const told = await executeQuote(swapped, { quote, wallet, throwOnError: false })
    expect(told.transfer.error?.code).toBe('BRIDGE_WRONG_NODE')
    const hash = `0x${'ab'.repeat(32)}` as const
    const query = { originChainId, depositTxHash: hash }
    await expect(getDeposit(swapped, query)).rejects.toMatchObject({ code: 'BRIDGE_WRONG_NODE' })
    expect(wallet.sent).toEqual([])
  })
})

describe('what one call answers', () => {
  test('behavior: C-F8 getDeposit fits speedUpDeposit (S7.34)', async () => {
    const { owner, deposit } = await waiting()
    await world.devnet.control.setQuotes({ feeMultiplier: 3 })
    const wallet = world.wallet(owner)
    const spedUp = await speedUpDeposit(world.client, { deposit, wallet })
    expect(spedUp.updatedOutputAmount).toBeLessThan(deposit.outputAmount)
  })

  test('behavior: C-F8 getDeposit fits findRefund (S7.34)', async () => {
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 660 })
    const { deposit } = await waiting()
    const options: { deposit: BridgeDeposit } = { deposit }
    const offline = createBridgeClient({
      transport: httpTransport({ indexerUrl: 'http://127.0.0.1:9', backoffMs: 1 }),
      getChainClient: (chainId) => world.client.chainClient(chainId),
      spokePools: world.client.spokePools,
    })
    expect(await findRefund(offline, options)).toBeUndefined()
    for (const chainId of [originChainId, destinationChainId]) {
      await world.devnet.control.increaseTime(chainId, 720)
    }
    await world.devnet.control.refundExpired()
    await expect
      .poll(() => findRefund(offline, options), { timeout: 10_000 })
      .toMatchObject({ hash: expect.stringMatching(/^0x/) })
  })

  test('behavior: C-F8 the request id of the service is kept (S3.15, S7.30)', async () => {
    const { devnet, client, isUnkind } = world
    const { address } = await world.account()
    const { route } = await quoteOf(address)
    // An unkind service sends no id with a quote, or null.
    await devnet.control.reset({ profile: 'kind' })
    const fees = await getSuggestedFees(client, { ...route, amount: 10n ** 17n })
    expect(fees.id).toMatch(/\S/)
    if (isUnkind) await devnet.control.reset({ profile: 'unkind' })
  })
})

describe('an allowance that is too low', () => {
  test('error: C-F8 said also where the token reverts without a word (S4.14)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'WETH', inputAmount: 10n ** 17n })
    await expect(simulateDeposit(world.client, { transfer })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      details: 'The approved amount is less than the transfer needs.',
    })
  })

  test.each(['USDC', 'WETH'])(
    'error: C-F6 %s: taken back since it was approved, it is asked for again (S4.14)',
    async (symbol) => {
      const owner = await world.account()
      const { client } = world
      const transfer = createTransfer(await quoteOf(owner.address, symbol), {
        integratorId: client.integratorId,
      })
      const wallet = world.wallet(owner)
      let kept = transfer
      const page = new AbortController()
      const save = (next: Transfer) => {
        kept = next
        if (next.status === 'approved') page.abort()
      }
      const { signal } = page
      await runTransfer(client, { transfer, wallet, save, signal }).catch(() => undefined)
      expect(kept.status).toBe('approved')
      const { route, originPool: spender } = transfer
      const query = { chainId: originChainId, token: route.inputToken, owner: owner.address }
      const [revoke] = await prepareApprovals(client, {
        ...query,
        spender,
        amount: 0n,
        allowance: 0n,
      })
      const hash = await world.sendAs(owner, revoke ?? expect.fail('nothing to send'))
      await waitForTransactionReceipt(client.chainClient(originChainId), { hash })
      const steps: string[] = []
      const done = await runTransfer(client, {
        transfer: kept,
        wallet,
        save: () => undefined,
        onProgress: ({ step, status }) => steps.push(`${step} ${status}`),
      })
      expect(done.status).toBe('filled')
      expect(steps.slice(0, 3)).toEqual([
        'deposit idle',
        'approve idle',
        'approve simulationPending',
      ])
      expect(wallet.sent).toHaveLength(3)
    },
  )
})

describe('two processes', () => {
  test('error: C-F8 resume one transfer at once, and with a lock it is sent once (S4.14)', async () => {
    const owner = await world.account()
    const drafted = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const transfer: Transfer = { ...drafted, step: 'deposit', status: 'approved' }
    const wallet = world.wallet(owner)
    let kept = transfer
    const save = (next: Transfer) => {
      kept = next
    }
    let last: Promise<unknown> = Promise.resolve()
    const ids: string[] = []
    const lock = <value>(id: string, run: (saved: Transfer) => Promise<value>): Promise<value> => {
      ids.push(id)
      const mine = last.then(() => run(kept))
      last = mine.catch(() => undefined)
      return mine
    }
    const resume = () => runTransfer(world.client, { transfer, wallet, save, lock })
    const [one, other] = await Promise.all([resume(), resume()])
    expect(one.status).toBe('filled')
    expect(other).toMatchObject({ status: 'filled', depositHash: one.depositHash })
    expect(wallet.sent).toHaveLength(1)
    expect(ids).toEqual([transfer.id, transfer.id])
    const log = await waitForDepositTx(world.client, {
      hash: one.depositHash ?? '0x',
      originChainId,
    })
    expect(String(log.depositId)).toBe(one.depositId)
  })
})
