import { describe, expect, test, vi } from 'vitest'
import type { CaipAccountId, Namespace } from '#protocol'
import { catalogQuery } from '#kernel/bridge/catalog.ts'
import { catalog } from '#features/bridge/model/testing/catalog.ts'
import { connect } from '#wallet/connect/connect.ts'
import { open } from '#kernel/modal/open.ts'
import { mayDismiss } from '#kernel/modal/shake.ts'
import { push } from '#kernel/router/router.ts'
import { createTestCore, one, type TestCore, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { forgetTransaction, saveTransaction } from '#transactions/store.ts'
import { ownTransaction } from '#transactions/testing/ownTransaction.ts'
import { encodeSend } from './encode.ts'
import { startSend } from './startSend.ts'
import { chooseToken, reviewSend, setSendAmount, setSendRecipient } from './form.ts'
import { KEPT_RECIPIENTS } from '#transactions/limits.ts'
import { planSend } from './plan.ts'
import {
  forgetRecipient,
  isRemembered,
  listRecipients,
  rememberRecipient,
} from '#transactions/recipients.ts'
import { send } from './slice.ts'
import { ether, usdc, usdcAddress } from './testing/holdings.ts'

async function start(options: Parameters<typeof createTestCore>[0] = {}) {
  const wallet = createFakeWallet()
  const core = createTestCore({ wallets: [wallet], ...options })
  core.queries.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  core.queries.setQueryData(catalogQuery(core).queryKey, catalog)
  await connect(core, { connectorId: wallet.id })
  return { core, wallet }
}
const formOf = (core: TestCore) => core.store.getState().send.form
const top = (core: TestCore) => core.store.getState().router.stack.at(-1)

const chosen = {
  token: ether(10n ** 18n),
  amount: 5n,
  from: alice,
  to: bob,
  toName: undefined,
  isContract: false,
}

describe('planSend', () => {
  test('error: amount, receiver and token are required, on a chain that can (S5.04)', async () => {
    const { core } = await start()
    const plan = (changes: object) => () => planSend(core, { ...chosen, ...changes })
    expect(plan({ amount: undefined })).toThrow('An amount and receiver address are required')
    expect(plan({ amount: 0n })).toThrow('An amount and receiver address are required')
    expect(plan({ to: undefined })).toThrow('An amount and receiver address are required')
    expect(plan({ token: undefined })).toThrow('A token is required')
    const { transfers: _, ...other } = core.adapters.eip155 ?? {}
    Object.assign(core.adapters, { eip155: other })
    expect(plan({})).toThrow('Unsupported chain')
  })

  test('default: what is going to be confirmed, and what is worth knowing of it', async () => {
    const { core } = await start()
    setSendRecipient(core, bob)
    expect(planSend(core, chosen)).toMatchObject({ isFirstTime: true, isSetByPage: false, to: bob })
    rememberRecipient(core, bob.toUpperCase().replace('0X', '0x'))
    expect(planSend(core, chosen).isFirstTime).toBe(false)
    expect(encodeSend(core, chosen)).toEqual({ to: bob, data: '0x', value: 5n })
  })
})

describe('the address book (L)', () => {
  const solana = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  const checksummed = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'

  test('default: newest first, in full, of the kind of chains that is asked for', async () => {
    const { core } = await start()
    for (const to of [bob, solana, checksummed.toLowerCase()]) rememberRecipient(core, to)
    expect(listRecipients(core, 'eip155')).toEqual([checksummed, bob])
    expect(listRecipients(core, 'bip122')).toEqual([])
  })

  test('behavior: who is forgotten is not offered, is new again, and the others stay', async () => {
    const { core } = await start()
    for (const to of [bob, checksummed]) rememberRecipient(core, to)
    forgetRecipient(core, bob.toUpperCase().replace('0X', '0x'))
    expect(listRecipients(core, 'eip155')).toEqual([checksummed])
    expect(isRemembered(core, bob)).toBe(false)
    expect(JSON.stringify([...core.places.values()])).not.toContain(bob.slice(2))
  })
})

describe('the form', () => {
  test('default: what is typed is kept as it is (S3.09)', async () => {
    const { core } = await start()
    startSend(core)
    expect(top(core)).toEqual({ name: 'Send' })
    chooseToken(core, usdc(7n))
    setSendAmount(core, '0.1')
    setSendRecipient(core, ' otto.eth')
    expect(formOf(core)).toMatchObject({ amount: '0.1', recipient: ' otto.eth' })
    // Its balance is another now; it is the same token.
    chooseToken(core, usdc(9n))
    expect(formOf(core).amount).toBe('0.1')
    chooseToken(core, ether(1n))
    expect(formOf(core).amount).toBe('')
  })

  test('behavior: a token of another network than the one that is seen is let go', async () => {
    const { core } = await start()
    chooseToken(core, usdc(7n, { caipChainId: two }))
    startSend(core)
    expect(formOf(core).token).toBeUndefined()
  })

  test('behavior: another kind of chains resets it (S4.05)', async () => {
    const { core } = await start()
    chooseToken(core, usdc(7n))
    setSendAmount(core, '1')
    reviewSend(core, planSend(core, chosen))
    const solana: Namespace = 'solana'
    core.store.setState(({ connections }) => ({
      connections: { ...connections, activeNamespace: solana },
    }))
    expect(core.store.getState().send).toEqual(send)
  })

  test('behavior: another account of the same kind resets nothing', async () => {
    const { core } = await start()
    setSendAmount(core, '1')
    const accounts: [CaipAccountId] = [`${one}:${bob}`]
    core.store.setState(({ connections }) => {
      const connection = connections.byNamespace.eip155
      if (connection?.status !== 'connected') throw new Error('not connected')
      const byNamespace = { eip155: { ...connection, accounts } }
      return { connections: { ...connections, byNamespace } }
    })
    expect(formOf(core).amount).toBe('1')
  })
})

describe('open({ view: Send })', () => {
  test('default: the form, with what the page asked for (S2.05)', async () => {
    const { core } = await start()
    expect(await open(core, { view: 'Send' })).toEqual({ view: 'Send' })
    const asked = { token: usdcAddress, amount: '2.5', recipient: bob, caipChainId: one }
    await open(core, { view: 'Send', arguments: asked })
    expect(formOf(core)).toMatchObject({
      token: { symbol: 'USDC', decimals: 6, caipChainId: one },
      amount: '2.5',
      recipient: bob,
      recipientSource: 'page',
    })
    setSendRecipient(core, alice)
    expect(formOf(core).recipientSource).toBe('user')
    await open(core, { view: 'Send', arguments: { token: 'native' } })
    expect(formOf(core)).toMatchObject({ token: { symbol: 'ETH' }, recipient: alice })
  })

  test.each([
    ['TOKEN_NOT_FOUND', { token: `0x${'99'.repeat(20)}`, amount: '1' }],
    ['NETWORK_NOT_FOUND', { caipChainId: 'eip155:5', amount: '1' }],
    ['NETWORK_NOT_FOUND', { caipChainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', amount: '1' }],
  ])('error: %s: the page hears it, and nothing has changed', async (code, asked) => {
    const { core } = await start()
    const before = core.store.getState()
    await expect(open(core, { view: 'Send', arguments: asked })).rejects.toMatchObject({ code })
    expect(core.store.getState().send).toBe(before.send)
    expect(core.store.getState().router).toBe(before.router)
    expect(core.store.getState().modal.open).toBe(false)
  })

  test('behavior: without an account it opens Connect (S2.02, S2.05)', async () => {
    expect(await open(createTestCore(), { view: 'Send' })).toEqual({ view: 'Connect' })
  })

  test('behavior: switched off by the page it opens Account (S2.02, S2.05)', async () => {
    const { core } = await start({ widgetOptions: { features: { send: false } } })
    expect(await open(core, { view: 'Send' })).toEqual({ view: 'Account' })
  })
})

describe('recipients', () => {
  test('default: the newest are remembered, also where a cookie is all there is', () => {
    const core = createTestCore()
    const nth = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
    for (let number = 1; number <= KEPT_RECIPIENTS + 1; number += 1) {
      rememberRecipient(core, nth(number))
    }
    expect(isRemembered(core, nth(1))).toBe(false)
    expect(isRemembered(core, nth(2))).toBe(true)
    expect(isRemembered(core, nth(KEPT_RECIPIENTS + 1))).toBe(true)
    const [text = ''] = [...core.places.values()]
    expect(encodeURIComponent(text).length).toBeLessThan(3_500)
  })

  test('behavior: so is whom a confirmed sending of this browser went to', () => {
    const core = createTestCore()
    const sent = ownTransaction(1, 'sent')
    saveTransaction(core, sent)
    expect(isRemembered(core, sent.to)).toBe(false)
    saveTransaction(core, { ...sent, status: 'confirmed' })
    expect(isRemembered(core, sent.to)).toBe(true)
  })
})

describe('what is told of a sending', () => {
  const asking = (core: TestCore, ids: string[]) =>
    core.store.setState(({ transactions }) => ({ transactions: { ...transactions, asking: ids } }))

  test('behavior: product events, none of them with an amount (S4.09)', async () => {
    const { core } = await start({ widgetOptions: { projectId: 'abc' } })
    await open(core)
    const events = () =>
      core.productEvents.filter(({ event }) => event.startsWith('SEND')).map(({ event }) => event)
    const ask = (number: number) => {
      saveTransaction(core, ownTransaction(number, 'asked'))
      asking(core, [`own-${number}`])
    }
    ask(1)
    saveTransaction(core, ownTransaction(1, 'sent'))
    asking(core, [])
    ask(2)
    forgetTransaction(core, 'own-2')
    asking(core, [])
    ask(3)
    const error = { code: -32603, message: 'SECRET' }
    saveTransaction(core, ownTransaction(3, 'unknown', { error }))
    asking(core, [])
    // What another document did is its own to tell.
    saveTransaction(core, ownTransaction(4, 'asked'))
    saveTransaction(core, ownTransaction(5, 'confirmed'))
    await vi.waitFor(
      () =>
        expect(events()).toEqual([
          'SEND_INITIATED',
          'SEND_SUCCESS',
          'SEND_INITIATED',
          'SEND_REJECTED',
          'SEND_INITIATED',
          'SEND_ERROR',
        ]),
      { timeout: 20_000 }, // what tells them comes as a chunk, which a busy machine reads in seconds
    )
    expect(core.productEvents.find(({ event }) => event === 'SEND_SUCCESS')).toMatchObject({
      properties: { token: 'ETH', network: one, hash: ownTransaction(1).hash },
    })
    const told = JSON.stringify(core.productEvents)
    expect(told).not.toContain('SECRET')
    expect(told).not.toContain(ownTransaction(1).value)
  })

  test('behavior: its end is a toast, unless it is looked at', async () => {
    const { core } = await start()
    await open(core)
    const toast = () => core.store.getState().notices.toast
    saveTransaction(core, ownTransaction(1, 'confirmed'))
    await vi.dynamicImportSettled()
    expect(toast()).toBeUndefined()
    saveTransaction(core, ownTransaction(2, 'sent'))
    saveTransaction(core, ownTransaction(2, 'confirmed'))
    await expect.poll(toast).toMatchObject({
      kind: 'success',
      content: { transactionId: 'own-2', sending: 'confirmed' },
    })
    push(core, { name: 'SendProgress', transactionId: 'own-2' })
    await expect.poll(toast).toBeUndefined()
    push(core, { name: 'SendProgress', transactionId: 'own-3' })
    saveTransaction(core, ownTransaction(3, 'sent'))
    saveTransaction(core, ownTransaction(3, 'dropped'))
    await vi.dynamicImportSettled()
    expect(toast()).toBeUndefined()
  })

  test('behavior: a press beside the card does not take away what the wallet asks', async () => {
    const { core } = await start()
    await open(core)
    push(core, { name: 'SendProgress', transactionId: 'own-1' })
    saveTransaction(core, ownTransaction(1, 'asked'))
    asking(core, ['own-1'])
    expect(mayDismiss(core, core.store.getState())).toBe(false)
    asking(core, [])
    expect(mayDismiss(core, core.store.getState())).toBe(true)
  })
})
