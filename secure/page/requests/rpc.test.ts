import { expect, test } from 'vitest'
import { SecureError } from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { runRpc } from './rpc.ts'

const nobody = new SecureError(4100, 'Nobody is signed in.')
const session = {
  account: () => Promise.reject(nobody),
  chainId: { get: () => 'eip155:1' },
  accountType: { get: () => 'eoa' },
}

/** The error code that a page gets while no person is signed in. */
async function codeOf(method: string): Promise<unknown> {
  const page = { session, config: { networks: [] } } as unknown as Page
  const asked = runRpc(page, { method, params: [] }, {} as RequestContext)
  return asked.then(
    () => 'answered',
    ({ code }: SecureError) => code,
  )
}

test.each([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_revokePermissions',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
])('default: %s asks for somebody who is signed in (S7.28)', async (method) => {
  expect(await codeOf(method)).toBe(4100)
})

test.each(['eth_sign', 'eth_signTransaction', 'wallet_exportKey', 'constructor', ''])(
  'error: %j is not on the list (S5.13, S7.28)',
  async (method) => {
    expect(await codeOf(method)).toBe('RPC_NOT_ALLOWED')
  },
)

test.each([
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'wallet_grantPermissions',
])('default: %s is answered without asking anybody (S7.28)', async (method) => {
  expect([4100, 'RPC_NOT_ALLOWED']).not.toContain(await codeOf(method))
})

test('error: B-F9 it lets no site sign by itself: nothing is granted, and nobody is asked (S7.19, S7.28)', async () => {
  expect(await codeOf('wallet_grantPermissions')).toBe(4200)
})
