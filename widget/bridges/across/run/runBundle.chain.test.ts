import type { Client } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkAllowance } from '../deposit/checkAllowance.ts'
import { createBridgeClient } from '../client/client.ts'
import type { BridgeProgress } from '../transfer/progress.ts'
import { progressOf } from '../transfer/progressOf.ts'
import { runTransfer } from './runTransfer.ts'
import { bundleWallet, depositsOf, store } from '../testing/bundleWallet.ts'
import { originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'
import type { BridgeWallet, CallBundle } from '../transaction/wallet.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

type Asked = { readonly method: string; readonly params?: readonly unknown[] }

function gone(code: number, message = 'Refused') {
  return Object.assign(new Error(message), { code })
}

describe('a call bundle (EIP-5792)', () => {
  test('default: one question for approval and deposit (S4.13, S4.14)', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const seen: string[] = []
    const asked: Transfer[] = []
    const kept = store(transfer)
    const done = await runTransfer(world.client, {
      transfer,
      save: kept.save,
      infiniteApproval: true,
      wallet: wallet.port({
        sendCalls: (bundle) => {
          asked.push(kept.read())
          return wallet.sendCalls(bundle)
        },
      }),
      onProgress: ({ step, status }: BridgeProgress) => seen.push(`${step} ${status}`),
    })

    expect(done).toMatchObject({ status: 'filled', step: 'fill' })
    expect(done.approveHash).toBe(done.depositHash)
    expect(wallet.asked()).toEqual(['wallet_sendCalls'])
    // Written down before the wallet heard of it.
    expect(asked).toMatchObject([{ status: 'depositing', bundleId: done.bundleId }])
    expect(seen).toEqual([
      'approve idle',
      'approve simulationPending',
      'approve simulationSuccess',
      'approve txPending',
      'approve txSuccess',
      'deposit txPending',
      'deposit txSuccess',
      'fill txPending',
      'fill txSuccess',
    ])
    const code = await getCode(world.client.chainClient(originChainId), {
      address: wallet.address,
    })
    expect(code).toMatch(/^0xef0100/)
    // Exact, whatever was said of it.
    const { inputToken: token } = transfer.route
    const { allowance } = await checkAllowance(world.client, {
      chainId: originChainId,
      token,
      owner: wallet.address,
      amount: 1n,
      spender: transfer.originPool,
    })
    expect(allowance).toBe(0n)
  })

  test('behavior: an account that is upgraded already, and has approved enough, sends one deposit', async () => {
    const wallet = await bundleWallet(world)
    for (let count = 1; count <= 2; count += 1) {
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      expect((await runTransfer(world.client, options)).status).toBe('filled')
      expect(await depositsOf(world, transfer)).toHaveLength(count)
    }
    expect(wallet.asked()).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
  })

  test('behavior: a reload at every save ends with one deposit', async () => {
    for (let crashAt = 1; crashAt <= 5; crashAt += 1) {
      for (const isKept of [true, false]) {
        const wallet = await bundleWallet(world)
        const transfer = await world.draft(wallet.address)
        const kept = store(transfer)
        const crash = new Error('the page is gone')
        let [saves, isGone] = [0, false]
        const first = await runTransfer(world.client, {
          transfer,
          wallet: wallet.port(),
          save(next) {
            if (isGone) throw crash
            saves += 1
            if (saves !== crashAt) return kept.save(next)
            isGone = true
            if (isKept) kept.save(next)
            throw crash
          },
        }).catch((error: unknown) => error)
        expect(first).toBe(crash)
        const again = { save: kept.save, wallet: wallet.port(), resend: true }
        const done = await runTransfer(world.client, { transfer: kept.read(), ...again })
        expect(done.status).toBe('filled')
        expect(await depositsOf(world, transfer)).toHaveLength(1)
      }
    }
  })

  test('behavior: after the time it is told as late, and followed to its end (S4.13)', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    let isTold = false
    const { getCallsStatus = () => expect.fail() } = wallet.port()
    const slow = wallet.port({
      getCallsStatus: (id) =>
        isTold ? getCallsStatus(id) : Promise.resolve({ state: 'pending', code: 100, hashes: [] }),
    })
    const client = { ...world.client, pollingIntervalMs: 50, lateAfterMs: 200 }
    const done = await runTransfer(client, {
      transfer,
      wallet: slow,
      save: store(transfer).save,
      onProgress: (progress) => {
        isTold ||= 'isLate' in progress
      },
    })
    expect(isTold).toBe(true)
    expect(done.status).toBe('filled')
  })

  test('behavior: an answer that was lost is asked for by the id, without anybody there', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const lost = new Error('connection lost')
    const forgetful = wallet.port({
      async sendCalls(bundle) {
        await wallet.sendCalls(bundle)
        throw lost
      },
    })
    const first = { transfer, wallet: forgetful, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toBe(lost)
    expect(kept.read()).toMatchObject({ status: 'depositing', bundleId: expect.any(String) })
    expect(progressOf(kept.read())).toMatchObject({ step: 'approve', status: 'txPending' })

    const refuse = () => Promise.reject(new Error('was not to be asked'))
    const silent: BridgeWallet = {
      ...wallet.port({ sendCalls: refuse, sendTransaction: refuse, getCapabilities: refuse }),
    }
    const resumed = { transfer: kept.read(), wallet: silent, save: kept.save }
    expect((await runTransfer(world.client, resumed)).status).toBe('filled')
    expect(wallet.asked()).toEqual(['wallet_sendCalls'])
  })

  test('behavior: a wallet that is gone is not needed: the pool tells', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const noStatus = () => Promise.reject(gone(4100))
    const port = wallet.port({ getCallsStatus: noStatus })
    const done = await runTransfer(world.client, { transfer, wallet: port, save: () => undefined })
    expect(done.status).toBe('filled')
  })

  test('behavior: taken late, by the window of before: the second question is refused', async () => {
    const wallet = await bundleWallet(world)
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    let late: CallBundle | undefined
    const slow = wallet.port({
      sendCalls: (bundle) => {
        late = bundle
        return Promise.reject(new Error('connection lost'))
      },
    })
    const first = { transfer, wallet: slow, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toThrow('connection lost')
    const both = wallet.port({
      async sendCalls(bundle) {
        if (late !== undefined) await wallet.sendCalls(late)
        return wallet.sendCalls(bundle)
      },
    })
    const again = { transfer: kept.read(), wallet: both, save: kept.save, resend: true }
    expect((await runTransfer(world.client, again)).status).toBe('filled')
    expect(await depositsOf(world, transfer)).toHaveLength(1)
  })

  test.each(['refuseUpgrade', 'sequential', 'off'] as const)(
    'behavior: one after the other where the wallet says %s',
    async (calls) => {
      const wallet = await bundleWallet(world)
      wallet.hook.calls = calls
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      const done = await runTransfer(world.client, options)
      expect(done).toMatchObject({ status: 'filled' })
      expect(done.bundleId).toBe(undefined)
      expect(wallet.asked().slice(-2)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    },
  )

  describe('a node without `eth_simulateV1`', () => {
    /** It says so of some questions, and answers some itself; the others reach the world's own. */
    const without = (
      isLacking: (asked: Asked) => boolean,
      answer: (asked: Asked) => unknown = () => undefined,
    ) => {
      const clients = new Map(
        world.devnet.chains.map(({ chainId }) => {
          const chain = world.client.chainClient(chainId)
          const request = async (asked: Asked) => {
            if (isLacking(asked)) throw new Error('the method does not exist')
            return answer(asked) ?? chain.request(asked as never)
          }
          return [chainId, { ...chain, request } as Client]
        }),
      )
      return createBridgeClient({
        ...world.client,
        getChainClient: (chainId) => clients.get(chainId),
      })
    }
    const simulates = ({ method }: Asked) => method === 'eth_simulateV1'
    const overrides = ({ method, params = [] }: Asked) =>
      method === 'eth_call' && params[2] !== undefined

    test('behavior: the calls are tried by code in the account’s place, and asked for at once', async () => {
      const wallet = await bundleWallet(world)
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      expect((await runTransfer(without(simulates), options)).status).toBe('filled')
      expect(wallet.asked()).toEqual(['wallet_sendCalls'])
    })

    test('error: what the deposit would fail with is told before anybody is asked (S8.13)', async () => {
      const wallet = await bundleWallet(world)
      const transfer = await world.draft(wallet.address)
      const late = { ...transfer, fillDeadline: transfer.quoteTimestamp + 80_000 }
      const options = { transfer: late, wallet: wallet.port(), save: () => undefined }
      await expect(runTransfer(without(simulates), options)).rejects.toMatchObject({
        code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
        message: expect.stringContaining('The deadline of the quote is not accepted'),
      })
      expect(wallet.asked()).toEqual([])
    })

    test('behavior: where that fails without a reason, one after the other: each is tried by itself', async () => {
      const wallet = await bundleWallet(world)
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      const word = (value: number) => value.toString(16).padStart(64, '0')
      const client = without(simulates, (asked) => (overrides(asked) ? `0x${word(2)}` : undefined))
      expect((await runTransfer(client, options)).status).toBe('filled')
      expect(wallet.asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    })

    test('behavior: and without code in its place, one after the other', async () => {
      const wallet = await bundleWallet(world)
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      const client = without((asked) => simulates(asked) || overrides(asked))
      expect((await runTransfer(client, options)).status).toBe('filled')
      expect(wallet.asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    })
  })
})
