import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findDeposits } from '../deposit/findDeposits.ts'
import type { BridgeProgress } from '../transfer/progress.ts'
import { runTransfer } from './runTransfer.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import { parseTransfer, type Transfer } from '../transfer/transfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const never = () => Promise.reject(new Error('was not to be asked'))

async function depositsOf(transfer: Transfer) {
  const chainIds = [originChainId]
  const found = await findDeposits(world.client, { depositor: transfer.owner, chainIds })
  expect(found.failures).toEqual([])
  return found.deposits
}

/** What a reload would find: only what was saved, as text. */
function store(start: Transfer) {
  let text = JSON.stringify(start)
  return {
    save: (transfer: Transfer) => {
      text = JSON.stringify(transfer)
    },
    read: () => parseTransfer(JSON.parse(text)) ?? start,
  }
}

describe('runTransfer', () => {
  test('default: approve, deposit, fill of a token (S4.14, S4.15, S7.33)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    const wallet = world.wallet(owner)
    const seen: string[] = []
    const kept = store(transfer)
    const onProgress = ({ step, status }: BridgeProgress) => seen.push(`${step} ${status}`)
    const done = await runTransfer(world.client, { transfer, wallet, onProgress, ...kept })

    expect(done).toMatchObject({ status: 'filled', step: 'fill' })
    expect(done.fillHash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(done.fillTimestamp).toBeGreaterThan(1_000_000_000)
    expect(kept.read()).toEqual(done)
    expect(seen).toEqual([
      'approve idle',
      'approve simulationPending',
      'approve simulationSuccess',
      'approve txPending',
      'approve txSuccess',
      'deposit simulationPending',
      'deposit simulationSuccess',
      'deposit txPending',
      'deposit txSuccess',
      'fill txPending',
      'fill txSuccess',
    ])
    expect(wallet.sent).toHaveLength(2)
    const received = await readContract(world.client.chainClient(destinationChainId), {
      address: transfer.route.outputToken,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner.address],
    })
    expect(received).toBe(25_000_000_000n + BigInt(transfer.outputAmount))
    const allowance = await readContract(world.client.chainClient(originChainId), {
      address: transfer.route.inputToken,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner.address, transfer.originPool],
    })
    expect(allowance).toBe(0n)
  })

  test('behavior: native currency needs no approval (S4.14)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const wallet = world.wallet(owner)
    const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
    expect(wallet.sent).toHaveLength(1)
  })

  test('behavior: resumes after a crash at every save and every send, with one deposit', async () => {
    // A run saves seven times; every one of these moments may be the last.
    for (let crashAt = 1; crashAt <= 7; crashAt += 1) {
      for (const isKept of [true, false]) {
        const owner = await world.account()
        const transfer = await world.draft(owner.address)
        const kept = store(transfer)
        let saves = 0
        const crash = new Error('the page is gone')
        const gone = { isGone: false }
        const first = await runTransfer(world.client, {
          transfer,
          wallet: world.wallet(owner),
          save(next) {
            if (gone.isGone) throw crash
            saves += 1
            if (saves !== crashAt) return kept.save(next)
            gone.isGone = true
            if (isKept) kept.save(next)
            throw crash
          },
        }).catch((error: unknown) => error)
        expect(first).toBe(crash)
        const again = { save: kept.save, wallet: world.wallet(owner), resend: true }
        const done = await runTransfer(world.client, { transfer: kept.read(), ...again })
        expect(done.status).toBe('filled')
        expect(await depositsOf(transfer)).toHaveLength(1)
      }
    }
  })

  test('behavior: an answer that was lost on its way is found on the chain', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const kept = store(transfer)
    const lost = new Error('connection lost')
    const wallet = world.wallet(owner)
    const forgetful = {
      ...wallet,
      sendTransaction: async (transaction: Parameters<typeof wallet.sendTransaction>[0]) => {
        await wallet.sendTransaction(transaction)
        throw lost
      },
    }
    const run = { ...kept, wallet: forgetful }
    await expect(runTransfer(world.client, { transfer, ...run })).rejects.toBe(lost)
    expect(kept.read()).toMatchObject({ status: 'depositing', depositNonce: 0 })

    const silent = world.wallet(owner, { sendTransaction: never })
    const resumed = { transfer: kept.read(), wallet: silent, save: kept.save }
    const done = await runTransfer(world.client, resumed)
    expect(done.status).toBe('filled')
    expect(await depositsOf(transfer)).toHaveLength(1)
  })

  test('error: what cannot be found is not sent again unasked', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const kept = store(transfer)
    const lost = () => Promise.reject(new Error('connection lost'))
    const first = {
      transfer,
      save: kept.save,
      wallet: world.wallet(owner, { sendTransaction: lost }),
    }
    await expect(runTransfer(world.client, first)).rejects.toThrow('connection lost')
    const wallet = world.wallet(owner)
    const again = { transfer: kept.read(), save: kept.save, wallet }
    await expect(runTransfer(world.client, again)).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_UNCERTAIN',
    })
    expect(wallet.sent).toEqual([])
  })

  test('error: what was declined in the wallet may be run again', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const kept = store(transfer)
    const declined = Object.assign(new Error('User rejected'), { code: 4001 })
    const no = world.wallet(owner, { sendTransaction: () => Promise.reject(declined) })
    const first = { transfer, save: kept.save, wallet: no }
    await expect(runTransfer(world.client, first)).rejects.toBe(declined)
    expect(kept.read()).toMatchObject({ status: 'approved', error: { code: 4001 } })
    const again = { transfer: kept.read(), save: kept.save, wallet: world.wallet(owner) }
    expect((await runTransfer(world.client, again)).status).toBe('filled')
  })

  test('error: another transaction than the one asked for', async () => {
    const owner = await world.account()
    const thief = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const kept = store(transfer)
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => world.sendAs(owner, { ...asked, to: thief.address }),
    })
    await expect(
      runTransfer(world.client, { transfer, wallet, save: kept.save }),
    ).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
      data: { field: 'to', asked: transfer.originPool, sent: thief.address.toLowerCase() },
    })
    expect(kept.read().status).toBe('failed')
  })

  test('behavior: expired, then refunded', async () => {
    const owner = await world.account()
    await world.devnet.control.setRelayer({ paused: true })
    await world.devnet.control.setQuotes({ fillDeadlineSeconds: 660 })
    const transfer = await world.draft(owner.address)
    const kept = store(transfer)
    const wallet = world.wallet(owner)
    const onProgress = async ({ step }: BridgeProgress) => {
      if (step !== 'fill') return
      // Chains keep about the same time.
      await world.devnet.control.increaseTime(originChainId, 700)
      await world.devnet.control.increaseTime(destinationChainId, 700)
    }
    const expired = await runTransfer(world.client, {
      transfer,
      wallet,
      save: kept.save,
      onProgress,
    })
    expect(expired.status).toBe('expired')
    expect(await world.devnet.control.refundExpired()).toEqual({
      hashes: [expect.stringMatching(/^0x/)],
    })
    await expect
      .poll(() => runTransfer(world.client, { transfer: kept.read(), wallet, save: kept.save }))
      .toMatchObject({ status: 'refunded', refundHash: expect.stringMatching(/^0x/) })
  })

  test('error: a deposit that reverts on the chain', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const kept = store(transfer)
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => world.sendAs(owner, asked, { gas: 60_000n }),
    })
    await expect(
      runTransfer(world.client, { transfer, wallet, save: kept.save }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_REVERTED' })
    expect(kept.read().status).toBe('failed')
    expect(await depositsOf(transfer)).toEqual([])
  })

  test('error: a simulation that fails says why (S7.34, S8.13)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const late = { ...transfer, fillDeadline: transfer.quoteTimestamp + 80_000 }
    const wallet = world.wallet(owner, { sendTransaction: never })
    await expect(
      runTransfer(world.client, { transfer: late, wallet, save: () => undefined }),
    ).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      message:
        'deposit simulation failed: The deadline of the quote is not accepted. Get a new quote.',
    })
  })

  test('error: no money for the fee is told before the approval', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    await world.node.setBalance({ address: owner.address, value: 1n })
    const wallet = world.wallet(owner, { sendTransaction: never })
    await expect(
      runTransfer(world.client, { transfer, wallet, save: () => undefined }),
    ).rejects.toMatchObject({ code: 'BRIDGE_INSUFFICIENT_FEE_FUNDS', has: 1n })
  })

  test('error: the wrong chain, unless a switch is forced (S5.12)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    let connected = 1
    const wallet = world.wallet(owner, {
      chainId: async () => connected,
      switchChain: async (chainId) => {
        connected = chainId
      },
    })
    const options = { transfer, wallet, save: () => undefined }
    await expect(runTransfer(world.client, options)).rejects.toThrow(
      "Connected chain 1 does not match 'originChainId' 31337",
    )
    const done = await runTransfer(world.client, { ...options, forceOriginChain: true })
    expect(done.status).toBe('filled')
  })

  test('error: a wallet without an account (S5.12, S8.12)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    const wallet = { ...world.wallet(owner), address: undefined }
    await expect(
      runTransfer(world.client, { transfer, wallet, save: () => undefined }),
    ).rejects.toThrow('Wallet account has to be set')
  })

  test('behavior: the fill is found while the indexer or the log search is down (S4.15)', async () => {
    const owner = await world.account()
    await world.devnet.control.setFault('indexer', { mode: '500' })
    const amount = { symbol: 'ETH', inputAmount: 10n ** 17n }
    const save = () => undefined
    const first = { transfer: await world.draft(owner.address, amount), save }
    const wallet = world.wallet(owner)
    expect(await runTransfer(world.client, { ...first, wallet })).toMatchObject({
      status: 'filled',
    })
    await world.devnet.control.resetFaults()
    await world.devnet.control.setFault(`rpc:${destinationChainId}`, {
      mode: '500',
      match: 'eth_getLogs',
    })
    const second = { transfer: await world.draft(owner.address, amount), save }
    const done = await runTransfer(world.client, { ...second, wallet })
    expect(done.status).toBe('filled')
  })

  test('behavior: an abort ends the waiting with its reason', async () => {
    const owner = await world.account()
    await world.devnet.control.setRelayer({ paused: true })
    const transfer = await world.draft(owner.address, { symbol: 'ETH', inputAmount: 10n ** 17n })
    const controller = new AbortController()
    const reason = new Error('closed')
    const run = runTransfer(world.client, {
      transfer,
      wallet: world.wallet(owner),
      save: () => undefined,
      signal: controller.signal,
      onProgress({ step }) {
        if (step === 'fill') controller.abort(reason)
      },
    })
    await expect(run).rejects.toBe(reason)
  })
})
