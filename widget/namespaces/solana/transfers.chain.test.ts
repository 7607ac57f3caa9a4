import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transfer } from '../transfers.ts'
import { loadBalances } from './balances.ts'
import { describeTokens } from './describeTokens.ts'
import { loadHistory } from './history.ts'
import { isSolanaAddress } from './address.ts'
import { solana } from './solana.ts'
import { solanaTransfers } from './solanaTransfers.ts'
import { createSolanaWallet, priced, type SolanaWallet } from './testing/wallet.ts'
import { startSolanaWorld } from './testing/world.ts'

const SOL = 1_000_000_000n
const UNITS = 1_000_000n
let world: Awaited<ReturnType<typeof startSolanaWorld>>
beforeAll(async () => {
  world = await startSolanaWorld()
})
afterAll(() => world.devnet.stop())

/** A wallet with 10 SOL and 500 of each token. */
async function rich(options: Parameters<typeof createSolanaWallet>[0] = {}) {
  const wallet = await createSolanaWallet(options)
  await world.control.fundSolana(wallet.address, { lamports: 10n * SOL, tokens: 500n * UNITS })
  return wallet
}

const stranger = async () => (await createSolanaWallet()).address
const balancesOf = (address: string) => loadBalances({ ...world.asked, address, tokens: [] })

async function send(wallet: SolanaWallet, transfer: Transfer) {
  const prepared = await solanaTransfers.prepare({ ...world.asked, transfer })
  const asked = { ...world.asked, from: wallet.address, prepared, wallet: wallet.port }
  const signed = await solanaTransfers.sign({ ...asked, onSending: () => undefined })
  return { prepared, signed, end: await solanaTransfers.follow({ ...world.asked, signed }) }
}

describe('transfers', () => {
  test('default: SOL arrives, and costs what was estimated (S5.04, S9.12)', async () => {
    const wallet = await rich()
    const to = await stranger()
    await world.control.setSolana({ priorityFee: 20_000 })
    const transfer = world.transfer({ from: wallet.address, to, amount: 2n * SOL })
    const cost = await solanaTransfers.estimate({ ...world.asked, transfer })
    const { end } = await send(wallet, transfer)
    expect(end).toEqual({ status: 'confirmed' })
    expect((await balancesOf(to)).native).toBe(2n * SOL)
    expect((await balancesOf(wallet.address)).native).toBe(8n * SOL - cost.fee)
    expect(cost).toMatchObject({ setUp: 0n, withheld: 0n, reserve: 890_880n })
    expect(cost.fee).toBe(5_020n)
    await world.control.setSolana({ priorityFee: 0 })
  })

  test('behavior: a token opens an account of the receiver, whose rent is told before', async () => {
    const wallet = await rich()
    const to = await stranger()
    const token = world.tokens.usdc
    const transfer = world.transfer({ from: wallet.address, to, amount: 30n * UNITS, token })
    const cost = await solanaTransfers.estimate({ ...world.asked, transfer })
    expect(cost).toMatchObject({ fee: 5_000n, setUp: 2_039_280n, withheld: 0n })
    expect((await send(wallet, transfer)).end).toEqual({ status: 'confirmed' })
    expect((await balancesOf(to)).tokens.get(token)).toBe(30n * UNITS)
    expect((await balancesOf(wallet.address)).native).toBe(10n * SOL - cost.fee - cost.setUp)
    const again = await solanaTransfers.estimate({ ...world.asked, transfer })
    expect(again.setUp).toBe(0n)
  })

  test('behavior: a token of Token-2022 keeps its fee, which the transfer names', async () => {
    const wallet = await rich()
    const to = await stranger()
    const token = world.tokens.feet
    const transfer = world.transfer({ from: wallet.address, to, amount: 101n, token })
    const cost = await solanaTransfers.estimate({ ...world.asked, transfer })
    expect(cost).toMatchObject({ withheld: 2n, setUp: 2_157_600n }) // 1 %, rounded up
    expect((await send(wallet, transfer)).end).toEqual({ status: 'confirmed' })
    expect((await balancesOf(to)).tokens.get(token)).toBe(99n)
  })

  test('behavior: one that is lost on the way is sent again, and counts once', async () => {
    const wallet = await rich()
    const to = await stranger()
    await world.control.setSolana({ drop: 2 })
    const { end } = await send(wallet, world.transfer({ from: wallet.address, to, amount: SOL }))
    expect(end).toEqual({ status: 'confirmed' })
    expect((await balancesOf(to)).native).toBe(SOL)
  })

  test('behavior: a wallet that only sends by itself is asked for that, and found again', async () => {
    const wallet = await rich({ send: (wire) => world.node.send(wire) })
    const to = await stranger()
    const transfer = world.transfer({ from: wallet.address, to, amount: SOL })
    const { prepared, signed, end } = await send(wallet, transfer)
    expect(wallet.asked).toEqual(['solana_signTransaction', 'solana_signAndSendTransaction'])
    expect([signed.isSent, end.status]).toEqual([true, 'confirmed'])
    const lost = { ...world.asked, from: wallet.address, prepared }
    expect(await solanaTransfers.find(lost)).toBe(signed.id)
  })

  test('error: one whose blockhash got too old never comes', async () => {
    const expire = () => world.control.expireBlockhash()
    const wallet = await rich({ before: expire })
    const to = await stranger()
    const transfer = world.transfer({ from: wallet.address, to, amount: SOL })
    const { end, prepared } = await send(wallet, transfer)
    expect(end).toEqual({ status: 'expired' })
    expect((await balancesOf(to)).native).toBe(0n)
    const lost = { ...world.asked, from: wallet.address, prepared }
    expect(await solanaTransfers.find(lost)).toBeUndefined()
  })

  test('error: what a wallet signed in the place of it is not sent', async () => {
    const thief = await stranger()
    const alter = { wire: '' }
    const wallet = await rich({ alter: () => alter.wire })
    const part = { from: wallet.address, amount: SOL }
    const [asked, other] = await Promise.all(
      [await stranger(), thief].map((to) =>
        solanaTransfers.prepare({ ...world.asked, transfer: world.transfer({ ...part, to }) }),
      ),
    )
    alter.wire = other?.transaction ?? ''
    const { from } = part
    const prepared = asked ?? { transaction: '', lastValid: 0n }
    const ask = { ...world.asked, from, prepared, wallet: wallet.port, onSending: () => undefined }
    await expect(solanaTransfers.sign(ask)).rejects.toMatchObject({ code: 'WALLET_SIGNED_OTHER' })
    expect((await balancesOf(thief)).native).toBe(0n)
  })

  test('error: a wallet may pay to be sooner, but no fortune', async () => {
    const alter = { price: 1_000_000n }
    const wallet = await rich({ alter: (wire) => priced(wire, alter.price) })
    const { address: from } = wallet
    const transfer = world.transfer({ from, to: await stranger(), amount: SOL })
    const prepared = await solanaTransfers.prepare({ ...world.asked, transfer })
    const ask = { ...world.asked, from, prepared, wallet: wallet.port, onSending: () => undefined }
    expect((await solanaTransfers.sign(ask)).isSent).toBe(false)
    alter.price = 10n ** 12n
    await expect(solanaTransfers.sign(ask)).rejects.toMatchObject({ code: 'WALLET_SIGNED_OTHER' })
  })

  test('error: what would not arrive is said before anybody is asked', async () => {
    const wallet = await rich()
    const { address: from } = wallet
    const { usdc, feet } = world.tokens
    const to = await stranger()
    const problemOf = async (part: { amount: bigint; token?: string; to?: string }) => {
      const transfer = world.transfer({ from, to, ...part })
      return (await solanaTransfers.estimate({ ...world.asked, transfer })).problem
    }
    const minimum = 890_880n
    expect(await problemOf({ amount: 1n })).toEqual({ kind: 'tooLittleToOpen', minimum })
    await world.control.freezeSolana(from, 'usdc', true)
    expect(await problemOf({ amount: 1n, token: usdc })).toEqual({ kind: 'frozen' })
    const other = await rich()
    await world.control.freezeSolana(other.address, 'feet', true)
    expect(await problemOf({ amount: 1n, token: feet, to: other.address })).toEqual({
      kind: 'recipientFrozen',
    })
    const all = world.transfer({ from, to, amount: 10n * SOL })
    const code = 'SEND_WOULD_FAIL'
    await expect(solanaTransfers.prepare({ ...world.asked, transfer: all })).rejects.toMatchObject({
      code,
    })
    const most = world.transfer({ from, to, amount: 10n * SOL - 5_100n })
    await expect(solanaTransfers.prepare({ ...world.asked, transfer: most })).rejects.toThrow(
      'rent',
    )
  })

  test('error: a node of another cluster is not asked to send (S9.13)', async () => {
    const { address: from } = await rich()
    const network = { ...world.network, caipChainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
    const transfer = world.transfer({ from, to: await stranger(), amount: SOL })
    await expect(
      solanaTransfers.prepare({ ...world.asked, network, transfer }),
    ).rejects.toMatchObject({ code: 'WRONG_CLUSTER' })
  })

  test('behavior: who receives is looked at', async () => {
    const wallet = await rich()
    const read = (address: string) => solanaTransfers.readReceiver({ ...world.asked, address })
    expect(await read(wallet.address)).toBe('account')
    expect(await read(await stranger())).toBe('new')
    expect(await read(world.tokens.usdc)).toBe('notAPerson')
    expect(await read('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe('notAPerson')
    const [held] = await world.node.tokenAccounts(wallet.address, { mint: world.tokens.feet })
    expect(await read(held?.pubkey ?? '')).toBe('notAPerson')
  })
})

test('behavior: balances, names and history of an account, by the chain alone', async () => {
  const wallet = await rich()
  const { address } = wallet
  const { usdc, feet } = world.tokens
  const { native, tokens } = await balancesOf(address)
  expect([native, tokens.get(usdc), tokens.get(feet)]).toEqual([
    10n * SOL,
    500n * UNITS,
    500n * UNITS,
  ])
  expect(await describeTokens({ ...world.asked, tokens: [usdc, feet, address] })).toEqual([
    { address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    { address: feet, symbol: 'FEET', name: 'Fee Token', decimals: 6 },
  ])
  const to = await stranger()
  const part = { from: address, to }
  await send(wallet, world.transfer({ ...part, amount: SOL }))
  await send(wallet, world.transfer({ ...part, amount: 7n, token: usdc }))
  const { entries } = await loadHistory({ ...world.asked, address })
  expect(entries.slice(0, 3)).toMatchObject([
    { to, status: 'confirmed', transfers: [{ token: { address: usdc }, change: -7n }] },
    { to, transfers: [{ token: undefined, change: -SOL }] },
    { transfers: [{ token: { address: feet }, change: 500n * UNITS }] },
  ])
})

test('behavior: a signed text is of its account alone (S5.06, S5.09)', async () => {
  const wallet = await createSolanaWallet()
  const account = `${world.network.caipChainId}:${wallet.address}`
  const message = 'shop.example wants you to sign in with your Solana account:'
  const signature = (await solana.signMessage?.(wallet.port, { account, message })) ?? ''
  const signed = { address: wallet.address, message, signature }
  const isSigned = solana.signIn?.isSignedBy
  expect(await isSigned?.(signed)).toBe(true)
  expect(await isSigned?.({ ...signed, message: `${message} ` })).toBe(false)
  expect(await isSigned?.({ ...signed, address: await stranger() })).toBe(false)
  expect(await isSigned?.({ ...signed, signature: wallet.address })).toBe(false)
  expect(isSolanaAddress(wallet.address)).toBe(true)
})
