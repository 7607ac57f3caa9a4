import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSolanaWallet } from '#namespaces/solana/testing/wallet.ts'
import { startSolanaWorld } from '#namespaces/solana/testing/world.ts'
import { entriesOf, historyQuery } from '#features/account/activity/history.ts'
import type { Core } from '#kernel/core.ts'
import { type Holding, holdingsQuery } from '#wallet/portfolio/holdings.ts'
import { push } from '#kernel/router/router.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import { prepareMessage } from '#wallet/signIn/prepare.ts'
import { signMessage } from '#wallet/signIn/signMessage.ts'
import { resumeTransactions } from '#transactions/resume.ts'
import { maxOf } from './check.ts'
import { confirmSend } from './confirm.ts'
import { loadSendCost } from './fee.ts'
import { reviewSend } from './form.ts'
import { FEE_MARGIN } from './limits.ts'
import { planSend } from './plan.ts'
import { isRemembered } from '#transactions/recipients.ts'
import { type SolanaPerson, solanaPerson } from './testing/solanaPerson.ts'

const SOL = 1_000_000_000n
let world: Awaited<ReturnType<typeof startSolanaWorld>>
beforeAll(async () => {
  world = await startSolanaWorld()
})
afterAll(() => world.devnet.stop())

const stateOf = (core: Core) => core.store.getState()
const ownOf = (core: Core) => stateOf(core).transactions.own
const top = (core: Core) => stateOf(core).router.stack.at(-1)
const stranger = async () => (await createSolanaWallet()).address
const nativeOf = (address: string) => world.node.balance(address)

async function holdingsOf(core: Core, { address, caipChainId }: SolanaPerson) {
  const found = await core.queries.fetchQuery(holdingsQuery(core, { caipChainId, address }))
  const named = (symbol: string): Holding => {
    const one = found.find((holding) => holding.symbol === symbol)
    if (one === undefined) throw new Error(`They have no ${symbol}`)
    return one
  }
  return { found, named }
}

async function reviewed(
  core: Core,
  person: SolanaPerson,
  { symbol, amount, to }: { symbol: string; amount: bigint; to: string },
) {
  push(core, { name: 'Send' })
  const token = (await holdingsOf(core, person)).named(symbol)
  const chosen = { token, amount, from: person.address, to, toName: undefined, isContract: false }
  reviewSend(core, planSend(core, chosen))
}

describe('confirmSend on Solana', () => {
  test('default: SOL and a token arrive, and stand in the activity (S5.04, S9.12)', async () => {
    const person = await solanaPerson(world)
    const { core } = await person.open()
    const { found } = await holdingsOf(core, person)
    expect(found.map(({ symbol, amount }) => [symbol, amount])).toEqual([
      ['SOL', 10n * SOL],
      ['FEET', 500_000_000n],
      ['USDC', 500_000_000n],
    ])
    const to = await stranger()
    for (const [symbol, amount] of [['SOL', SOL] as const, ['USDC', 5_000_000n] as const]) {
      await reviewed(core, person, { symbol, amount, to })
      await confirmSend(core)
      const [sent] = ownOf(core)
      expect(top(core)).toEqual({ name: 'SendProgress', transactionId: sent?.id })
      await expect.poll(() => ownOf(core)[0]?.status).toBe('confirmed')
    }
    expect(await nativeOf(to)).toBe(SOL)
    expect(isRemembered(core, to)).toBe(true)
    const { address, caipChainId } = person
    const pages = await core.queries.fetchInfiniteQuery(
      historyQuery(core, { address, caipChainId }),
    )
    expect(entriesOf(pages.pages).slice(0, 2)).toMatchObject([
      { operation: 'send', to, transfers: [{ direction: 'out', quantity: '5', symbol: 'USDC' }] },
      { operation: 'send', to, transfers: [{ direction: 'out', quantity: '1', symbol: 'SOL' }] },
    ])
    expect(core.published.filter(({ type }) => type === 'transaction')).toHaveLength(6)
  })

  test('behavior: Max leaves the fee and what an account has to keep', async () => {
    const person = await solanaPerson(world)
    const { core } = await person.open()
    const token = (await holdingsOf(core, person)).named('SOL')
    const to = await stranger()
    const question = { token, from: person.address, to, amount: SOL, signal: core.signal }
    const { fee, reserve } = await loadSendCost(core, question)
    const amount = maxOf(token, { fee, reserve, margin: FEE_MARGIN }) ?? 0n
    await reviewed(core, person, { symbol: 'SOL', amount, to })
    await confirmSend(core)
    await expect.poll(() => ownOf(core)[0]?.status).toBe('confirmed')
    expect(await nativeOf(person.address)).toBe(reserve + fee)
  })

  test('behavior: a reload goes on sending what was signed, and it counts once', async () => {
    const person = await solanaPerson(world)
    const first = await person.open()
    const to = await stranger()
    await reviewed(first.core, person, { symbol: 'SOL', amount: SOL, to })
    await world.control.setSolana({ drop: 1_000 })
    await confirmSend(first.core)
    expect(ownOf(first.core)[0]?.status).toBe('sent')
    first.close()
    await world.control.setSolana({ drop: 0 })
    const second = await person.open(first.places)
    await resumeTransactions(second.core)
    expect(ownOf(second.core)[0]?.status).toBe('confirmed')
    expect(await nativeOf(to)).toBe(SOL)
    expect(person.asked).toEqual(['solana_signTransaction'])
  })

  test('error: one that nobody took up in time is told, and can be sent again', async () => {
    const expiry = { at: async (): Promise<unknown> => undefined }
    const person = await solanaPerson(world, { before: () => expiry.at() })
    const { core } = await person.open()
    const to = await stranger()
    expiry.at = () => world.control.expireBlockhash()
    await reviewed(core, person, { symbol: 'SOL', amount: SOL, to })
    await confirmSend(core)
    await expect.poll(() => ownOf(core)[0]?.status).toBe('dropped')
    expect(ownOf(core)[0]?.error?.code).toBe('TRANSACTION_EXPIRED')
    expiry.at = async () => undefined
    await reviewed(core, person, { symbol: 'SOL', amount: SOL, to })
    await confirmSend(core)
    await expect.poll(() => ownOf(core)[0]?.status).toBe('confirmed')
    expect(await nativeOf(to)).toBe(SOL)
  })

  test('error: a no brings the review back, and nothing remains', async () => {
    const refusal = Object.assign(new Error('No'), { code: 4001 })
    const person = await solanaPerson(world, { before: () => Promise.reject(refusal) })
    const { core } = await person.open()
    await reviewed(core, person, { symbol: 'SOL', amount: SOL, to: await stranger() })
    await confirmSend(core)
    expect(top(core)).toEqual({ name: 'SendReview' })
    expect(stateOf(core).send.failure).toMatchObject({ code: 4001 })
    expect(ownOf(core)).toEqual([])
    expect(person.asked).toHaveLength(1)
  })

  test('error: what would fail brings the review back, and the wallet is not asked', async () => {
    const person = await solanaPerson(world)
    const { core } = await person.open()
    await reviewed(core, person, { symbol: 'SOL', amount: 11n * SOL, to: await stranger() })
    await confirmSend(core)
    expect(top(core)).toEqual({ name: 'SendReview' })
    expect(stateOf(core).send.failure).toMatchObject({ code: 'SEND_WOULD_FAIL' })
    expect(ownOf(core)).toEqual([])
    expect(person.asked).toEqual([])
  })
})

test('behavior: signing in is by the message of CAIP-122 (S4.07, S9.09)', async () => {
  const person = await solanaPerson(world)
  const { core } = await person.open()
  const { config } = stateOf(core)
  core.store.setState({ config: { ...config, options: { ...config.options, signIn: 'required' } } })
  const connection = activeConnection(stateOf(core).connections)
  const account = connection.status === 'connected' ? connection.accounts[0] : ''
  core.store.setState(({ signIn }) => ({
    signIn: { ...signIn, step: { status: 'asking', account } },
  }))
  await prepareMessage(core, account)
  const { step } = stateOf(core).signIn
  const message = step.status === 'asking' ? (step.prepared?.message ?? '') : ''
  expect(message.split('\n').slice(0, 2)).toEqual([
    'shop.example wants you to sign in with your Solana account:',
    person.address,
  ])
  expect(message).toContain('\nChain ID: EtWTRABZaYq6iMfeYKouRu166VU2xqa1\n')
  const signature = await signMessage(core, { account, message })
  const { ownVerifier } = await import('#wallet/signIn/ownVerifier.ts')
  const prepared = step.status === 'asking' ? step.prepared : undefined
  if (prepared === undefined) throw new Error('No message was prepared')
  const verifier = ownVerifier(core)
  const session = await verifier.verify({ account, prepared, signature })
  expect(await verifier.getSession(account)).toEqual(session)
  const other = { ...prepared, message: message.replace('Version: 1', 'Version: 2') }
  await expect(verifier.verify({ account, prepared: other, signature })).rejects.toMatchObject({
    code: 'SIGNATURE_INVALID',
  })
})
