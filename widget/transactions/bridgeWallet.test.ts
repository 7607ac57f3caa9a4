import { recoverTypedDataAddress, type TypedDataDefinition } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import type { WalletTypedData } from '#bridges/across/transaction/wallet.ts'
import { connect } from '#wallet/connect/connect.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import { bridgeWallet, silentWallet } from './bridgeWallet.ts'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const typedData: WalletTypedData = {
  domain: { name: 'ACROSS-V2', version: '1.0.0', chainId: 31337 },
  types: {
    UpdateDepositDetails: [
      { name: 'depositId', type: 'uint256' },
      { name: 'updatedMessage', type: 'bytes' },
    ],
  },
  primaryType: 'UpdateDepositDetails',
  message: { depositId: 2n ** 255n, updatedMessage: '0xabcd' },
}

test('default: the wallet is asked for the signature as EIP-712 has it (S7.33)', async () => {
  const wallet = createFakeWallet()
  wallet.accounts = [owner.address]
  const answer = wallet.request
  const asked: Parameters<typeof answer>[0][] = []
  const request: typeof answer = async (request) => {
    if (request.method !== 'eth_signTypedData_v4') return answer(request)
    asked.push(request)
    const [, json] = request.params as [string, string]
    return owner.signTypedData(JSON.parse(json))
  }
  const core = createTestCore({ wallets: [Object.assign(wallet, { request })] })
  await connect(core, { connectorId: wallet.id })
  const signature = await bridgeWallet(core).signTypedData(typedData)

  // The plain data, signed by who is connected: bigint and all.
  const definition = { ...typedData, signature } as unknown as TypedDataDefinition
  expect(await recoverTypedDataAddress({ ...definition, signature })).toBe(owner.address)
  expect(asked).toMatchObject([{ caipChainId: 'eip155:31337', account: owner.address }])
  const [address, json = ''] = (asked[0]?.params ?? []) as string[]
  expect(address).toBe(owner.address)
  expect(JSON.parse(json)).toEqual({
    ...typedData,
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ...typedData.types,
    },
    domain: typedData.domain,
    message: { depositId: String(2n ** 255n), updatedMessage: '0xabcd' },
  })
})

test('behavior: who only watches has no wallet to sign with', async () => {
  let isStopped = false
  const wallet = silentWallet(createTestCore(), owner.address, () => {
    isStopped = true
  })
  await expect(wallet.signTypedData(typedData)).rejects.toMatchObject({ code: 'BRIDGE_NOBODY' })
  expect(isStopped).toBe(true)
})
