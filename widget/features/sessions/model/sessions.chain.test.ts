import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { devAccount } from '#devnet/chains/accounts.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { connect } from '#wallet/connect/connect.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { revokeSession, sessionsQuery } from './sessions.ts'

const owner = devAccount(0)
const { address } = owner
const account = `eip155:31337:${address}` as const
const NOW_S = 1_900_000_000

let devnet: Devnet
beforeAll(async () => {
  devnet = await borrowDevnet()
})
afterAll(() => devnet?.stop())

test('default: permissions are listed, the one that ends first first, and ended by the account’s signature alone (S7.19, S7.20)', async () => {
  const project = { name: 'Tern Ferries', url: 'https://tern.example/app' }
  for (const [pci, expiry] of [
    ['later', NOW_S + 9],
    ['sooner', NOW_S],
  ] as const) {
    await devnet.control.giveSession({ address, pci, expiry, project })
  }
  const asked: string[] = []
  const url = devnet.urls.blockchainApi ?? ''
  const api = createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url,
    fetch: (input, init) => {
      asked.push(String(input))
      return fetch(input, init)
    },
  })
  const wallet = createFakeWallet()
  wallet.accounts = [address]
  const { request } = wallet
  let signs = devAccount(1)
  Object.assign(wallet, {
    request: async (one: Parameters<typeof request>[0]) =>
      one.method === 'wallet_revokePermissions'
        ? signs.signMessage({ message: 'Revoke the permission sooner' })
        : request(one),
  })
  const core = createTestCore({ wallets: [wallet], widgetOptions: { projectId: 'abc' } })
  Object.assign(core, { loadBlockchainApi: async () => api })
  await connect(core, { connectorId: wallet.id })

  const list = () => core.queries.fetchQuery({ ...sessionsQuery(core, account), staleTime: 0 })
  const [first, second] = await list()
  expect(first).toEqual({
    pci: 'sooner',
    site: 'tern.example',
    endsAt: NOW_S * 1_000,
    permissions: ['contract-call'],
  })
  expect(second?.pci).toBe('later')
  expect(new URL(asked[0] ?? '').pathname).toBe(`/v1/sessions/${encodeURIComponent(account)}`)

  const sooner = { pci: 'sooner', endsAt: NOW_S * 1_000 }
  const refused = { code: 'SESSION_NOT_REVOKED' }
  await expect(revokeSession(core, sooner)).rejects.toMatchObject(refused)
  expect(await list()).toHaveLength(2)
  signs = owner
  await revokeSession(core, sooner)
  expect((await list()).map(({ pci }) => pci)).toEqual(['later'])
  await devnet.control.setFault('blockchainApi', { mode: 'html' })
  await expect(list()).rejects.toMatchObject({ code: expect.stringMatching(/^HTTP_/) })
})
