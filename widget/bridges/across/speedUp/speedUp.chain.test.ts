import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { executeQuote } from '../run/executeQuote.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { prepareSpeedUp } from './prepareSpeedUp.ts'
import { runTransfer } from '../run/runTransfer.ts'
import { signSpeedUp } from './signSpeedUp.ts'
import { simulateSpeedUp } from './simulateSpeedUp.ts'
import { simulateUpdate, speedUpDeposit } from './speedUpDeposit.ts'
import { destinationChainId, originChainId, startWorld, type World } from '../testing/world.ts'
import type { BridgeWallet } from '../transaction/wallet.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

/** A deposit that waits, and fees that have doubled since. */
async function waiting() {
  const owner = await world.account()
  await world.devnet.control.setRelayer({ paused: true })
  const transfer = await world.draft(owner.address)
  const wallet = world.wallet(owner)
  const controller = new AbortController()
  let kept = transfer
  await runTransfer(world.client, {
    transfer,
    wallet,
    signal: controller.signal,
    save(next) {
      kept = next
      if (next.status === 'deposited') controller.abort()
    },
  }).catch(() => undefined)
  const query = { depositor: owner.address, chainIds: [originChainId] }
  const { deposits } = await findDeposits(world.client, query)
  const [deposit] = deposits
  if (deposit === undefined) throw new Error('no deposit')
  await world.devnet.control.setQuotes({ feeMultiplier: 2 })
  return { owner, wallet, deposit, transfer: kept }
}

/** Lets the relayer go on once it knows the offer. */
async function fillIt(depositId: bigint) {
  const url = `${world.devnet.urls.indexer}/deposits?limit=5`
  const offers = async () => {
    // Devnet's own answer.
    const rows = (await (await fetch(url)).json()) as { depositId: string; speedups: unknown[] }[]
    return rows.find((row) => row.depositId === String(depositId))?.speedups.length
  }
  await expect.poll(offers).toBe(1)
  await world.devnet.control.setRelayer({ paused: false })
}

describe('speedUpDeposit', () => {
  test('default: offers what a new quote gives, and the fill follows it (S5.12, S7.33)', async () => {
    const { owner, wallet, deposit, transfer } = await waiting()
    const saved: unknown[] = []
    const sped = await speedUpDeposit(world.client, {
      wallet,
      deposit,
      save: (speedUp) => {
        saved.push(speedUp)
      },
    })
    expect(sped.updatedOutputAmount).toBeLessThan(deposit.outputAmount)
    expect(sped).toMatchObject({ updatedRecipient: owner.address, updatedMessage: '0x' })
    const offer = {
      outputAmount: String(sped.updatedOutputAmount),
      recipient: owner.address,
      message: '0x',
    }
    expect(saved).toEqual([offer, { ...offer, hash: sped.hash }])

    await fillIt(deposit.depositId)
    const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
    const received = await readContract(world.client.chainClient(destinationChainId), {
      address: transfer.route.outputToken,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [owner.address],
    })
    expect(received).toBe(25_000_000_000n + sped.updatedOutputAmount)
  })

  test('behavior: another recipient alone, for the full amount', async () => {
    const { wallet, deposit, transfer } = await waiting()
    await world.devnet.control.setQuotes({ feeMultiplier: 1 })
    const heir = (await world.account()).address
    const update = { recipient: heir }
    const sped = await speedUpDeposit(world.client, { wallet, deposit, update })
    expect(sped).toMatchObject({
      updatedRecipient: heir,
      updatedOutputAmount: deposit.outputAmount,
    })
    await fillIt(deposit.depositId)
    await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    const received = await readContract(world.client.chainClient(destinationChainId), {
      address: transfer.route.outputToken,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [heir],
    })
    expect(received).toBe(25_000_000_000n + deposit.outputAmount)
  })

  test('behavior: a contract signs in its own way (ERC-1271)', async () => {
    const { owner, wallet, deposit } = await waiting()
    // Says yes to every signature.
    const bytecode = '0x631626ba7e60e01b60005260206000f3'
    await world.node.setCode({ address: owner.address, bytecode })
    const carrier = await world.account()
    const contract: BridgeWallet = {
      ...wallet,
      signTypedData: async () => '0x1234',
      sendTransaction: (asked) => world.sendAs(carrier, asked),
    }
    const sped = await speedUpDeposit(world.client, { wallet: contract, deposit })
    expect(sped.updatedOutputAmount).toBeLessThan(deposit.outputAmount)
  })

  test('behavior: simulateUpdate signs and tries, and sends nothing (S7.34)', async () => {
    const { wallet, deposit } = await waiting()
    const before = wallet.sent.length
    const { call } = await simulateUpdate(world.client, { wallet, deposit })
    expect(call).toMatchObject({ to: deposit.pool, value: 0n })
    expect(call.data.endsWith('1dc0dedead')).toBe(true)
    expect(wallet.sent).toHaveLength(before)
  })

  test('error: another account than the depositor (S5.12)', async () => {
    const { owner, deposit } = await waiting()
    const other = await world.account()
    const wallet = world.wallet(other)
    await expect(speedUpDeposit(world.client, { wallet, deposit })).rejects.toMatchObject({
      code: 'BRIDGE_WRONG_DEPOSITOR',
      message: `Connected account ${other.address} does not match depositor ${owner.address}`,
    })
    await expect(
      prepareSpeedUp(world.client, { deposit, account: other.address }),
    ).rejects.toMatchObject({ code: 'BRIDGE_WRONG_DEPOSITOR' })
    // Another account's signature under the depositor's name is refused by the pool.
    const forger: BridgeWallet = { ...world.wallet(owner), signTypedData: wallet.signTypedData }
    await expect(speedUpDeposit(world.client, { wallet: forger, deposit })).rejects.toMatchObject({
      code: 'BRIDGE_SPEED_UP_SIMULATION_FAILED',
      message: 'speedUpV3Deposit simulation failed: The signature is not of the depositor.',
    })
  })

  test('error: less than required, more than promised, nothing changed (S5.12)', async () => {
    const { owner, deposit } = await waiting()
    const ask = (outputAmount?: bigint) =>
      prepareSpeedUp(world.client, { deposit, account: owner.address, update: { outputAmount } })
    const { requiredOutputAmount: required } = await ask()
    expect((await ask(required + 1n)).updatedOutputAmount).toBe(required + 1n)
    await expect(ask(required - 1n)).rejects.toMatchObject({
      code: 'BRIDGE_SPEED_UP_TOO_LOW',
      message: `Provided 'update.outputAmount' ${required - 1n} is less than the required ${required}`,
    })
    await expect(ask(0n)).rejects.toMatchObject({ code: 'BRIDGE_SPEED_UP_TOO_LOW' })
    await expect(ask(deposit.outputAmount + 1n)).rejects.toMatchObject({
      code: 'BRIDGE_SPEED_UP_TOO_HIGH',
    })
    await expect(ask(deposit.outputAmount)).rejects.toMatchObject({
      code: 'BRIDGE_SPEED_UP_POINTLESS',
    })
    await world.devnet.control.setQuotes({ feeMultiplier: 1 })
    await expect(ask()).rejects.toMatchObject({ code: 'BRIDGE_SPEED_UP_POINTLESS' })
  })

  test('error: declined, on another chain, no wallet, no account, no signature (S5.14, S8.12)', async () => {
    const { owner, wallet, deposit } = await waiting()
    const declined = Object.assign(new Error('User rejected'), { code: 4001 })
    const saved: unknown[] = []
    const no = { ...wallet, signTypedData: () => Promise.reject(declined) }
    const save = (speedUp: unknown) => {
      saved.push(speedUp)
    }
    await expect(speedUpDeposit(world.client, { wallet: no, deposit, save })).rejects.toBe(declined)
    expect(saved).toHaveLength(1)

    let connected = 1
    const away: BridgeWallet = {
      ...wallet,
      chainId: async () => connected,
      switchChain: async (chainId) => {
        connected = chainId
      },
    }
    const prepared = await prepareSpeedUp(world.client, { deposit, account: owner.address })
    await expect(signSpeedUp(world.client, { wallet: away, prepared })).rejects.toThrow(
      `Connected chain 1 does not match 'originChainId' ${originChainId}`,
    )
    const forced = { wallet: away, prepared, forceOriginChain: true }
    const signature = await signSpeedUp(world.client, forced)
    await expect(simulateSpeedUp(world.client, { prepared, signature })).resolves.toBeDefined()

    await expect(signSpeedUp(world.client, { wallet: undefined, prepared })).rejects.toThrow(
      "'walletClient' needs to be set to sign",
    )
    const nobody = { ...wallet, address: undefined }
    await expect(signSpeedUp(world.client, { wallet: nobody, prepared })).rejects.toThrow(
      'Wallet account has to be set',
    )
    const mute = { ...wallet, signTypedData: async () => '0x' as const }
    await expect(signSpeedUp(world.client, { wallet: mute, prepared })).rejects.toMatchObject({
      code: 'BRIDGE_INVALID_SIGNATURE',
    })
  })

  test('error: another offer than the one asked for', async () => {
    const { owner, wallet, deposit } = await waiting()
    const thief = await world.account()
    const altered = await simulateUpdate(world.client, {
      wallet,
      deposit,
      update: { recipient: thief.address },
    })
    const swapped: BridgeWallet = {
      ...wallet,
      sendTransaction: (asked) => world.sendAs(owner, { ...asked, data: altered.call.data }),
    }
    await expect(speedUpDeposit(world.client, { wallet: swapped, deposit })).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
      data: { field: 'recipient', asked: owner.address, sent: thief.address },
    })
  })

  test('error: a deposit that was filled, and one that has expired', async () => {
    const first = await waiting()
    await world.devnet.control.setRelayer({ paused: false })
    const { transfer, wallet } = first
    await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    const ask = ({ deposit, owner }: Pick<typeof first, 'deposit' | 'owner'>) =>
      prepareSpeedUp(world.client, { deposit, account: owner.address })
    await expect(ask(first)).rejects.toMatchObject({ code: 'BRIDGE_ALREADY_FILLED' })
    // The clock stays ahead, so this test is the last one.
    const second = await waiting()
    await world.devnet.control.increaseTime(destinationChainId, 8_000)
    await expect(ask(second)).rejects.toMatchObject({ code: 'BRIDGE_EXPIRED' })
  })
})

test('error: executeQuote without a wallet (S8.12)', async () => {
  const quote = undefined as never // it is not looked at
  await expect(executeQuote(world.client, { quote, wallet: undefined })).rejects.toThrow(
    'WalletClient needs to be set to call executeQuote',
  )
})
