import {
  type Address,
  createClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { devAccount } from '#devnet/chains/accounts.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { callingCode } from './testing.ts'
import { tryCalls } from './tryCalls.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await borrowDevnet()
})
afterAll(() => devnet?.stop())

const account = devAccount(0).address
const friend: Address = `0x${'12'.repeat(20)}`
const thief: Address = `0x${'7e'.repeat(20)}`

/** A real node; without `eth_simulateV1` the probe is what is left. */
function nodes(): Record<'simulation' | 'probe', ReturnType<typeof createClient>> {
  const { directRpcUrl } = bothChains(devnet)[0]
  const transport = http(directRpcUrl)
  const plain = createClient({ transport })
  const request = (asked: { method: string; params?: unknown }): Promise<unknown> => {
    if (asked.method === 'eth_simulateV1') throw new Error('the method does not exist')
    return plain.transport.request(asked)
  }
  return {
    simulation: plain,
    probe: createClient({ transport: custom({ request }, { retryCount: 0 }) }),
  }
}
const contracts = () => bothChains(devnet)[0].contracts
const token = (functionName: 'transfer' | 'approve', args: readonly [Address, bigint]): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName, args })

/** A contract that takes what it was allowed to take, whatever it is asked. */
async function setThief(amount: bigint): Promise<void> {
  const { usdc } = contracts()
  const args = [account, thief, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
  const chain = walletClient(bothChains(devnet)[0])
  await chain.setCode({ address: thief, bytecode: callingCode(usdc, data) })
}

describe.each(['simulation', 'probe'] as const)('by %s', (kind) => {
  const attempt = (calls: Parameters<typeof tryCalls>[1]['calls']) =>
    tryCalls([nodes()[kind]], { account, calls })

  test('behavior: native currency and tokens that leave are told', async () => {
    const { usdc } = contracts()
    const outcome = await attempt([
      { to: friend, value: parseEther('1') },
      { to: usdc, data: token('transfer', [friend, 25_000_000n]) },
    ])
    expect(outcome).toMatchObject({
      status: 'tried',
      native: -parseEther('1'),
      tokens: [{ token: usdc, difference: -25_000_000n }],
      items: [],
      allowances: [],
    })
  })

  test('behavior: what comes back in another token is told', async () => {
    const { weth } = contracts()
    const deposit = '0xd0e30db0'
    expect(await attempt([{ to: weth, data: deposit, value: 7n }])).toMatchObject({
      native: -7n,
      tokens: [{ token: weth, difference: 7n }],
    })
  })

  test('behavior: an allowance that is new is told, one that was used is not', async () => {
    const { usdc } = contracts()
    expect(await attempt([{ to: usdc, data: token('approve', [friend, 9n]) }])).toMatchObject({
      tokens: [],
      allowances: [{ token: usdc, spender: friend, amount: 9n, id: null, until: null }],
    })
    await setThief(25n)
    const both = [
      { to: usdc, data: token('approve', [thief, 25n]) },
      { to: thief, data: '0x12345678' as const },
    ]
    expect(await attempt(both)).toMatchObject({
      tokens: [{ token: usdc, difference: -25n }],
      allowances: [],
    })
  })

  test('attack: a call that nobody can read and that takes a token is told as a loss', async () => {
    const { usdc } = contracts()
    await setThief(1_000n)
    const chain = walletClient(bothChains(devnet)[0])
    const hash = await chain.writeContract({
      abi: erc20Abi,
      address: usdc,
      functionName: 'approve',
      args: [thief, maxUint256],
    })
    await chain.waitForTransactionReceipt({ hash })
    expect(await attempt([{ to: thief, data: '0xdeadbeef' }])).toMatchObject({
      status: 'tried',
      tokens: [{ token: usdc, difference: -1_000n }],
    })
  })

  test('behavior: a call that would be undone is named, with what it says', async () => {
    const chain = walletClient(bothChains(devnet)[0])
    const refusing: Address = `0x${'bd'.repeat(20)}`
    await chain.setCode({ address: refusing, bytecode: '0x63deadbeef6000526004601cfd' })
    const outcome = await attempt([{ to: friend, value: 1n }, { to: refusing }])
    expect(outcome).toEqual({ status: 'reverts', index: 1, data: '0xdeadbeef' })
  })

  test('behavior: a contract is created with what it is given', async () => {
    expect(await attempt([{ data: '0x60006000f3', value: 3n }])).toMatchObject({
      status: 'tried',
      native: -3n,
    })
    expect(await attempt([{ data: '0x60006000fd' }])).toMatchObject({ status: 'reverts', index: 0 })
  })

  test('behavior: gas of each call is told', async () => {
    const { usdc } = contracts()
    const outcome = await attempt([{ to: usdc, data: token('approve', [friend, 9n]) }])
    if (outcome.status !== 'tried') throw new Error(outcome.status)
    expect(outcome.gas).toHaveLength(1)
    expect(outcome.gas[0]).toBeGreaterThan(2_000n)
  })
})

test('behavior: a thing of a collection that leaves is told by its number', async () => {
  const { collectible } = contracts()
  // The first account has it from the start.
  const id = 1n
  const data = encodeFunctionData({
    abi: erc721Abi,
    functionName: 'transferFrom',
    args: [account, friend, id],
  })
  const calls = [{ to: collectible, data }]
  expect(await tryCalls([nodes().simulation], { account, calls })).toMatchObject({
    tokens: [],
    items: [{ token: collectible, id, difference: -1n }],
    allowances: [],
  })
})

describe('nodes', () => {
  const calls = [{ to: friend, value: 1n }]
  const silent = () =>
    createClient({ transport: custom({ request: () => new Promise(() => undefined) }) })
  const odd = (answer: unknown) =>
    createClient({ transport: custom({ request: async () => answer }) })

  test('behavior: the next node is asked where one is silent or says nonsense', async () => {
    const clients = [silent(), odd('0x'), odd([{ calls: [] }]), odd({}), nodes().simulation]
    const outcome = await tryCalls(clients, { account, calls, timeoutMs: 300 })
    expect(outcome).toMatchObject({ status: 'tried', native: -1n })
  })

  test('behavior: where none can try it, it is untried', async () => {
    const clients = [silent(), odd('0x12'), odd(null)]
    const outcome = await tryCalls(clients, { account, calls, timeoutMs: 100 })
    expect(outcome).toEqual({ status: 'untried' })
    expect(await tryCalls([], { account, calls })).toEqual({ status: 'untried' })
  })
})
