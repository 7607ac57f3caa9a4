import {
  type Address,
  concatHex,
  getContractAddress,
  type Hex,
  hashMessage,
  serializeErc6492Signature,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { getCode, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walletClient } from '#devnet/testing.ts'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import type { Core } from '#kernel/core.ts'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { isSignedBy } from './isSignedBy.ts'

/**
 * An account of its own kind: the signature of a hash is the hash itself. By hand:
 * `isValidSignature(hash, signature)` answers its magic value where the first word of the signature
 * is the hash, and zero elsewhere (ERC-1271).
 */
const ACCOUNT: Hex = '0x60188060093d393df360043560643514631626ba7e0260e01b60005260206000f3'
/** Of anvil: deploys what it is given (CREATE2). */
const FACTORY: Address = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
const message = 'shop.example wants you to sign in with your Ethereum account'

let devnet: Devnet
let core: Core
beforeAll(async () => {
  devnet = await startTestDevnet({ port: 0 })
  const [chain] = devnet.chains
  core = createTestCore({
    rpc: async ({ method, params }) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(chain?.directRpcUrl ?? '', { method: 'POST', headers, body })
      const { result, error } = await answer.json()
      if (error !== undefined) throw Object.assign(new Error(error.message), error)
      return result
    },
  })
})
afterAll(() => devnet?.stop())

function wallet() {
  const [chain] = devnet.chains
  if (chain === undefined) throw new Error('There is no chain')
  return walletClient(chain)
}
const signed = (address: string, signature: string, text = message) =>
  isSignedBy(core, { account: `eip155:31337:${address}`, message: text, signature })

describe('isSignedBy', () => {
  test('default: a key signs for its account alone', async () => {
    const [own, other] = [generatePrivateKey(), generatePrivateKey()].map((key) =>
      privateKeyToAccount(key),
    )
    const signature = (await own?.signMessage({ message })) ?? ''
    expect(await signed(own?.address ?? '', signature)).toBe(true)
    expect(await signed(own?.address ?? '', signature, 'another message')).toBe(false)
    expect(await signed(other?.address ?? '', signature)).toBe(false)
    expect(await signed(own?.address ?? '', `0x${'ab'.repeat(40)}`)).toBe(false)
  })

  test('behavior: a contract says which signatures are its own (ERC-1271)', async () => {
    const client = wallet()
    const hash = await client.sendTransaction({ data: ACCOUNT })
    const { contractAddress } = await waitForTransactionReceipt(client, { hash })
    const address = contractAddress ?? ''
    expect(await signed(address, hashMessage(message))).toBe(true)
    expect(await signed(address, hashMessage('another message'))).toBe(false)
  })

  test('behavior: also one that is not deployed yet, and stays so (ERC-6492)', async () => {
    const client = wallet()
    const salt: Hex = `0x${'5a'.repeat(32)}`
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: FACTORY,
      salt,
      bytecode: ACCOUNT,
    })
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({
        address: FACTORY,
        data: concatHex([salt, ACCOUNT]),
        signature,
      })
    expect(await signed(address, wrap(hashMessage(message)))).toBe(true)
    expect(await signed(address, wrap(hashMessage('another message')))).toBe(false)
    expect(await getCode(client, { address })).toBe(undefined)
  })
})
