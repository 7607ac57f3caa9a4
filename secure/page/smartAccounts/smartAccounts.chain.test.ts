import { createPublicClient, encodeFunctionData, erc20Abi, http, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SIMPLE_FACTORY_ADDRESS } from '#devnet/bundler/contracts.ts'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { bothChains, until } from '#devnet/testing.ts'
import { startService, type TestService } from '../../service/testing/startService.ts'
import { createKeys } from '../keys/wallet.ts'
import { createDevice } from '../testing/device.ts'
import { openPage, type TestPage } from '../testing/page.ts'
import { DELEGATE } from './delegation.ts'

const friend = `0x${'12'.repeat(20)}` as const
let devnet: Devnet
let world: TestService

beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['chains', 'bundler'] })
  const networks = bothChains(devnet).map(({ chainId, name, rpcUrl }, at) => {
    const bundlerUrl = `${devnet.urls.bundler}/?projectId=devnet&chainId=eip155:${chainId}&bundler=pimlico`
    // The second chain stands for one that lacks EIP-7702.
    const how =
      at === 0 ? { isEip7702: true } : { isEip7702: false, factory: SIMPLE_FACTORY_ADDRESS }
    const currency = { symbol: 'ETH', decimals: 18 }
    return { chainId, name, rpcUrl, currency, isTest: true, smartAccounts: { bundlerUrl, ...how } }
  })
  const plain = { ...networks[0], chainId: 99, smartAccounts: undefined }
  world = await startService({ NETWORKS: JSON.stringify([...networks, plain]) })
}, 120_000)
afterEach(() => devnet.control.resetFaults())
afterAll(async () => {
  await world?.stop()
  await devnet?.stop()
})

let people = 0
/** A new person for each try of a test: a mail is not sent twice within half a minute. */
async function open(email: string): Promise<TestPage & { again(): Promise<TestPage> }> {
  people += 1
  const device = await createDevice(world)
  await createKeys(device, await device.signIn(email.replace('@', `+${people}@`)))
  return { ...(await openPage(device)), again: () => openPage(device) }
}

function chainOf(at: 0 | 1) {
  const chain = bothChains(devnet)[at]
  return { ...chain, id: `eip155:${chain.chainId}`, hex: `0x${chain.chainId.toString(16)}` }
}
/** Its row says that it is one. */
const hexOf = ({ address }: { address: string }) => address as `0x${string}`
const clientOf = (at: 0 | 1) => createPublicClient({ transport: http(chainOf(at).directRpcUrl) })

/** Approves 5 units of USDC for a friend, and sends one wei to them. */
function twoCalls(at: 0 | 1, from: string, id?: string) {
  const approve = { abi: erc20Abi, functionName: 'approve', args: [friend, 5n] } as const
  const calls = [
    { to: chainOf(at).contracts.usdc, data: encodeFunctionData(approve) },
    { to: friend, value: '0x1' },
  ]
  return { version: '2.0.0', from, chainId: chainOf(at).hex, atomicRequired: true, calls, id }
}

async function ended(page: TestPage, id: string) {
  return until(async () => {
    const status = (await page.rpc('wallet_getCallsStatus', [id])) as { status: number }
    return status.status === 100 ? undefined : status
  })
}

describe('smart accounts', () => {
  test('default: two calls are one operation of the account itself, told after a reload too, once for each id (S6.02, S7.22, S4.13)', async () => {
    const page = await open('ada@example.org')
    const user = await page.user()
    expect(user).toMatchObject({
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: false,
    })
    expect(new Set(user.accounts.map(({ address }) => address))).toEqual(new Set([user.address]))
    const address = hexOf(user)
    const { hex, chainId } = chainOf(0)
    expect(await page.rpc('wallet_getCapabilities', [address, [hex]])).toEqual({
      [hex]: { atomic: { status: 'supported' } },
    })

    const asked = { ...twoCalls(0, address, 'bundle-1') }
    await expect(page.rpc('wallet_sendCalls', [asked])).rejects.toMatchObject({ message: 'funds' })
    await devnet.control.fund(address, chainId)
    expect(await page.rpc('wallet_sendCalls', [asked])).toEqual({ id: 'bundle-1' })
    expect(page.shown.at(-1)).toMatchObject({
      kind: 'transaction',
      account: address,
      actions: [
        { kind: 'approve', spender: friend, token: { symbol: 'USDC', amount: 5n } },
        { kind: 'send' },
      ],
      operation: { upgradesTo: DELEGATE },
      problem: null,
    })
    const reloaded = await page.again()
    expect(await ended(reloaded, 'bundle-1')).toMatchObject({ status: 200, atomic: true })
    const token = { address: chainOf(0).contracts.usdc, abi: erc20Abi } as const
    const allowance = { ...token, functionName: 'allowance', args: [address, friend] } as const
    expect(await clientOf(0).readContract(allowance)).toBe(5n)
    expect(await reloaded.user()).toMatchObject({ smartAccountDeployed: true })
    await expect(reloaded.rpc('wallet_sendCalls', [asked])).rejects.toMatchObject({ code: 5720 })
    // Another id, another operation; nothing is upgraded a second time.
    await reloaded.rpc('wallet_sendCalls', [twoCalls(0, address, 'bundle-2')])
    expect(reloaded.shown.at(-1)).toMatchObject({ operation: { upgradesTo: null } })
    expect(await ended(reloaded, 'bundle-2')).toMatchObject({ status: 200 })
  })

  test('attack: S15 a nonce of the page is shown, and whether another transaction has it', async () => {
    const page = await open('nonce@example.org')
    const { address } = await page.user('eoa', chainOf(0).id)
    await devnet.control.fund(hexOf({ address }), chainOf(0).chainId)
    const transaction = { from: address, to: friend, value: '0x7' }
    await page.rpc('eth_sendTransaction', [transaction])
    expect(page.shown.at(-1)).toMatchObject({ nonce: null })
    await page.rpc('eth_sendTransaction', [{ ...transaction, nonce: '0x1' }])
    expect(page.shown.at(-1)).toMatchObject({ nonce: { value: 1, isTaken: false } })
    const again = page.rpc('eth_sendTransaction', [{ ...transaction, nonce: '0x1', value: '0x8' }])
    await expect(again).rejects.toMatchObject({ code: 'RPC_FAILED' })
    expect(page.shown.at(-1)).toMatchObject({ nonce: { value: 1, isTaken: true } })
  })

  /** A person with money, and a transaction of theirs. */
  async function funded(email: string) {
    const page = await open(email)
    const address = hexOf(await page.user())
    await devnet.control.fund(address, chainOf(0).chainId)
    return { page, address, transaction: { from: address, to: friend, value: '0x7' } }
  }

  test('behavior: an ordinary transaction is an operation of one call, and its answer the hash (S5.14)', async () => {
    const { page, transaction } = await funded('brin@example.org')
    const before = await clientOf(0).getBalance({ address: friend })
    const hash = (await page.rpc('eth_sendTransaction', [transaction])) as `0x${string}`
    expect((await clientOf(0).getTransactionReceipt({ hash })).status).toBe('success')
    expect(await clientOf(0).getBalance({ address: friend })).toBe(before + 7n)
    expect(page.shown.at(-1)).toMatchObject({ operation: { upgradesTo: DELEGATE } })
  })

  test('error: a nonce, and a contract to make, are no operation (S5.14)', async () => {
    const { page, address, transaction } = await funded('bera@example.org')
    for (const wrong of [
      { ...transaction, nonce: '0x1' },
      { from: address, data: '0x6001' },
    ]) {
      const answer = page.rpc('eth_sendTransaction', [wrong])
      await expect(answer).rejects.toMatchObject({ code: 'SMART_ACCOUNT_CANNOT' })
    }
  })

  test('behavior: as a plain account, an upgraded one too, it is a transaction (S5.14)', async () => {
    const { page, address, transaction } = await funded('bo@example.org')
    await page.rpc('eth_sendTransaction', [transaction])
    expect(await page.user('eoa')).toMatchObject({ address, preferredAccountType: 'eoa' })
    const plain = (await page.rpc('eth_sendTransaction', [transaction])) as `0x${string}`
    const { from, to } = await clientOf(0).getTransaction({ hash: plain })
    expect([from, to]).toEqual([address.toLowerCase(), friend])
    expect(page.shown.at(-1)).toMatchObject({ operation: null })
    const together = page.rpc('wallet_sendCalls', [twoCalls(0, address)])
    await expect(together).rejects.toMatchObject({ code: 5760 })
    const apart = { ...twoCalls(0, address, 'apart-1'), atomicRequired: false }
    await page.rpc('wallet_sendCalls', [apart])
    expect(await ended(await page.again(), 'apart-1')).toMatchObject({ status: 200, atomic: false })
  })

  /** A person on the network that lacks EIP-7702. */
  async function lacking(email: string) {
    const page = await open(email)
    const { id, chainId } = chainOf(1)
    const user = await page.user('smartAccount', id)
    const [plain, smart] = user.accounts
    return { page, id, chainId, user, plain, smart }
  }

  test('behavior: where a network lacks EIP-7702 the account has an address of its own (S6.02)', async () => {
    const { user, plain, smart } = await lacking('cleo@example.org')
    expect(smart).toEqual({ type: 'smartAccount', address: user.address })
    expect(plain?.address).not.toBe(user.address)
  })

  test('error: where a network lacks EIP-7702 the account signs no message (S6.02)', async () => {
    const { page, id, chainId, user, plain } = await lacking('cora@example.org')
    // Its contract does not support EIP-1271, so its owner's signatures could not be verified.
    const typed = JSON.stringify(operationAsData(chainId))
    for (const [method, params] of [
      ['personal_sign', ['0x68', user.address]],
      ['eth_signTypedData_v4', [user.address, typed]],
    ] as const) {
      await expect(page.rpc(method, params)).rejects.toMatchObject({
        code: 'SMART_ACCOUNT_CANNOT',
        message: expect.stringContaining('Use your standard account'),
      })
    }
    await page.user('eoa', id)
    const smuggled = page.rpc('eth_signTypedData_v4', [plain?.address, typed])
    await expect(smuggled).rejects.toMatchObject({ code: 'BAD_MESSAGE' })
    expect(page.shown).toEqual([])
  })

  test('behavior: where a network lacks EIP-7702 the account is made by its first operation (S6.02)', async () => {
    const { page, id, chainId, user } = await lacking('cyd@example.org')
    await devnet.control.fund(hexOf(user), chainId)
    await page.rpc('wallet_sendCalls', [twoCalls(1, user.address, 'made')])
    expect(page.shown.at(-1)).toMatchObject({
      account: user.address,
      operation: { upgradesTo: null },
    })
    expect(await ended(page, 'made')).toMatchObject({ status: 200 })
    expect(await page.user('smartAccount', id)).toMatchObject({ smartAccountDeployed: true })
    expect(await clientOf(1).getBalance({ address: hexOf(user) })).toBeGreaterThan(parseEther('1'))
  })

  test('behavior: where a network lacks a bundler the account is plain (S6.02)', async () => {
    const { page, plain } = await lacking('cass@example.org')
    const elsewhere = await page.user('smartAccount', 'eip155:99')
    expect(elsewhere).toMatchObject({ address: plain?.address, preferredAccountType: 'eoa' })
  })

  test('error: a call that fails, a bundler that is down or refuses, another network, somebody else’s account', async () => {
    const page = await open('dora@example.org')
    const address = hexOf(await page.user())
    await devnet.control.fund(address, chainOf(0).chainId)
    const transfer = {
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [friend, friend, 9n],
    } as const
    const bad = { to: chainOf(0).contracts.usdc, data: encodeFunctionData(transfer) }
    const failing = { ...twoCalls(0, address), calls: [bad] }
    await expect(page.rpc('wallet_sendCalls', [failing])).rejects.toMatchObject({
      message: 'fails',
    })

    const asked = twoCalls(0, address, 'late')
    await devnet.control.setFault('bundler', { mode: '500' })
    await expect(page.rpc('wallet_sendCalls', [asked])).rejects.toMatchObject({
      code: 'BUNDLER_DOWN',
    })
    await devnet.control.setFault('bundler', { mode: '500', match: 'eth_sendUserOperation' })
    await expect(page.rpc('wallet_sendCalls', [asked])).rejects.toMatchObject({
      code: 'BUNDLER_DOWN',
    })
    await devnet.control.resetFaults()
    // It may have been taken: its id is not used again, and it is only looked for.
    await expect(page.rpc('wallet_sendCalls', [asked])).rejects.toMatchObject({ code: 5720 })
    expect(await page.rpc('wallet_getCallsStatus', ['late'])).toMatchObject({ status: 100 })

    const others = [
      { asked: { ...asked, id: 'a', chainId: '0x1' }, code: 5710 },
      { asked: { ...asked, id: 'b', from: friend }, code: 4100 },
      { asked: { ...asked, id: 'c', capabilities: { paymasterService: {} } }, code: 5700 },
    ]
    for (const { asked: wrong, code } of others) {
      await expect(page.rpc('wallet_sendCalls', [wrong])).rejects.toMatchObject({ code })
    }
    const unknown = page.rpc('wallet_getCallsStatus', ['never'])
    await expect(unknown).rejects.toMatchObject({ code: 5730 })
  })
})

/** What an entry point has signed for an operation, as a page would ask for it. */
function operationAsData(chainId: number) {
  const verifyingContract = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
  return {
    domain: { name: 'ERC4337', version: '1', chainId, verifyingContract },
    types: { PackedUserOperation: [{ name: 'sender', type: 'address' }] },
    primaryType: 'PackedUserOperation',
    message: { sender: `0x${'12'.repeat(20)}` },
  }
}

test('behavior: it tells what its own account has, on the networks and of the tokens that are asked (S3.03, S7.28)', async () => {
  const page = await open('assets@example.org')
  const { address: account } = await page.user('eoa', chainOf(0).id)
  await devnet.control.fund(hexOf({ address: account }))
  const { usdc } = chainOf(0).contracts
  const native = { address: 'native', type: 'native', metadata: { symbol: 'ETH', decimals: 18 } }
  const chainFilter = [chainOf(0).hex]
  const assetFilter = { [chainOf(0).hex]: [{ address: usdc }, { address: 'native' }] }
  const has = await clientOf(0).getBalance({ address: hexOf({ address: account }) })
  expect(await page.rpc('wallet_getAssets', [{ account, chainFilter }])).toMatchObject({
    [chainOf(0).hex]: [{ ...native, balance: `0x${has.toString(16)}` }],
  })
  expect(await page.rpc('wallet_getAssets', [{ account, assetFilter }])).toMatchObject({
    [chainOf(0).hex]: [native, { address: usdc, type: 'erc20', metadata: { symbol: 'USDC' } }],
  })
  const asking = (params: unknown) => page.rpc('wallet_getAssets', [params])
  await expect(asking({ account: friend, chainFilter })).rejects.toMatchObject({ code: 4100 })
  await expect(asking({ chainFilter })).rejects.toMatchObject({ code: 'BAD_MESSAGE' })
  const granting = page.rpc('wallet_grantPermissions', [{}])
  await expect(granting).rejects.toMatchObject({ code: 4200 })
})
