import { describe, expect, test } from 'vitest'
import { publicState as publicStateSchema } from '#protocol'
import { connect } from './connections/connect.ts'
import { disconnect } from './connections/disconnect.ts'
import { closeFromFrame } from './modal/close.ts'
import { open } from './modal/open.ts'
import { switchNetwork } from './networks/switchNetwork.ts'
import { publicState } from './publish.ts'
import { createTestCore, two } from './testing/createTestCore.ts'
import { createFakeWallet } from './testing/fakeWallet.ts'

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
