import fc from 'fast-check'
import { concat, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { legacyPoolAbi, spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeMessage } from '#bridges/across/quote/message.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { Action } from './approval.ts'
import { anyDeposit } from './testing/anyDeposit.ts'
import { encode, forms, honest, withSuffix } from './testing/deposits.ts'
import { currency, mallory, opUsdc, person, pool, readOn, usdc, weth } from './testing/reading.ts'

const junk = '0x000000000000000000000000000000000000dEaD' as const
const [handler = pool] = knownMessageHandlers(10)
const split = (payee: `0x${string}`, fee: bigint) =>
  encodeSplit({ outputToken: opUsdc, partner: mallory, fee, person: payee })
const warningsOf = (action: Action) => ('warnings' in action ? action.warnings : undefined)

describe('what decides a deposit', () => {
  test('attack: S2 A: a genuine pool, 10,000 USDC for one unit of junk', async () => {
    const bait = { outputToken: junk, inputAmount: 10_000_000_000n, outputAmount: 1n } as const
    for (const form of forms) {
      const action = await readOn({ to: pool, data: encode(bait, form) })
      expect(action).toMatchObject({
        kind: 'bridge',
        token: { symbol: 'USDC', amount: 10_000_000_000n },
        output: { contract: junk, symbol: null, amount: 1n },
        warnings: ['output'],
      })
    }
    // It calls itself what another contract of that chain is called.
    const tokens = { [junk.toLowerCase()]: ['USDC', 6] } as const
    const named = await readOn({ to: pool, data: encode(bait) }, { tokens })
    expect(named).toMatchObject({ output: { symbol: null, decimals: 6 }, warnings: ['output'] })
  })

  test('attack: S2 A: one unit of the true token is said as the part that is lost', async () => {
    const data = encode({ inputAmount: 10_000_000_000n, outputAmount: 1n })
    const action = await readOn({ to: pool, data })
    expect(action).toMatchObject({ output: { symbol: 'USDC' }, loss: 99, warnings: ['loss'] })
    const other = await readOn({ to: pool, data: encode({ outputToken: weth }) })
    expect(warningsOf(other)).toEqual(['other'])
  })

  test('attack: S2 B: a contract of its own with bait and 5 ETH', async () => {
    const value = 5n * 10n ** 18n
    for (const form of forms) {
      const action = await readOn({ to: mallory, data: encode({}, form), value })
      expect(action).toMatchObject({ kind: 'call', amount: value, alarms: ['bait'] })
    }
    const free = await readOn({ to: mallory, data: encode() })
    expect(free).toMatchObject({ kind: 'call', contract: mallory, alarms: ['bait'] })
  })

  test('attack: S2 B: the pool of another chain is no pool here', async () => {
    const data = encode()
    const action = await readOn({ to: pool, data }, { chainId: 1 })
    expect(action).toMatchObject({ kind: 'call', alarms: ['bait'] })
  })

  test('attack: S2 C: a fee message with another payee is not the person’s', async () => {
    const data = encode({ recipient: handler, message: split(mallory, 124_500n) })
    const action = await readOn({ to: pool, data })
    expect(action).toMatchObject({
      message: { kind: 'split', partner: mallory, payee: mallory, bps: 50 },
      warnings: ['recipient'],
    })
  })

  test('attack: S2 C: a fee that takes it all is a loss', async () => {
    const all = encode({ recipient: handler, message: split(person, 24_900_000n) })
    const greedy = await readOn({ to: pool, data: all })
    expect(greedy).toMatchObject({ loss: 100, warnings: ['loss'] })
  })

  const clean = split(person, 1n)
  // Dirty bits: what is drawn would not be all that is sent.
  const dirty: Hex = `0x${clean.slice(2, 2 + 128)}ff${clean.slice(2 + 130)}`
  test.each<[string, Parameters<typeof encode>[0]]>([
    ['of others', { recipient: handler, message: '0xc0ffee' }],
    ['to others', { recipient: mallory, message: clean }],
    ['with dirty bits', { recipient: handler, message: dirty }],
  ])('attack: S2 C: a message %s is not read', async (_, deposit) => {
    const action = await readOn({ to: pool, data: encode(deposit) })
    expect(warningsOf(action)).toEqual(['recipient', 'message'])
  })

  test('attack: S2 whoever gets it, or gets it back, is compared with the account', async () => {
    const others = encode({ recipient: mallory, depositor: mallory })
    expect(warningsOf(await readOn({ to: pool, data: others }))).toEqual(['recipient', 'depositor'])
  })

  test('attack: S2 a value that is not the wrapped amount makes it a contract call', async () => {
    const native = { inputToken: weth, outputToken: weth, outputAmount: 24_900_000n } as const
    const right = await readOn({ to: pool, data: encode(native), value: honest.inputAmount })
    expect(right).toMatchObject({ kind: 'bridge', isNative: true, warnings: [] })
    const calls = [
      { data: encode(native), value: honest.inputAmount + 1n },
      { data: encode(), value: honest.inputAmount },
    ]
    for (const call of calls) {
      const action = await readOn({ to: pool, ...call })
      expect(action).toMatchObject({ kind: 'call', amount: call.value, alarms: ['bait'] })
    }
  })

  test('attack: S2 calldata that is not what its arguments make is no bridge', async () => {
    const data = encode()
    const narrow = encode({}, 'depositV3')
    const dirty: Hex = `0x${narrow.slice(2, 10)}ff${narrow.slice(12)}`
    for (const odd of [concat([data, '0x00']), concat([data, '0x1dc0de004200']), dirty]) {
      const action = await readOn({ to: pool, data: odd })
      expect(action).toMatchObject({ kind: 'call' })
    }
    expect(await readOn({ to: pool, data: withSuffix(data) })).toMatchObject({ kind: 'bridge' })
  })

  test('behavior: a pool and a handler of the deployment count as pinned (S2)', async () => {
    const plain = { currency, rpcUrl: 'http://node.example', isTest: true }
    const own = { ...plain, chainId: 31_337, name: 'Here', spokePool: mallory }
    const there = { ...plain, chainId: 31_338, name: 'There', multicallHandler: junk }
    const options = {
      chainId: 31_337,
      networks: [own, there],
      tokens: { [usdc.toLowerCase()]: ['USDC', 6], [opUsdc.toLowerCase()]: ['USDC', 6] },
    } as const
    const message = split(person, 124_500n)
    const data = encode({ destinationChainId: 31_338n, recipient: junk, message })
    expect(await readOn({ to: mallory, data }, options)).toMatchObject({
      kind: 'bridge',
      chain: { name: 'There' },
      warnings: [],
      message: { kind: 'split', payee: person },
    })
    expect(await readOn({ to: pool, data }, options)).toMatchObject({ kind: 'call' })
  })

  test('behavior: the calls of a message are read on the chain where they run (S2)', async () => {
    const approve = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [mallory, 24_000_000n],
    })
    const actions = [{ target: opUsdc, callData: approve, value: 0n }]
    const message = encodeMessage({ actions, fallbackRecipient: person })
    const action = await readOn({ to: pool, data: encode({ recipient: handler, message }) })
    expect(action).toMatchObject({
      warnings: ['actions'],
      message: {
        payee: person,
        actions: [
          { kind: 'approve', spender: mallory, token: { symbol: 'USDC', amount: 24_000_000n } },
        ],
      },
    })
  })

  test('behavior: another offer says its amount, its recipient and its message (S2)', async () => {
    const wide = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`
    const speedUp = (recipient: Hex, message: Hex) =>
      encodeFunctionData({
        abi: spokePoolAbi,
        functionName: 'speedUpDeposit',
        args: [wide(person), 7n, 24_000_000n, wide(recipient), message, '0x1234'],
      })
    const own = { to: pool, data: withSuffix(speedUp(person, '0x')) }
    expect(await readOn(own)).toMatchObject({
      kind: 'speedUp',
      depositId: 7n,
      amount: 24_000_000n,
      recipient: person,
      warnings: [],
    })
    const fee = { to: pool, data: speedUp(handler, split(person, 120_000n)) }
    expect(await readOn(fee)).toMatchObject({ message: { payee: person }, warnings: [] })
    const legacy = encodeFunctionData({
      abi: legacyPoolAbi,
      functionName: 'speedUpV3Deposit',
      args: [person, 7, 1n, mallory, '0xc0ffee', '0x1234'],
    })
    const foreign = await readOn({ to: pool, data: legacy })
    expect(foreign).toMatchObject({ kind: 'speedUp', warnings: ['recipient', 'message'] })
    expect(await readOn({ ...own, value: 1n })).toMatchObject({ kind: 'call', amount: 1n })
  })
})

test('attack: S2 over any deposit, everything that decides is in what is drawn', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeposit, fc.constantFrom(...forms), async (deposit, form) => {
      const action = await readOn({ to: pool, data: encode(deposit, form) })
      const when = form.endsWith('Now') ? 'after' : 'at'
      expect(action).toMatchObject({
        kind: 'bridge',
        contract: pool,
        recipient: deposit.recipient,
        depositor: deposit.depositor,
        token: { contract: deposit.inputToken, amount: deposit.inputAmount },
        output: { contract: deposit.outputToken, amount: deposit.outputAmount },
        chain: { id: deposit.destinationChainId },
        until: { [when]: BigInt(deposit.fillDeadline) },
        exclusive: { relayer: deposit.exclusiveRelayer },
        message: { kind: 'unknown', hex: deposit.message },
      })
    }),
  )
})
