import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  pad,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import { knownSpokePools } from '#bridges/across/contracts/chains.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeMessage } from '#bridges/across/quote/message.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import { readAction } from './readAction.ts'
import { isPoolCall } from './readBridge.ts'
import { encode, type Deposit, honest, withSuffix } from './testing/deposits.ts'
import { currency, mallory, opUsdc, person, pool, readOn, usdc, weth } from './testing/reading.ts'
import { tokenNode } from './testing/tokenNode.ts'

const [handler = pool] = knownMessageHandlers(10)
const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
const WRAPPED = '0x17fcb39b'
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const read = (deposit: Partial<Deposit>, value = 0n) =>
  readOn({ to: pool, data: encode(deposit), value })

describe('what arrives, and what is lost', () => {
  test('default: an honest deposit, all of it', async () => {
    const token = { contract: usdc, symbol: 'USDC', decimals: 6 }
    expect(await read({})).toEqual({
      kind: 'bridge',
      contract: pool,
      isNative: false,
      recipient: person,
      depositor: person,
      token: { ...token, amount: 25_000_000n },
      output: { ...token, contract: opUsdc, amount: 24_900_000n },
      chain: { id: 10n, name: 'OP Mainnet', currency },
      until: { at: 1_900_000_000n },
      exclusive: null,
      message: { kind: 'none' },
      warnings: [],
      loss: 0,
    })
  })

  test.each([
    [100n, 96n, 4, []],
    [100n, 95n, 5, ['loss']],
    [1_000n, 951n, 4, []],
    [100n, 100n, 0, []],
    [100n, 101n, 0, []],
    [0n, 0n, 0, []],
    [0n, 5n, 0, []],
    [1n, 0n, 100, ['loss']],
  ])('behavior: of %d arrive %d: %d %% are lost', async (inputAmount, outputAmount, loss, said) => {
    expect(await read({ inputAmount, outputAmount })).toMatchObject({ loss, warnings: said })
  })

  test('behavior: decimals of both sides count', async () => {
    const onBnb = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
    const there = { outputToken: onBnb, destinationChainId: 56n, inputAmount: 100n } as const
    expect(await read({ ...there, outputAmount: 90n * 10n ** 12n })).toMatchObject({
      output: { symbol: 'USDC', decimals: 18 },
      loss: 10,
      warnings: ['loss'],
    })
  })

  test.each([
    ['USDC.e', 6, honest.outputAmount, 8453n],
    ['USDbC', 6, honest.outputAmount, 1n],
    ['USD₮0', 6, honest.outputAmount, 1n],
    ['USDC', 6, honest.outputAmount, 43_114n],
  ])(
    'attack: S2 a token of anybody that calls itself %s is not known to arrive',
    async (...given) => {
      const [symbol, decimals, outputAmount, destinationChainId] = given
      const tokens = { [mallory.toLowerCase()]: [symbol, decimals] } as const
      const networks = [8453, 1, 43_114].map((chainId) => ({
        chainId,
        name: 'N',
        currency,
        rpcUrl: 'http://node.example',
        isTest: false,
      }))
      const data = encode({ outputToken: mallory, outputAmount, destinationChainId })
      const action = await readOn({ to: pool, data }, { tokens, networks })
      expect(action).toMatchObject({ kind: 'bridge' })
      expect('warnings' in action && action.warnings).toContain('output')
    },
  )

  test('attack: S2 a token of anybody that calls itself ETH is neither ether nor known', async () => {
    const tokens = { [mallory.toLowerCase()]: ['ETH', 18] } as const
    const data = encode({ inputToken: weth, outputToken: mallory })
    const action = await readOn({ to: pool, data, value: honest.inputAmount }, { tokens })
    expect(action).toMatchObject({
      kind: 'bridge',
      isNative: true,
      output: { symbol: null },
      warnings: ['output'],
    })
  })

  test('behavior: what another form of a coin is, the build knows: nothing is warned of (S2)', async () => {
    const bridged = '0x7F5c764cBc14f9669B88837ca1490cCa17c31607'
    expect(await read({ outputToken: bridged })).toMatchObject({
      output: { symbol: 'USDC.e' },
      loss: 0,
      warnings: [],
    })
  })

  test('attack: S2 what leaves under no name is compared with nothing', async () => {
    expect(await read({ inputToken: mallory })).toMatchObject({ loss: null, warnings: ['other'] })
  })

  test.each([
    ['what arrives', opUsdc, ['output', 'other']],
    ['what leaves', usdc, ['other']],
  ])('attack: S2 %s has a name and no decimals', async (_, nameless, warnings) => {
    const { client } = tokenNode(31_999, { [SYMBOL]: text('USDC') })
    const whole = tokenNode(31_998, { [SYMBOL]: text('USDC'), [DECIMALS]: pad('0x06') }).client
    const [here, there] = nameless === usdc ? [client, whole] : [whole, client]
    const network = (chainId: number) => ({
      chainId,
      name: 'N',
      currency,
      rpcUrl: 'http://node.example',
      isTest: true,
    })
    const networks = [{ ...network(31_998), spokePool: pool }, network(31_999)]
    const action = await readAction(
      { to: pool, data: encode({ destinationChainId: 31_999n }) },
      {
        chainId: 31_998,
        client: here,
        account: person,
        networks,
        descriptors: [],
        depth: 0,
        clientOf: () => there,
      },
    )
    expect(action).toMatchObject({ kind: 'bridge', loss: null, warnings })
  })

  test('behavior: of a chain that nobody names the number stands there', async () => {
    expect(await read({ destinationChainId: 424_242n })).toMatchObject({
      chain: { id: 424_242n, name: null, currency: null },
    })
  })

  test('attack: S2 on a chain without a pool nothing is a deposit', async () => {
    const call = await readOn({ to: pool, data: encode() }, { chainId: 424_242 })
    expect(call).toMatchObject({ kind: 'call', alarms: ['bait'] })
  })
})

describe('native currency', () => {
  const [onPolygon = pool] = [knownSpokePools[137]]
  const polygon = (answers: Record<Hex, Hex> | undefined) => {
    const node = answers && tokenNode(137, answers)
    const data = encode({ inputToken: mallory, outputToken: mallory })
    return readAction(
      { to: onPolygon, data, value: honest.inputAmount },
      {
        chainId: 137,
        client: node?.client,
        account: person,
        networks: [],
        descriptors: [],
        clientOf: () => tokenNode(1, {}).client,
        depth: 0,
      },
    )
  }

  test('behavior: where the build names no wrapped token, the pool is asked', async () => {
    expect(await polygon({ [WRAPPED]: pad(mallory) })).toMatchObject({
      kind: 'bridge',
      isNative: true,
    })
  })

  test.each<[string, Record<Hex, Hex> | undefined]>([
    ['another one', { [WRAPPED]: pad(usdc) }],
    ['nothing', {}],
    ['and no node is there', undefined],
  ])('attack: S2 the pool says %s: it is a contract call', async (_, answers) => {
    expect(await polygon(answers)).toMatchObject({ kind: 'call', amount: honest.inputAmount })
  })

  test('behavior: the pool of a chain whose wrapped token is pinned is not asked', async () => {
    const { client, asked } = tokenNode(8453, {})
    const data = encode({ inputToken: weth })
    const action = await readAction(
      { to: pool, data, value: honest.inputAmount },
      {
        chainId: 8453,
        client,
        account: person,
        networks: [],
        descriptors: [],
        depth: 0,
        clientOf: () => client,
      },
    )
    expect(action).toMatchObject({ kind: 'bridge', isNative: true })
    expect(asked).toEqual([])
  })

  test('attack: S2 a part of the value that is not the amount is a contract call', async () => {
    const action = await read({ inputToken: weth, outputToken: weth }, honest.inputAmount - 1n)
    expect(action).toMatchObject({ kind: 'call' })
  })
})

describe('times and parties', () => {
  test.each([
    [0, null],
    [1, { after: 1n }],
    [31_536_000, { after: 31_536_000n }],
    [31_536_001, { at: 31_536_001n }],
  ])('behavior: an exclusivity of %d', async (exclusivity, until) => {
    const expected = until === null ? null : { relayer: mallory, until }
    expect(await read({ exclusivity, exclusiveRelayer: mallory })).toMatchObject({
      exclusive: expected,
    })
  })

  test('behavior: what is no address of this kind stands there as its bytes', async () => {
    const solana: Hex = `0x${'ab'.repeat(32)}`
    const data = encode()
    const wide = pad(person).slice(2)
    // The second argument is who gets it.
    const at = 10 + 64
    const sent: Hex = `0x${data.slice(2, at)}${solana.slice(2)}${data.slice(at + 64)}`
    expect(data.slice(at, at + 64)).toBe(wide)
    expect(await readOn({ to: pool, data: sent })).toMatchObject({
      recipient: solana,
      depositor: person,
      warnings: ['recipient'],
    })
  })

  test('behavior: worded as a pool’s: deposits and other offers, and nothing else', () => {
    const fill: Hex = `0x2e378115${'00'.repeat(64)}`
    expect(isPoolCall(encode())).toBe(true)
    expect(isPoolCall(withSuffix(encode()))).toBe(true)
    expect(isPoolCall(fill)).toBe(false)
    expect(isPoolCall('0x')).toBe(false)
  })
})

describe('what is done on arrival', () => {
  const arriving = (message: Hex, deposit: Partial<Deposit> = {}) =>
    read({ recipient: handler, message, ...deposit })
  const split = (fee: bigint, unwrapped?: bigint) =>
    encodeSplit({ outputToken: opUsdc, partner: mallory, fee, person, unwrapped })
  const output = { contract: opUsdc, symbol: 'USDC', decimals: 6 }

  test('default: a partner is paid, and the person gets the rest', async () => {
    expect(await arriving(split(249_000n))).toMatchObject({
      loss: 1,
      message: {
        kind: 'split',
        partner: mallory,
        payee: person,
        bps: 100,
        unwraps: false,
        fee: { ...output, amount: 249_000n },
        rest: { ...output, amount: 24_651_000n },
      },
    })
    expect(await arriving(split(249_000n, 24_651_000n))).toMatchObject({
      message: { kind: 'split', unwraps: true },
    })
  })

  test.each([
    [24_900_000n, 24_899_999n, 1n],
    [24_900_000n, 24_900_000n, 0n],
    [24_900_000n, 24_900_001n, 0n],
  ])('attack: S2 of %d a fee of %d leaves %d', async (outputAmount, fee, rest) => {
    const action = await arriving(split(fee), { outputAmount })
    expect(action).toMatchObject({ message: { rest: { amount: rest } }, warnings: ['loss'] })
  })

  test('behavior: of nothing a fee is no part', async () => {
    const action = await arriving(split(1n), { outputAmount: 0n })
    expect(action).toMatchObject({ message: { bps: null, rest: { amount: 0n } } })
  })

  test('behavior: a call without data sends what the chain calls its own', async () => {
    const actions = [{ target: mallory, callData: '0x', value: 7n }] as const
    const message = encodeMessage({ actions, fallbackRecipient: person })
    expect(await arriving(message)).toMatchObject({
      message: { kind: 'actions', actions: [{ kind: 'send', to: mallory, amount: 7n }] },
    })
  })

  test('attack: S2 what is left over belongs to nobody: it is not the person’s', async () => {
    const actions = [{ target: mallory, callData: '0x', value: 7n }] as const
    const message = encodeMessage({ actions, fallbackRecipient: zeroAddress })
    expect(await arriving(message)).toMatchObject({
      message: { kind: 'actions', payee: null },
      warnings: ['recipient', 'actions'],
    })
  })

  test('attack: S2 a message of no calls is none that is understood', async () => {
    const shape = '((address target, bytes callData, uint256 value)[] calls, address fallback)'
    const empty = encodeAbiParameters(parseAbiParameters(shape), [{ calls: [], fallback: person }])
    expect(await arriving(empty)).toMatchObject({
      message: { kind: 'unknown', hex: empty },
      warnings: ['recipient', 'message'],
    })
    expect(await readOn({ to: pool, data: speedUp(handler, empty) })).toMatchObject({
      kind: 'speedUp',
      message: { kind: 'unknown' },
    })
  })

  const speedUp = (recipient: Hex, message: Hex) =>
    encodeFunctionData({
      abi: spokePoolAbi,
      functionName: 'speedUpDeposit',
      args: [pad(person), 7n, 24_000_000n, pad(recipient), message, '0x1234'],
    })

  test('attack: S2 on whatever chain another offer arrives, no token of it is named', async () => {
    const approve = concat(['0x095ea7b3', pad(mallory), pad('0x05')])
    const actions = [{ target: opUsdc, callData: approve, value: 0n }]
    const message = encodeMessage({ actions, fallbackRecipient: person })
    expect(await readOn({ to: pool, data: speedUp(handler, message) })).toMatchObject({
      kind: 'speedUp',
      warnings: ['actions'],
      message: {
        kind: 'actions',
        actions: [{ kind: 'approve', spender: mallory, token: { symbol: null, amount: 5n } }],
      },
    })
  })

  test('behavior: the fee of another offer is told by the token of its own message', async () => {
    expect(await readOn({ to: pool, data: speedUp(handler, split(240_000n)) })).toMatchObject({
      message: { kind: 'split', fee: { contract: opUsdc, amount: 240_000n }, bps: 100 },
    })
  })
})
