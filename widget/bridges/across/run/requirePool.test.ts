import { encodeFunctionResult, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { erc20Abi } from '../contracts/abi.ts'
import { isContract } from '../client/isContract.ts'
import { pinnedToken } from '../client/knownTokens.ts'
import { readDecimals } from '../client/readDecimals.ts'
import { requirePool } from './requirePool.ts'
import { coinOf, plainSymbol } from '../contracts/symbols.ts'
import { clientOf, down, ledgerOf, stranger } from '../testing/ledger.ts'
import { destinationChainId, originChainId, originPool, token } from '../testing/modelLogs.ts'
import { runOf, transferOf } from '../testing/runOf.ts'

describe('requirePool', () => {
  const originOf = (code: string) =>
    ledgerOf(originChainId, { answers: { eth_getCode: () => code } })

  test('default: the known pool, whose code is read once for each client (S5.12)', async () => {
    const origin = originOf('0x60')
    const { run } = runOf(clientOf({ origin }), transferOf())
    await requirePool(run)
    await requirePool(run)
    expect(origin.asked('eth_getCode')).toEqual([[originPool, 'latest']])
  })

  test('behavior: seen on one chain is not seen on another (S5.12)', async () => {
    const [origin, destination] = [originOf('0x60'), ledgerOf(destinationChainId)]
    const pools = { [originChainId]: originPool, [destinationChainId]: originPool }
    const client = clientOf({ origin, destination }, {}, { spokePools: pools })
    await requirePool(runOf(client, transferOf()).run)
    const route = { ...transferOf().route, originChainId: destinationChainId }
    await expect(requirePool(runOf(client, transferOf({ route })).run)).rejects.toMatchObject({
      code: 'BRIDGE_NO_POOL',
      data: { chainId: destinationChainId, address: originPool },
    })
  })

  test('attack: another contract than the known pool, and a pool that is somebody’s account (S8.12)', async () => {
    const { run } = runOf(
      clientOf({ origin: originOf('0x60') }),
      transferOf({ originPool: stranger }),
    )
    await expect(requirePool(run)).rejects.toThrow('its pool is not the known one')
    for (const code of ['0x', `0xef0100${'ab'.repeat(20)}`]) {
      const asked = requirePool(runOf(clientOf({ origin: originOf(code) }), transferOf()).run)
      await expect(asked).rejects.toMatchObject({ code: 'BRIDGE_NO_POOL' })
    }
  })
})

test('default: what has code is a contract, but not an account that lends itself some (S5.12)', () => {
  const delegated = `0xef0100${'aB'.repeat(20)}`
  for (const code of [undefined, '0x', delegated]) expect(isContract(code)).toBe(false)
  for (const code of [
    '0x60',
    `${delegated}00`,
    delegated.slice(0, -2),
    `0x60${delegated.slice(2)}`,
  ]) {
    expect(isContract(code)).toBe(true)
  }
})

describe('readDecimals', () => {
  const decimals = (value: number) =>
    encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: value })
  const originOf = (eth_call: () => unknown) => ledgerOf(originChainId, { answers: { eth_call } })
  const read = (origin: ReturnType<typeof originOf>, more = {}) =>
    readDecimals(clientOf({ origin }, {}, more), { chainId: originChainId, token })

  test('default: the token’s own contract says it, once (C-F3)', async () => {
    const origin = originOf(() => decimals(6))
    const client = clientOf({ origin })
    const query = { chainId: originChainId, token }
    expect(await readDecimals(client, query)).toBe(6)
    // The same address, in whatever case it is written.
    const upper: Hex = `0x${token.slice(2).toUpperCase()}`
    expect(await readDecimals(client, { ...query, token: upper })).toBe(6)
    expect(origin.asked('eth_call')).toHaveLength(1)
  })

  test('behavior: another token, and the same one of another chain, are asked for themselves (C-F3)', async () => {
    const origin = originOf(() => decimals(6))
    const answers = { eth_call: () => decimals(18) }
    const client = clientOf({ origin, destination: ledgerOf(destinationChainId, { answers }) })
    expect(await readDecimals(client, { chainId: originChainId, token })).toBe(6)
    expect(await readDecimals(client, { chainId: destinationChainId, token })).toBe(18)
    await readDecimals(client, { chainId: originChainId, token: stranger })
    expect(origin.asked('eth_call')).toHaveLength(2)
  })

  test('behavior: of a pinned token nobody is asked (C-F3)', async () => {
    const origin = originOf(() => expect.unreachable())
    const tokens = { [originChainId]: [{ address: token, symbol: 'USDC', decimals: 9 }] }
    expect(await read(origin, { tokens })).toBe(9)
  })

  test('error: more digits than any amount has (C-F3)', async () => {
    expect(await read(originOf(() => decimals(77)))).toBe(77)
    await expect(read(originOf(() => decimals(78)))).rejects.toMatchObject({
      code: 'BRIDGE_TOKEN_UNITS',
      data: { chainId: originChainId, token, told: undefined, decimals: undefined },
    })
  })

  test('error: what has no code or reverts is no token (C-F3)', async () => {
    const code = 'BRIDGE_TOKEN_UNITS'
    await expect(read(originOf(() => '0x'))).rejects.toMatchObject({ code })
    // With an error of its own, and with the selector of a reason that has no text.
    for (const data of ['0xfb8f41b2', '0x08c379a0']) {
      const reverted = () => {
        throw Object.assign(new Error('execution reverted'), { code: 3, data })
      }
      await expect(read(originOf(reverted))).rejects.toMatchObject({ code })
    }
  })

  test('error: a node that is down says nothing of the token (C-F3)', async () => {
    const code = 'BRIDGE_TOKEN_UNITS'
    const asked = read(originOf(down))
    await expect(asked).rejects.toThrow('the node is down')
    await expect(asked).rejects.not.toMatchObject({ code })
  })
})

test('behavior: a token of a chain that nothing is pinned of is not known (S3.13)', () => {
  expect(pinnedToken({ tokens: {} }, 31_337, token)).toBeUndefined()
  const other = { address: stranger, symbol: 'OWN', decimals: 9 }
  expect(pinnedToken({ tokens: { 31337: [other] } }, 31_337, token)).toBeUndefined()
})

test('default: forms of one coin count the same (S3.13)', () => {
  for (const symbol of ['USDC', 'usdc.e', 'USDbC', 'USDzC', 'USDC-BNB']) {
    expect(coinOf(symbol)).toBe('USDC')
  }
  expect([coinOf('USDT-BNB'), coinOf('DAI'), coinOf('USDB')]).toEqual(['USDT', 'DAI', 'USDB'])
})

test('default: a name is written plainly (S3.13)', () => {
  expect(['USDC-BNB', 'USDT-BNB', 'XUSDC-BNB', 'USDC-BNB-2', 'DAI-BNB'].map(plainSymbol)).toEqual([
    ...['USDC', 'USDT', 'XUSDC-BNB', 'USDC-BNB-2', 'DAI-BNB'],
  ])
})
