import { describe, expect, test } from 'vitest'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import type { Core } from '#kernel/core.ts'
import type { FakeWallet } from '#kernel/testing/fakeWallet.ts'
import { isOutdated, renewedQuoteQuery } from './quote/renewQuote.ts'
import { resumeTransfers } from './resume.ts'
import { continueTransfer, startTransfer } from './start.ts'
import { saveTransfer } from '#transactions/transfers/store.ts'
import { createBrowser } from './testing/openDocument.ts'
import { type Person, person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { depositsOf, only } from './testing/transfersOf.ts'

/** What is offered in the place of an aged quote; undefined where the old one still stands. */
async function renewed(core: Core) {
  const { transfer } = only(core)
  return isOutdated(transfer)
    ? core.queries.fetchQuery(renewedQuoteQuery(core, transfer))
    : undefined
}

const documents = setUpDocuments()

describe('the wallet', () => {
  test.each([
    [4001, 'approved'],
    [4100, 'approved'],
    [-32002, 'depositing'],
  ] as const)('error: %i at the deposit leaves it %s, and it can go on', async (code, status) => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    someone.wallet.failNext('eth_sendTransaction', code, 'Not now')
    const asked = await question(core, someone, 'ETH')
    await expect(startTransfer(core, asked)).rejects.toMatchObject({ code })
    const { id } = only(core).transfer
    expect(only(core).transfer).toMatchObject({ status, error: { code, message: 'Not now' } })
    expect(someone.sent).toEqual([])
    if (code === -32002) {
      // The pending transaction may be this deposit: the run searches for it, and does not resend it unasked.
      await expect(continueTransfer(core, { id })).rejects.toMatchObject({
        code: 'BRIDGE_DEPOSIT_UNCERTAIN',
      })
    }
    await continueTransfer(core, { id, resend: true })
    expect(only(core).transfer.status).toBe('filled')
    expect(await depositsOf(documents.world, someone)).toHaveLength(1)
  })

  test.each([4001, 4100, -32002])(
    'error: %i at the approval, which is then asked again',
    async (code) => {
      const someone = await person(documents.world)
      const { core } = await documents.open(someone)
      someone.wallet.failNext('eth_sendTransaction', code)
      await expect(startTransfer(core, await question(core, someone))).rejects.toMatchObject({
        code,
      })
      expect(only(core).transfer).toMatchObject({ status: 'draft', error: { code } })
      await continueTransfer(core, { id: only(core).transfer.id })
      expect(only(core).transfer.status).toBe('filled')
    },
  )

  test('error: another account between quote and signature', async () => {
    const [someone, other] = [await person(documents.world), await person(documents.world)]
    const { core } = await documents.open(someone)
    const asked = await question(core, someone)
    onWalletEvent(core, someone.wallet.id, {
      type: 'accountsChanged',
      accounts: [other.owner.address],
    })
    await expect(startTransfer(core, asked)).rejects.toMatchObject({ code: 'BRIDGE_WRONG_ACCOUNT' })
    expect(only(core).transfer.status).toBe('draft')
    expect(someone.sent).toEqual([])
    onWalletEvent(core, someone.wallet.id, {
      type: 'accountsChanged',
      accounts: [someone.owner.address],
    })
    await continueTransfer(core, { id: only(core).transfer.id })
    expect(only(core).transfer.status).toBe('filled')
  })

  test('behavior: a wallet on another network is switched, also after a refusal, which is told (S5.12)', async () => {
    const someone = await person(documents.world)
    someone.wallet.chainId = 31338
    const { core } = await documents.open(someone)
    someone.wallet.failNext('wallet_switchEthereumChain', 4001)
    const asked = await question(core, someone)
    await expect(startTransfer(core, asked)).rejects.toMatchObject({ code: 4001 })
    expect(only(core).transfer).toMatchObject({ status: 'draft', error: { code: 4001 } })
    expect(someone.sent).toEqual([])
    await continueTransfer(core, { id: only(core).transfer.id })
    expect(only(core).transfer.status).toBe('filled')
    expect(someone.wallet.chainId).toBe(31337)
  })

  test('error: what was altered stays with the transfer, with both values', async () => {
    const [someone, thief] = [await person(documents.world), await documents.world.account()]
    const request = someone.wallet.request
    const lying: FakeWallet['request'] = async (asked) => {
      if (asked.method !== 'eth_sendTransaction') return request(asked)
      const [first] = Array.isArray(asked.params) ? asked.params : []
      const call = { to: thief.address, data: first.data, value: BigInt(first.value) }
      return documents.world.sendAs(someone.owner, call)
    }
    Object.assign(someone.wallet, { request: lying })
    const browser = createBrowser('local')
    const { core } = await documents.open(someone, { browser })
    await expect(startTransfer(core, await question(core, someone, 'ETH'))).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
    })
    const next = await documents.open(someone, { browser })
    resumeTransfers(next.core, () => undefined)
    expect(only(next.core)).toMatchObject({
      transfer: { status: 'failed' },
      alteration: { field: 'to', sent: thief.address.toLowerCase() },
    })
  })
})

describe('services that are down', () => {
  /** Approved, and the deposit declined: between approve and deposit. */
  async function between(someone: Person, changes: { isAged?: boolean } = {}) {
    const { core } = await documents.open(someone)
    someone.wallet.failNext('eth_sendTransaction', 4001)
    await startTransfer(core, await question(core, someone, 'ETH')).catch(() => undefined)
    const record = only(core)
    expect(record.transfer.status).toBe('approved')
    if (changes.isAged === true) {
      const transfer = { ...record.transfer, fetchedAt: Date.now() - 120_000 }
      saveTransfer(core, { ...record, transfer })
    }
    return { core, id: record.transfer.id }
  }

  test('error: where the API is down and the quote has aged, nothing is sent until it goes on', async () => {
    const someone = await person(documents.world)
    const { core, id } = await between(someone, { isAged: true })
    await documents.world.devnet.control.setFault('bridgeApi', { mode: '500' })
    await expect(continueTransfer(core, { id })).rejects.toMatchObject({
      code: 'BRIDGE_API_ERROR',
    })
    expect(only(core).transfer).toMatchObject({ status: 'approved' })
    expect(someone.sent).toEqual([])
    await documents.world.devnet.control.resetFaults()
    await continueTransfer(core, { id })
    expect(only(core).transfer.status).toBe('filled')
  })

  test('behavior: the API is down and the quote is young: it is not needed', async () => {
    const someone = await person(documents.world)
    const { core, id } = await between(someone)
    await documents.world.devnet.control.setFault('bridgeApi', { mode: '500' })
    await continueTransfer(core, { id })
    expect(only(core).transfer.status).toBe('filled')
  })

  test('error: the RPC is down between approve and deposit', async () => {
    const someone = await person(documents.world)
    const { core, id } = await between(someone)
    await documents.world.devnet.control.setFault('rpc:31337', { mode: '500' })
    await expect(continueTransfer(core, { id })).rejects.toThrow()
    expect(only(core).transfer).toMatchObject({
      status: 'approved',
      error: { code: 'BRIDGE_RPC_ERROR' },
    })
    expect(someone.sent).toEqual([])
    await documents.world.devnet.control.resetFaults()
    await continueTransfer(core, { id })
    expect(only(core).transfer).toMatchObject({ status: 'filled' })
    expect(await depositsOf(documents.world, someone)).toHaveLength(1)
  })

  test('behavior: the RPC dies right after the deposit was sent: it is watched further', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    const asked = await question(core, someone, 'ETH')
    const request = someone.wallet.request
    const dying: FakeWallet['request'] = async (sent) => {
      const answer = await request(sent)
      if (sent.method === 'eth_sendTransaction') {
        await documents.world.devnet.control.setFault('rpc:31337', { mode: '500', times: 8 })
      }
      return answer
    }
    Object.assign(someone.wallet, { request: dying })
    await startTransfer(core, asked)
    expect(only(core).transfer.status).toBe('filled')
  })

  test('behavior: a worse quote is told, and taken when the person goes on', async () => {
    const someone = await person(documents.world)
    const { core, id } = await between(someone, { isAged: true })
    expect(await renewed(core)).toBeUndefined()
    const before = BigInt(only(core).transfer.outputAmount)
    await documents.world.devnet.control.setQuotes({ feeMultiplier: 3 })
    await expect(continueTransfer(core, { id })).rejects.toMatchObject({
      code: 'BRIDGE_QUOTE_CHANGED',
      data: { previous: String(before), current: expect.stringMatching(/^\d+$/) },
    })
    expect(only(core).transfer).toMatchObject({ status: 'approved', outputAmount: String(before) })
    const quote = await renewed(core)
    expect(quote?.deposit.outputAmount).toBeLessThan(before)
    await continueTransfer(core, { id, quote })
    expect(only(core).transfer).toMatchObject({
      status: 'filled',
      outputAmount: String(quote?.deposit.outputAmount),
    })
  })

  test('behavior: a quote that aged and gives no less is replaced without a word', async () => {
    const someone = await person(documents.world)
    const { core, id } = await between(someone, { isAged: true })
    await continueTransfer(core, { id })
    expect(only(core).transfer.status).toBe('filled')
    expect(only(core).transfer.fetchedAt).toBeGreaterThan(Date.now() - 60_000)
  })
})
