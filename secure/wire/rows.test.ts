import { expect, test } from 'vitest'
import { newRequestId, wireRows } from '#secure/wire'

test('default: what the frame can be asked (S7.28)', () => {
  expect(Object.keys(wireRows)).toEqual([
    ...['CONNECT_EMAIL', 'CONNECT_DEVICE', 'CONNECT_OTP'],
    ...['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL', 'GET_FARCASTER_URI', 'CONNECT_FARCASTER'],
    ...['GET_USER', 'IS_CONNECTED', 'GET_CHAIN_ID', 'SWITCH_NETWORK', 'SIGN_OUT'],
    ...['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'INIT_SMART_ACCOUNT', 'SET_PREFERRED_ACCOUNT'],
    ...['RPC_REQUEST', 'UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'],
    ...['OPEN_SETTINGS', 'SYNC_THEME', 'SYNC_DAPP_DATA', 'RELOAD', 'CANCEL'],
  ])
})

test('behavior: 128 bits that nobody can guess name a request (S7.28)', () => {
  const ids = Array.from({ length: 100 }, newRequestId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
