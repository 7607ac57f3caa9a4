import { describe, expect, test } from 'vitest'
import { connect } from '#wallet/connect/connect.ts'
import { hideAlert, hideToast, showAlert, showToast } from './notices/notices.ts'
import { freshNotices } from './notices/freshNotices.ts'
import { ALERT_AGE_MS, TOAST_AGE_MS } from './notices/limits.ts'
import { open } from './modal/open.ts'
import { createTestCore } from './testing/createTestCore.ts'
import { createFakeWallet } from './testing/fakeWallet.ts'

describe('what the page is told', () => {
  test('default: opening and connecting, each once and in their order (S4.11)', async () => {
    const wallet = createFakeWallet()
    const core = createTestCore({ wallets: [wallet] })
    await open(core)
    await connect(core, { connectorId: wallet.id })
    await expect
      .poll(() => core.published.map(({ type }) => type))
      .toEqual(expect.arrayContaining(['open', 'connect', 'accountChanged']))
    const types = core.published.map(({ type }) => type)
    expect(types.filter((type) => type === 'connect')).toHaveLength(1)
    expect(types.indexOf('open')).toBeLessThan(types.indexOf('connect'))
  })

  test('behavior: what changed back within a turn is not told', async () => {
    const core = createTestCore()
    await Promise.resolve()
    const before = core.published.length
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: true } }))
    core.store.setState(({ modal }) => ({ modal: { ...modal, open: false } }))
    await Promise.resolve()
    expect(core.published.length).toBe(before)
  })

  test('behavior: an event goes out although no state changed', async () => {
    const core = createTestCore()
    const payload = { code: 'FLOOD', message: 'Too much' }
    core.emit({ type: 'error', payload })
    expect(core.published).toEqual([])
    await Promise.resolve()
    expect(core.published).toEqual([{ type: 'error', payload }])
  })
})

describe('notices', () => {
  const content = { transactionId: 'one', sending: 'confirmed' } as const
  const alert = { code: 'DOWN', message: 'It is down' }

  test('default: a toast takes the place of the one before (S4.03)', () => {
    const core = createTestCore()
    showToast(core, 'success', content)
    showToast(core, 'error', { ...content, sending: 'failed' })
    const { toast } = core.store.getState().notices
    expect(toast).toMatchObject({ id: 2, kind: 'error', content: { sending: 'failed' } })
  })

  test('behavior: only the toast that is meant is taken away', () => {
    const core = createTestCore()
    showToast(core, 'success', content)
    showToast(core, 'success', content)
    hideToast(core, 1)
    expect(core.store.getState().notices.toast?.id).toBe(2)
    hideToast(core, 2)
    expect(core.store.getState().notices.toast).toBe(undefined)
  })

  test('behavior: an alert is shown once per code, also after it was taken away (S8.03)', () => {
    const core = createTestCore()
    const shown = () => core.store.getState().notices.alert?.code
    showAlert(core, { ...alert, code: 'FIRST' })
    hideAlert(core)
    showAlert(core, { ...alert, code: 'FIRST' })
    expect(shown()).toBe(undefined)
    showAlert(core, { ...alert, code: 'SECOND' })
    expect(shown()).toBe('SECOND')
  })

  test('behavior: what was old when the widget was opened is no news', () => {
    const core = { ...createTestCore(), now: () => 1_000 }
    showToast(core, 'success', content)
    showAlert(core, alert)
    const { notices } = core.store.getState()
    const at = (ms: number) => freshNotices(notices, 1_000 + ms)
    expect(at(TOAST_AGE_MS - 1)).toEqual({ toast: notices.toast, alert: notices.alert })
    expect(at(TOAST_AGE_MS)).toEqual({ toast: undefined, alert: notices.alert })
    expect(at(ALERT_AGE_MS)).toEqual({ toast: undefined, alert: undefined })
  })
})
