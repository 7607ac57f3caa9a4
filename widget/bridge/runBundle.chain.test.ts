import { type Hex, numberToHex, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createProvider } from '#devnet/wallet/provider.ts'
import { createBridgeClient } from './client.ts'
import { checkAllowance } from './checkAllowance.ts'
import { findDeposits } from './findDeposits.ts'
import type { BridgeProgress } from './progress.ts'
import { progressOf } from './progressOf.ts'
import { runTransfer } from './runTransfer.ts'
import { originChainId, startWorld, type World } from './testing/world.ts'
import { parseTransfer, type Transfer } from './transfer.ts'
import type { AtomicStatus, BridgeWallet, CallBundle } from './wallet.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await world.devnet.control.reset()
})
afterAll(() => world?.devnet.stop())

async function depositsOf(transfer: Transfer) {
  const chainIds = [originChainId]
  const found = await findDeposits(world.client, { depositor: transfer.owner, chainIds })
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

function gone(code: number, message = 'Refused') {
  return Object.assign(new Error(message), { code })
}

describe('a call bundle (EIP-5792)', () => {
  test('default: one question for approval and deposit (S4.13, S4.14)', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const seen: string[] = []
    const asked: Transfer[] = []
    const kept = store(transfer)
    const done = await runTransfer(world.client, {
      ...{ transfer, save: kept.save, infiniteApproval: true },
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
      ...{ chainId: originChainId, token, owner: wallet.address, amount: 1n },
      spender: transfer.originPool,
    })
    expect(allowance).toBe(0n)
  })

  test('behavior: an account that is upgraded already; then approved enough, one deposit', async () => {
    const wallet = await bundleWallet()
    for (let count = 1; count <= 2; count += 1) {
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      expect((await runTransfer(world.client, options)).status).toBe('filled')
      expect(await depositsOf(transfer)).toHaveLength(count)
    }
    expect(wallet.asked()).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
  })

  test('behavior: a reload at every save ends with one deposit', async () => {
    for (let crashAt = 1; crashAt <= 5; crashAt += 1) {
      for (const isKept of [true, false]) {
        const wallet = await bundleWallet()
        const transfer = await world.draft(wallet.address)
        const kept = store(transfer)
        const crash = new Error('the page is gone')
        let [saves, isGone] = [0, false]
        const first = await runTransfer(world.client, {
          ...{ transfer, wallet: wallet.port() },
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
        expect(await depositsOf(transfer)).toHaveLength(1)
      }
    }
  })

  test('behavior: an answer that was lost is asked for by the id; nobody has to be there', async () => {
    const wallet = await bundleWallet()
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
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const noStatus = () => Promise.reject(gone(4100))
    const port = wallet.port({ getCallsStatus: noStatus })
    const done = await runTransfer(world.client, { transfer, wallet: port, save: () => undefined })
    expect(done.status).toBe('filled')
  })

  test('error: a bundle that the wallet does not know is not sent again unasked', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const deaf = wallet.port({ sendCalls: () => Promise.reject(new Error('connection lost')) })
    const first = { transfer, wallet: deaf, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toThrow('connection lost')
    const { bundleId } = kept.read()

    const resumed = { wallet: wallet.port(), save: kept.save }
    await expect(
      runTransfer(world.client, { transfer: kept.read(), ...resumed }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_UNCERTAIN' })
    expect(wallet.asked()).toEqual([])
    const again = { transfer: kept.read(), ...resumed, resend: true }
    // The same id, so that it could not have been taken twice.
    expect(await runTransfer(world.client, again)).toMatchObject({ status: 'filled', bundleId })
    expect(await depositsOf(transfer)).toHaveLength(1)
  })

  test('behavior: taken late, by the window of before: the second question is refused', async () => {
    const wallet = await bundleWallet()
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
    expect(await depositsOf(transfer)).toHaveLength(1)
  })

  test('error: declined; it may be run again, with a bundle of another id', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    wallet.hook.rejectNext('wallet_sendCalls')
    const first = { transfer, wallet: wallet.port(), save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toMatchObject({ code: 4001 })
    expect(kept.read()).toMatchObject({ status: 'draft', error: { code: 4001 } })
    expect(kept.read().bundleId).toBe(undefined)
    expect(kept.read().depositNonce).toBe(undefined)
    const again = { ...first, transfer: kept.read() }
    expect((await runTransfer(world.client, again)).status).toBe('filled')
  })

  test.each(['refuseUpgrade', 'sequential', 'off'] as const)(
    'behavior: one after the other where the wallet says %s',
    async (calls) => {
      const wallet = await bundleWallet()
      wallet.hook.calls = calls
      const transfer = await world.draft(wallet.address)
      const options = { transfer, wallet: wallet.port(), save: () => undefined }
      const done = await runTransfer(world.client, options)
      expect(done).toMatchObject({ status: 'filled' })
      expect(done.bundleId).toBe(undefined)
      expect(wallet.asked().slice(-2)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    },
  )

  test('error: a wallet that cannot send it says so; nothing was sent', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const spent = wallet.port({
      // Between the question and the answer the account spends what it has.
      async sendCalls(bundle) {
        await world.node.setBalance({ address: wallet.address, value: 1n })
        return wallet.sendCalls(bundle)
      },
    })
    const first = { transfer, wallet: spent, save: kept.save }
    await expect(runTransfer(world.client, first)).rejects.toMatchObject({
      code: 'BRIDGE_BUNDLE_FAILED',
      data: { status: 400 },
    })
    expect(kept.read()).toMatchObject({ status: 'draft' })
    expect(await depositsOf(transfer)).toEqual([])
  })

  test('error: a bundle that was changed is found out by its event', async () => {
    const wallet = await bundleWallet()
    const thief = await world.account()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const lying = wallet.port({
      sendCalls: ({ calls, ...bundle }) =>
        wallet.sendCalls({
          ...bundle,
          calls: calls.map((call) => ({
            ...call,
            data: call.data.replaceAll(
              wallet.address.slice(2).toLowerCase(),
              thief.address.slice(2).toLowerCase(),
            ) as Hex, // hex stays hex
          })),
        }),
    })
    await expect(
      runTransfer(world.client, { transfer, wallet: lying, save: kept.save }),
    ).rejects.toMatchObject({ code: 'BRIDGE_TRANSACTION_ALTERED' })
    expect(kept.read().status).toBe('failed')
  })

  test('error: a bundle that fails on the chain says why', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const spent = wallet.port({
      async sendCalls(bundle) {
        const hash = await wallet.sendReverting(bundle)
        failed.push(hash)
        return { id: bundle.id }
      },
      getCallsStatus: async () => ({ state: 'failure', code: 500, hashes: failed }),
    })
    const failed: Hex[] = []
    await expect(
      runTransfer(world.client, { transfer, wallet: spent, save: kept.save }),
    ).rejects.toMatchObject({ code: 'BRIDGE_DEPOSIT_REVERTED' })
    expect(kept.read().status).toBe('failed')
    expect(await depositsOf(transfer)).toEqual([])
  })

  test('error: no news for too long is told with the id, and goes on later (S8.13)', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const kept = store(transfer)
    const hasty = createBridgeClient({
      ...world.client,
      ...{ getChainClient: world.client.chainClient, droppedAfterMs: 200 },
    })
    let bundle: CallBundle | undefined
    const stuck = wallet.port({
      sendCalls: async (asked) => {
        bundle = asked
        return { id: asked.id }
      },
      getCallsStatus: async () => ({ state: 'pending', code: 100, hashes: [] }),
    })
    const { id } = await runTransfer(hasty, { transfer, wallet: stuck, save: kept.save }).catch(
      (error) => error.data,
    )
    expect(kept.read()).toMatchObject({
      status: 'depositing',
      bundleId: id,
      error: {
        code: 'BRIDGE_BUNDLE_TIMEOUT',
        message: `Timed out while waiting for call bundle with id "${id}" to be confirmed.`,
      },
    })
    if (bundle !== undefined) await wallet.sendCalls(bundle)
    const later = { transfer: kept.read(), wallet: wallet.port(), save: kept.save }
    expect((await runTransfer(world.client, later)).status).toBe('filled')
  })

  test('error: what the deposit would fail with is told before anybody is asked (S8.13)', async () => {
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const late = { ...transfer, fillDeadline: transfer.quoteTimestamp + 80_000 }
    const options = { transfer: late, wallet: wallet.port(), save: () => undefined }
    await expect(runTransfer(world.client, options)).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_SIMULATION_FAILED',
      message:
        'deposit simulation failed: The deadline of the quote is not accepted. Get a new quote.',
    })
    expect(wallet.asked()).toEqual([])
  })

  test('behavior: a node that cannot try several calls at once: one after the other', async () => {
    await world.devnet.control.setFault(`rpc:${originChainId}`, {
      ...{ mode: '500', match: 'eth_simulateV1' },
    })
    const wallet = await bundleWallet()
    const transfer = await world.draft(wallet.address)
    const options = { transfer, wallet: wallet.port(), save: () => undefined }
    expect((await runTransfer(world.client, options)).status).toBe('filled')
    expect(wallet.asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  })
})

/** The Devnet Wallet with a new account of its own. */
async function bundleWallet() {
  const privateKey = generatePrivateKey()
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  await world.devnet.control.fund(address)
  const items = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  const chains = world.devnet.chains.map(({ chainId, name, directRpcUrl, contracts }) => ({
    ...{ chainId, name, rpcUrl: directRpcUrl, batchAccount: contracts.batchAccount },
  }))
  const { provider, hook } = createProvider(
    {
      ...{ walletOrigin: 'http://wallet.localhost', chains, known: {} },
      accounts: [{ address, privateKey }],
    },
    { mode: 'auto', name: 'Devnet Wallet', rdns: 'test', legacy: false, calls: 'atomic' },
  )
  const request = (method: string, ...params: unknown[]) =>
    Promise.resolve(provider.request({ method, params }))
  await request('eth_requestAccounts')

  async function sendCalls({ id, from, chainId, calls }: CallBundle) {
    const wire = calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) }))
    const asked = { version: '2.0.0', id, from, atomicRequired: true, calls: wire }
    const answer = await request('wallet_sendCalls', { ...asked, chainId: numberToHex(chainId) })
    return answer as { id: string } // the Devnet Wallet's own
  }
  /** A transaction that is mined and fails, as from an account that is a contract. */
  function sendReverting({ calls }: CallBundle): Promise<Hex> {
    const [, deposit] = calls
    const { to = zeroAddress, data = '0x', value = 0n } = deposit ?? {}
    return world.sendAs(account, { to, data, value }, { gas: 200_000n })
  }
  const port = (changes: Partial<BridgeWallet> = {}): BridgeWallet => ({
    address,
    chainId: async () => originChainId,
    switchChain: async () => undefined,
    signTypedData: () => Promise.reject(new Error('was not to be asked')),
    async sendTransaction({ from, to, data, value }) {
      const hash = await request('eth_sendTransaction', {
        ...{ from, to, data, value: numberToHex(value) },
      })
      return hash as Hex // the Devnet Wallet's own
    },
    async getCapabilities(chainId) {
      const told = await request('wallet_getCapabilities', address)
      const chains = told as Record<string, { atomic: { status: AtomicStatus } }> // the Devnet Wallet's own
      return { atomic: chains[numberToHex(chainId)]?.atomic.status ?? 'unsupported' }
    },
    sendCalls,
    async getCallsStatus(id) {
      const answer = await request('wallet_getCallsStatus', id)
      const { status, receipts } = answer as {
        status: number
        receipts: { transactionHash: Hex }[]
      } // the Devnet Wallet's own
      const ended = status < 300 ? ('success' as const) : ('failure' as const)
      return {
        state: status < 200 ? 'pending' : ended,
        code: status,
        hashes: receipts.map(({ transactionHash }) => transactionHash),
      }
    },
    ...changes,
  })
  const asked = () =>
    hook.requests
      .map(({ method }) => method)
      .filter((method) => method === 'wallet_sendCalls' || method === 'eth_sendTransaction')
  return { address, hook, port, sendCalls, sendReverting, asked }
}
