import { type Address, createTestClient, http, zeroAddress } from 'viem'
import { getBalance, getCode, readContract } from 'viem/actions'
import { expect, test } from 'vitest'
import { erc20Abi } from '#bridges/across/contracts/abi.ts'
import { getLimits } from '#bridges/across/quote/getLimits.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { destinationChainId, originChainId } from '#bridges/across/testing/world.ts'
import type { Core } from '#kernel/core.ts'
import { askAgain, askLimits, askQuote } from './quote/askQuote.ts'
import { payoutOf, payoutOfTransfer } from '#transactions/transfers/payout.ts'
import { recoverTransfers } from './recover.ts'
import { currentOutput, speedUp, speedUpOfferQuery } from './speedUp.ts'
import { startTransfer } from './start.ts'
import { person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { only } from './testing/transfersOf.ts'

const documents = setUpDocuments()
const bps = 50

/** A new partner address that receives no other payments. */
function partner(): Address {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const chain = () => documents.world.client.chainClient(destinationChainId)
const native = (address: Address) => getBalance(chain(), { address })
const tokens = (address: Address, owner: Address) =>
  readContract(chain(), { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })

/** What the page heard last. */
function lastTold(core: Awaited<ReturnType<typeof documents.open>>['core']) {
  const told = core.published.flatMap((event) => (event.type === 'bridge' ? [event.payload] : []))
  return told[told.length - 1]
}

async function begin(symbol: 'USDC' | 'ETH', recipient = partner()) {
  const someone = await person(documents.world)
  const { core } = await documents.open(someone)
  const asked = await question(core, someone, symbol, { bps, recipient })
  const { outputToken } = asked.quote.route
  const owner = someone.owner.address
  const before = { token: await tokens(outputToken, owner), native: await native(owner) }
  return { someone, core, asked, outputToken, owner, recipient, before }
}

const transferOf = (core: Core) => only(core).transfer

test('default: a token arrives in two parts, and what was shown is what came (S3.17)', async () => {
  const { core, asked, outputToken, owner, recipient, before } = await begin('USDC')
  const { deposit, route } = asked.quote
  const payout = payoutOf({ ...deposit, route })
  const fee = (deposit.outputAmount * BigInt(bps)) / 10_000n
  expect(payout).toMatchObject({
    amount: deposit.outputAmount - fee,
    fee: { bps, amount: fee, recipient },
  })
  expect(payout.recipient).toBe(owner.toLowerCase())
  await startTransfer(core, asked)
  expect(transferOf(core)).toMatchObject({ status: 'filled', actionSuccess: true })
  expect(await tokens(outputToken, recipient)).toBe(fee)
  expect((await tokens(outputToken, owner)) - before.token).toBe(payout.amount)
  expect(await tokens(outputToken, deposit.recipient)).toBe(0n)
  expect(lastTold(core)).toMatchObject({
    status: 'filled',
    outputAmount: String(payout.amount),
    destination: { amount: String(payout.amount) },
  })
})

test('behavior: a native currency arrives as such, the fee of it wrapped', async () => {
  const { core, asked, outputToken, owner, recipient, before } = await begin('ETH')
  const payout = payoutOf({ ...asked.quote.deposit, route: asked.quote.route })
  await startTransfer(core, asked)
  expect(transferOf(core)).toMatchObject({ status: 'filled', actionSuccess: true })
  expect(await tokens(outputToken, recipient)).toBe(payout.fee?.amount)
  expect((await native(owner)) - before.native).toBe(payout.amount)
  expect(payoutOfTransfer(transferOf(core))).toEqual(payout)
})

test('behavior: a partner that cannot be paid leaves all of it to the person', async () => {
  const { core, asked, outputToken, owner, before } = await begin('USDC', zeroAddress)
  const { outputAmount } = asked.quote.deposit
  await startTransfer(core, asked)
  expect(transferOf(core)).toMatchObject({ status: 'filled', actionSuccess: false })
  expect((await tokens(outputToken, owner)) - before.token).toBe(outputAmount)
  expect(payoutOfTransfer(transferOf(core)).amount).toBe(outputAmount)
  expect(payoutOfTransfer(transferOf(core)).fee).toBeUndefined()
  expect(lastTold(core)).toMatchObject({ outputAmount: String(outputAmount) })
})

test('behavior: a slow fill pays both', async () => {
  const { core, asked, outputToken, owner, recipient, before } = await begin('ETH')
  const { control } = documents.world.devnet
  await control.setRelayer({ paused: true })
  startTransfer(core, asked).catch(() => undefined)
  await expect.poll(() => transferOf(core).status, { timeout: 20_000 }).toBe('deposited')
  const { depositId = '' } = transferOf(core)
  await expect
    .poll(() => control.requestSlowFill(originChainId, BigInt(depositId)).catch(() => undefined))
    .toMatchObject({ hash: expect.any(String) })
  await expect
    .poll(
      async () => {
        await control.executeSlowFills()
        return transferOf(core).status
      },
      { timeout: 30_000 },
    )
    .toBe('filled')
  const { amount, fee } = payoutOfTransfer(transferOf(core))
  expect(await tokens(outputToken, recipient)).toBe(fee?.amount)
  const got = (await native(owner)) - before.native + (await tokens(outputToken, owner))
  expect(got - before.token).toBe(amount)
}, 60_000)

test('behavior: taking less takes the same share of it, native as well (S5.12)', async () => {
  const { core, someone, asked, owner, recipient, outputToken, before } = await begin('ETH')
  const { control } = documents.world.devnet
  await control.setRelayer({ paused: true })
  startTransfer(core, asked).catch(() => undefined)
  await expect.poll(() => transferOf(core).status, { timeout: 20_000 }).toBe('deposited')
  await control.setQuotes({ feeMultiplier: 3 })
  const transfer = transferOf(core)
  const outputAmount = await core.queries.fetchQuery(speedUpOfferQuery(core, transfer))
  expect(outputAmount).toBeLessThan(currentOutput(transfer))
  const request = someone.wallet.request
  someone.wallet.request = async (sent) => {
    if (sent.method !== 'eth_signTypedData_v4') return request(sent)
    const [, text] = Array.isArray(sent.params) ? sent.params : []
    return someone.owner.signTypedData(JSON.parse(String(text)))
  }
  await speedUp(core, { id: transfer.id, outputAmount })
  expect(core.store.getState().bridge.speedUps).toEqual({})
  const url = `${documents.world.devnet.urls.indexer}/deposits?limit=5`
  const offers = async () => (await (await fetch(url)).text()).includes('"updatedOutputAmount"')
  await expect.poll(offers, { timeout: 10_000 }).toBe(true)
  await control.setRelayer({ paused: false })
  await expect.poll(() => transferOf(core).status, { timeout: 30_000 }).toBe('filled')
  const fee = (outputAmount * BigInt(bps)) / 10_000n
  expect(transferOf(core)).toMatchObject({
    filledAmount: String(outputAmount),
    actionSuccess: true,
  })
  expect(payoutOfTransfer(transferOf(core))).toMatchObject({ amount: outputAmount - fee })
  expect(await tokens(outputToken, recipient)).toBe(fee)
  expect((await native(owner)) - before.native).toBe(outputAmount - fee)
}, 60_000)

test('behavior: another device reads the same from the chain, and a renewal keeps the fee', async () => {
  const { core, someone, asked, recipient } = await begin('USDC')
  await startTransfer(core, asked)
  const done = transferOf(core)
  const elsewhere = await documents.open(someone)
  await recoverTransfers(elsewhere.core, (error) => {
    throw error
  })
  expect(payoutOfTransfer(transferOf(elsewhere.core))).toEqual(payoutOfTransfer(done))
  const { deposit, route } = await askAgain(core, done, undefined)
  expect(payoutOf({ ...deposit, route }).fee).toMatchObject({ bps, recipient })
})

test('behavior: where nothing could pay it out, the transfer goes without the fee', async () => {
  const address = knownMessageHandlers(destinationChainId)[0] ?? zeroAddress
  const { chains } = documents.world.devnet
  const url = chains.find(({ chainId }) => chainId === destinationChainId)?.directRpcUrl
  const node = createTestClient({ mode: 'anvil', transport: http(url) })
  const bytecode = await getCode(chain(), { address })
  await node.setCode({ address, bytecode: '0x' })
  try {
    const { core, asked, owner, recipient, outputToken } = await begin('USDC')
    expect(asked.quote.deposit).toMatchObject({ recipient: owner, message: '0x' })
    await startTransfer(core, asked)
    expect(await tokens(outputToken, recipient)).toBe(0n)
  } finally {
    await node.setCode({ address, bytecode: bytecode ?? '0x' })
  }
})

test('behavior: B-F10 what no relayer can pay out with the fee goes without it, and the limits say the same', async () => {
  const { control } = documents.world.devnet
  const { core, someone, asked, recipient } = await begin('USDC')
  const { route } = asked.quote
  const fee = { bps, recipient }
  const question = {
    route,
    inputAmount: 50_000_000n,
    depositor: someone.owner.address,
    fee,
  }
  const full = await askLimits(core, question)
  await control.setQuotes({ messageLimit: '49999999' })
  const { deposit } = await askQuote(core, question)
  expect(deposit).toMatchObject({ recipient: someone.owner.address, message: '0x' })
  expect(await askLimits(core, question)).toEqual(full)
  // A transfer confirmed with the fee is never turned into one without it.
  await startTransfer(core, asked)
  const refusal = { code: 'BRIDGE_MESSAGE_TOO_LARGE', data: { param: 'relayer' } }
  await expect(askAgain(core, transferOf(core), undefined)).rejects.toMatchObject(refusal)
  const { recipient: handler, message } = asked.quote.deposit
  const priced = { ...route, amount: 50_000_000n, recipient: handler, message }
  await expect(getLimits(documents.world.client, priced)).rejects.toMatchObject(refusal)
  await control.setQuotes({ messageLimit: '50000000' })
  expect((await askQuote(core, question)).deposit).toMatchObject({ recipient: handler })
})

// Runs last: chains cannot turn their clocks back.
test('behavior: expired: the whole input comes back, and no fee was taken', async () => {
  const { core, asked, outputToken, owner, recipient } = await begin('USDC')
  const { control } = documents.world.devnet
  const { inputToken } = asked.quote.route
  const origin = documents.world.client.chainClient(originChainId)
  const query = { address: inputToken, abi: erc20Abi, functionName: 'balanceOf' } as const
  const input = () => readContract(origin, { ...query, args: [owner] })
  const whole = await input()
  await control.setRelayer({ paused: true })
  const ran = startTransfer(core, asked)
  await expect.poll(() => transferOf(core).status, { timeout: 20_000 }).toBe('deposited')
  const seconds = transferOf(core).fillDeadline - asked.quote.deposit.quoteTimestamp + 60
  await control.increaseTime(destinationChainId, seconds)
  await ran
  expect(transferOf(core).status).toMatch(/^(expired|refunded)$/)
  await expect
    .poll(async () => {
      await control.refundExpired()
      return input()
    })
    .toBe(whole)
  expect(await tokens(outputToken, recipient)).toBe(0n)
})
