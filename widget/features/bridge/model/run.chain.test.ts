import { describe, expect, test } from 'vitest'
import { HISTORY_SECONDS } from '#bridges/across/util/limits.ts'
import { onWalletEvent } from '#wallet/connect/walletEvent.ts'
import type { Core } from '#kernel/core.ts'
import { isOpenRecord, waitsForPerson } from '#transactions/transfers/record.ts'
import { recoverTransfers } from './recover.ts'
import { resumeTransfers } from './resume.ts'
import { isRunning } from './run.ts'
import { continueTransfer, startTransfer } from './start.ts'
import { findRecord, saveTransfer } from '#transactions/transfers/store.ts'
import { type Browser, createBrowser } from './testing/openDocument.ts'
import { type Person, person, question } from './testing/person.ts'
import { setUpDocuments } from './testing/setUpDocuments.ts'
import { depositsOf, only, recordsOf } from './testing/transfersOf.ts'
import { watchRecovery } from './watchRecovery.ts'

const documents = setUpDocuments()

/** What a person does after a reload: waits, says to go on, and has looked into the wallet. */
async function goOn(browser: Browser, someone: Person): Promise<Core> {
  for (let visit = 0; visit < 6; visit += 1) {
    const { core } = await documents.open(someone, { browser })
    const errors: unknown[] = []
    resumeTransfers(core, (error) => errors.push(error))
    const { id } = only(core).transfer
    await expect.poll(() => isRunning(core, id), { timeout: 20_000 }).toBe(false)
    expect(errors).toEqual([])
    const record = only(core)
    if (!isOpenRecord(record)) return core
    const resend = record.transfer.error?.code === 'BRIDGE_DEPOSIT_UNCERTAIN'
    expect(waitsForPerson(record) || resend).toBe(true)
    await continueTransfer(core, { id, resend })
    if (!isOpenRecord(only(core))) return core
  }
  throw new Error('it never ended')
}

describe.each(['local', 'cookie'] as const)('with %s storage', (level) => {
  test('default: approve, deposit and fill are written down, and told once per step (S4.14)', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    const { core } = await documents.open(someone, { browser })
    await startTransfer(core, await question(core, someone))
    expect(only(core).transfer).toMatchObject({ status: 'filled', inputAmount: '50000000' })
    expect(only(core)).toMatchObject({ inputDecimals: 6, outputDecimals: 6 })
    expect(browser.locks.size).toBe(0)
    expect(core.store.getState().bridge.progress).toEqual({})
    const told = core.published.flatMap((event) =>
      event.type === 'bridge' || event.type === 'transaction'
        ? [`${event.type} ${event.payload.status}`]
        : [],
    )
    expect(told).toEqual(
      [
        'bridge quoted',
        'transaction requested',
        'bridge approving',
        'transaction submitted',
        'transaction confirmed',
        'bridge approved',
        'transaction requested',
        'bridge depositing',
        'transaction submitted',
        'bridge deposited',
        'transaction confirmed',
        'bridge filled',
      ].filter((line) => line !== 'bridge approved'),
    )
  })

  test('behavior: a reload after each write, and one that loses the write: one deposit', async () => {
    const moments = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ at, isKept: true }))
    for (const { at, isKept } of [...moments, { at: 3, isKept: false }, { at: 6, isKept: false }]) {
      const someone = await person(documents.world)
      const browser = createBrowser(level)
      const { core, close } = await documents.open(someone, { browser })
      let writes = 0
      browser.beforeWrite = () => {
        writes += 1
        if (writes !== at || isKept) return true
        close()
        return false
      }
      browser.afterWrite = () => {
        if (writes === at && isKept) close()
      }
      await startTransfer(core, await question(core, someone)).catch(() => undefined)
      expect(writes).toBeGreaterThanOrEqual(at)
      const next = { ...browser, beforeWrite: undefined, afterWrite: undefined }
      // A cookie does not keep what has ended: then nothing is left to do.
      if (level === 'cookie' && at === 8) continue
      const { core: last } = { core: await goOn(next, someone) }
      expect(only(last).transfer.status, `write ${at}`).toBe('filled')
      expect(await depositsOf(documents.world, someone), `write ${at}`).toHaveLength(1)
    }
  }, 240_000)

  test('behavior: another tab follows and asks nobody, and takes over when the first is gone', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    await documents.world.devnet.control.setRelayer({ paused: true })
    const first = await documents.open(someone, { browser })
    const run = startTransfer(first.core, await question(first.core, someone)).catch(
      () => undefined,
    )
    await expect.poll(() => recordsOf(first.core)[0]?.transfer.status).toBe('deposited')
    const second = await documents.open(someone, { browser })
    resumeTransfers(second.core, () => undefined)
    const { id } = only(second.core).transfer
    expect(only(second.core).transfer.status).toBe('deposited')
    const sentBefore = someone.sent.length
    first.close()
    await run
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(() => only(second.core).transfer.status, { timeout: 20_000 }).toBe('filled')
    await expect.poll(() => isRunning(second.core, id)).toBe(false)
    expect(someone.sent).toHaveLength(sentBefore)
    // Only who ran it to the end told its page.
    expect(second.core.published.filter(({ type }) => type === 'bridge')).toMatchObject([
      { payload: { status: 'filled' } },
    ])
  })

  test('error: a tab that still believes in a draft does not send what another one sent', async () => {
    const someone = await person(documents.world)
    const browser = createBrowser(level)
    const first = await documents.open(someone, { browser })
    someone.wallet.failNext('eth_sendTransaction', 4001)
    await startTransfer(first.core, await question(first.core, someone, 'ETH')).catch(
      () => undefined,
    )
    const { id } = only(first.core).transfer
    const stale = await documents.open(someone, { browser })
    resumeTransfers(stale.core, () => undefined)
    expect(only(stale.core).transfer.status).toBe('approved')
    await continueTransfer(first.core, { id })
    expect(only(first.core).transfer.status).toBe('filled')
    const { quote } = await question(stale.core, someone, 'ETH')
    await continueTransfer(stale.core, { id, quote })
    expect(only(stale.core).transfer.status).toBe('filled')
    expect(await depositsOf(documents.world, someone)).toHaveLength(1)
  })
})

describe('recoverTransfers', () => {
  test('default: with no storage at all, a filled and an open one are found again', async () => {
    const someone = await person(documents.world)
    const first = await documents.open(someone, { browser: createBrowser('memory') })
    await startTransfer(first.core, await question(first.core, someone))
    await documents.world.devnet.control.setRelayer({ paused: true })
    const run = startTransfer(first.core, await question(first.core, someone, 'ETH')).catch(
      () => undefined,
    )
    await expect.poll(() => recordsOf(first.core)[0]?.transfer.status).toBe('deposited')
    first.close()
    await run

    const { core } = await documents.open(someone, { browser: createBrowser('memory') })
    const errors: unknown[] = []
    const onError = (error: unknown) => errors.push(error)
    await Promise.all([recoverTransfers(core, onError), recoverTransfers(core, onError)])
    const byToken = () =>
      recordsOf(core)
        .map(({ transfer, inputDecimals }) => [
          transfer.route.inputTokenSymbol,
          transfer.route.isNative,
          inputDecimals,
          transfer.status,
        ])
        .sort()
    expect(byToken()).toEqual([
      ['ETH', true, 18, 'deposited'],
      ['USDC', false, 6, 'filled'],
    ])
    // A transfer filled before is not reported; one filled now is.
    await documents.world.devnet.control.setRelayer({ paused: false })
    await expect.poll(byToken, { timeout: 20_000 }).toContainEqual(['ETH', true, 18, 'filled'])
    const since = (await recoverTransfers(core, onError)) ?? 0
    expect(Math.abs(since - (Date.now() - HISTORY_SECONDS * 1_000))).toBeLessThan(60_000)
    expect(recordsOf(core)).toHaveLength(2)
    expect(errors).toEqual([])
    expect(core.published.filter(({ type }) => type === 'bridge')).toMatchObject([
      { payload: { status: 'filled', origin: { amount: '100000000000000000' } } },
    ])
    expect(recordsOf(core).every(({ transfer }) => transfer.fillHash !== undefined)).toBe(true)
  })

  test('behavior: what was paid back before it was found is no news (S8.01)', async () => {
    const someone = await person(documents.world)
    const { control, chains } = documents.world.devnet
    const first = await documents.open(someone, { browser: createBrowser('memory') })
    await control.setRelayer({ paused: true })
    await control.setQuotes({ fillDeadlineSeconds: 660 })
    const run = startTransfer(first.core, await question(first.core, someone)).catch(
      () => undefined,
    )
    await expect.poll(() => recordsOf(first.core)[0]?.transfer.status).toBe('deposited')
    for (const { chainId } of chains) await control.increaseTime(chainId, 700)
    await run
    expect(only(first.core).transfer.status).toBe('expired')
    await control.setDataWorker({ refunds: true })
    await expect
      .poll(async () => {
        const { id } = only(first.core).transfer
        await continueTransfer(first.core, { id })
        return only(first.core).transfer.status
      })
      .toBe('refunded')
    first.close()

    const { core } = await documents.open(someone, { browser: createBrowser('memory') })
    await recoverTransfers(core, (error) => expect.unreachable(String(error)))
    expect(only(core).transfer).toMatchObject({ status: 'refunded' })
    expect(only(core).transfer.refundHash).toBeDefined()
    expect(core.published.filter(({ type }) => type === 'bridge')).toEqual([])
    expect(core.store.getState().notices.toast).toBe(undefined)
  })

  test('behavior: a refund reaches the page that is still open, in every tab once', async () => {
    const someone = await person(documents.world)
    const { control, chains } = documents.world.devnet
    const browser = createBrowser('local')
    const first = await documents.open(someone, { browser, outside: { pollingIntervalMs: 20 } })
    await control.setRelayer({ paused: true })
    await control.setQuotes({ fillDeadlineSeconds: 660 })
    const run = startTransfer(first.core, await question(first.core, someone)).catch(
      () => undefined,
    )
    await expect.poll(() => recordsOf(first.core)[0]?.transfer.status).toBe('deposited')
    for (const { chainId } of chains) await control.increaseTime(chainId, 700)
    await run
    expect(only(first.core).transfer.status).toBe('expired')
    // Another tab of the same page, which a reload has opened.
    const second = await documents.open(someone, { browser, outside: { pollingIntervalMs: 20 } })
    resumeTransfers(second.core, () => undefined)
    await control.setDataWorker({ refunds: true })
    for (const { core } of [first, second]) {
      const told = () =>
        core.published.flatMap((event) => (event.type === 'bridge' ? [event.payload.status] : []))
      await expect.poll(() => told().at(-1), { timeout: 20_000 }).toBe('refunded')
      expect(told().filter((status) => status === 'refunded')).toHaveLength(1)
      expect(only(core).transfer.refundHash).toMatch(/^0x/)
      expect(isRunning(core, only(core).transfer.id)).toBe(false)
    }
  })

  test('error: C-F7 a deposit that another transfer owns is not taken for a lost one (S5.12)', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    await startTransfer(core, await question(core, someone, 'ETH'))
    const owner = only(core)
    const { depositHash: _, depositId: __, fillHash: ___, ...same } = owner.transfer
    const id = '00000000000000aa'
    saveTransfer(core, { ...owner, transfer: { ...same, id, status: 'depositing' } })
    await expect(continueTransfer(core, { id })).rejects.toMatchObject({
      code: 'BRIDGE_DEPOSIT_UNCERTAIN',
    })
    expect(findRecord(core, id)?.transfer.status).toBe('depositing')
  })

  test('behavior: what is known already is not found a second time', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone)
    await startTransfer(core, await question(core, someone))
    await recoverTransfers(core, () => undefined)
    expect(findRecord(core, only(core).transfer.id)?.transfer.depositNonce).toBeDefined()
  })

  test('error: one network that is down hides nothing of the other', async () => {
    const someone = await person(documents.world)
    const first = await documents.open(someone, { browser: createBrowser('memory') })
    await startTransfer(first.core, await question(first.core, someone))
    await documents.world.devnet.control.setFault('rpc:31338', {
      mode: '500',
      match: 'eth_getLogs',
    })
    const { networks } = documents.outside
    const overHttp = networks.map(({ wsUrl: _, ...network }) => network)
    for (const [outside, failures] of [
      [{ networks: overHttp }, 1],
      // Where it is down over HTTP alone, its socket answers.
      [{ networks }, 0],
    ] as const) {
      const { core } = await documents.open(someone, { browser: createBrowser('memory'), outside })
      const errors: unknown[] = []
      await recoverTransfers(core, (error) => errors.push(error))
      expect(errors).toHaveLength(failures)
      expect(only(core).transfer.status).toBe('filled')
    }
  })

  test('behavior: an account that connects is looked up where storage does not last', async () => {
    const someone = await person(documents.world)
    const first = await documents.open(someone, { browser: createBrowser('cookie') })
    await startTransfer(first.core, await question(first.core, someone))
    for (const [level, count] of [
      ['local', 0],
      ['cookie', 1],
    ] as const) {
      const { core } = await documents.open(someone, { browser: createBrowser(level) })
      const errors: unknown[] = []
      watchRecovery(core, (error) => errors.push(error))
      if (count > 0) await expect.poll(() => recordsOf(core)).toHaveLength(count)
      expect(recordsOf(core)).toHaveLength(count)
      expect(errors).toEqual([])
    }
  })

  test('behavior: nobody connected, nothing asked', async () => {
    const someone = await person(documents.world)
    const { core } = await documents.open(someone, { browser: createBrowser('memory') })
    onWalletEvent(core, someone.wallet.id, { type: 'accountsChanged', accounts: [] })
    await recoverTransfers(core, (error) => {
      throw error
    })
    expect(recordsOf(core)).toEqual([])
  })
})
