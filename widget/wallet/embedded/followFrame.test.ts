import { expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { createFakeSecureFrame } from '#kernel/testing/fakeSecureFrame.ts'
import { followFrame } from './followFrame.ts'
import { storedSmartAccountNetworks } from './items.ts'
import { startLogin } from './testing/startLogin.ts'

test('behavior: a ready frame hears of the theme, and by name of the preset under it (S7.28)', async () => {
  const { core, secureFrame } = await startLogin()
  secureFrame.emit({ type: 'ready', version: '1', storage: 'kept' })
  const preset = 'meadow' as const
  const variables = { '--causeway-accent': '#ffe94d' }
  core.store.setState({ theme: { mode: 'light', preset, variables } })
  const synced = secureFrame.asked.filter(({ name }) => name === 'SYNC_THEME').at(-1)
  expect(synced?.payload).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--causeway-preset': 'meadow', '--causeway-accent': '#ffe94d' },
  })
  core.store.setState({ theme: { mode: 'dark', variables: {} } })
  const plain = secureFrame.asked.filter(({ name }) => name === 'SYNC_THEME').at(-1)
  expect(plain?.payload).toMatchObject({ themeMode: 'dark', themeVariables: {} })
})

test('error: a frame that does not load is an `error` event of the page, and an alert (S8.03, H3, E8)', async () => {
  const { published, secureFrame, state } = await startLogin()
  const details = 'Nothing came'
  const error = new BaseError('It did not load', { code: 'IFRAME_LOAD_FAILED', details })
  secureFrame.emit({ type: 'failed', error })
  await expect
    .poll(() => published.filter(({ type }) => type === 'error'))
    .toEqual([
      { type: 'error', payload: { code: error.code, message: 'It did not load', details } },
    ])
  expect(state().notices.alert).toMatchObject({
    code: 'EMBEDDED_WALLET_NOT_LOADED',
    message: 'Network Error - Could not load embedded wallet',
  })
})

test('behavior: the networks with smart accounts are kept as a ready frame tells them (S3.12)', async () => {
  const { core, secureFrame, state } = await startLogin()
  const networks = { smartAccountEnabledNetworks: [1, 8453] }
  secureFrame.answers.set('GET_SMART_ACCOUNT_ENABLED_NETWORKS', networks)
  secureFrame.emit({ type: 'ready', version: '1', storage: 'kept' })
  await expect.poll(() => state().embeddedWallet.smartAccountNetworks).toEqual([1, 8453])
  expect(core.storage.get(storedSmartAccountNetworks)).toEqual([1, 8453])
})

test('behavior: the next document knows them before its frame is ready: no row comes late (V-F9, S3.12)', async () => {
  const { core, state } = await startLogin()
  expect(state().embeddedWallet.smartAccountNetworks).toEqual([])
  core.storage.set(storedSmartAccountNetworks, [1, 8453])
  followFrame(core, await createFakeSecureFrame().load())
  expect(state().embeddedWallet.smartAccountNetworks).toEqual([1, 8453])
})

test('error: a domain that the frame refuses is told, and offers no login (S8.03)', async () => {
  const { secureFrame, state } = await startLogin()
  secureFrame.emit({ type: 'refused', code: 'ORIGIN_NOT_ALLOWED', message: 'Not allowed' })
  expect(state().embeddedWallet.allowed).toBe('no')
  expect(state().notices.alert).toMatchObject({
    code: 'INVALID_APP_CONFIGURATION',
    message: 'Invalid App Configuration',
  })
})
