import { describe, expect, test } from 'vitest'
import { publicState as publicStateSchema } from '#protocol'
import { connect } from '#wallet/connect/connect.ts'
import { disconnect } from '#wallet/connect/disconnect.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'
import { publicState } from './publicState.ts'
import { createTestCore, one, two } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'

describe('publish', () => {
  test('default: what a visit looks like from the page (S4.01, S4.02)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await open(core)
    await connect(core, { connectorId: wallet.id })
    await switchNetwork(core, two)
    disconnect(core, { reason: 'user' })
    await closeFromFrame(core, 'user')
    await expect.poll(() => core.published.at(-1)?.type).toBe('close')
    expect(core.published.map(({ type }) => type)).toMatchInlineSnapshot(`
      [
        "open",
        "viewChanged",
        "viewChanged",
        "accountChanged",
        "connect",
        "networkChanged",
        "accountChanged",
        "networkChanged",
        "disconnect",
        "close",
      ]
    `)
  })

  test('behavior: of an account its address, status and all accounts are told, and nothing of name, picture and balance (S3.01)', async () => {
    const wallet = createFakeWallet()
    wallet.accounts = [alice, bob]
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    const seen = publicState(core.store.getState())
    const accounts = [`${one}:${alice}`, `${one}:${bob}`]
    expect(seen).toMatchObject({
      status: 'connected',
      accounts,
      connections: [{ namespace: 'eip155', caipChainId: one, account: accounts[0] }],
    })
    expect(Object.keys(seen).sort()).toEqual([
      ...['accounts', 'caipChainId', 'connections', 'embedded', 'loading', 'namespace'],
      ...['networkSupported', 'open', 'openTransfers', 'signedIn', 'status', 'view', 'wallet'],
    ])
  })

  test('behavior: of the connected wallet name, icon and rdns are told (S3.06)', async () => {
    const wallet = createFakeWallet()
    const icon = 'data:image/png;base64,AA=='
    Object.assign(wallet.wallet, { icon })
    const core = createTestCore({ wallets: [wallet] })
    await connect(core, { connectorId: wallet.id })
    expect(publicState(core.store.getState()).wallet).toEqual({
      id: 'wallet-one',
      name: 'Wallet One',
      rdns: 'test.wallet.one',
      icon,
    })
  })

  test('behavior: every state fits the wire', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    const fits = () => publicStateSchema.safeParse(publicState(core.store.getState())).success
    expect(fits()).toBe(true)
    await open(core)
    await connect(core, { connectorId: wallet.id })
    expect(fits()).toBe(true)
  })

  test('behavior: a turn in which nothing public changed sends nothing', async () => {
    const core = createTestCore()
    await Promise.resolve()
    const before = core.published.length
    core.store.setState({ online: false })
    await Promise.resolve()
    expect(core.published).toHaveLength(before)
  })
})
