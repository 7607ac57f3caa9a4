import { afterEach, describe, expect, test } from 'vitest'
import { dest, own, source, usdc } from '../../testing/solana.ts'
import { SYSTEM, TOKEN } from '../programs.ts'
import { createNode } from './node.ts'
import { type Asked, startFakeNode } from './testing/fakeNode.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function node(answer: (asked: Asked) => unknown, signal = new AbortController().signal) {
  const fake = await startFakeNode(answer)
  stops.push(fake.stop)
  return { asked: fake.asked, node: createNode(fake.url, signal) }
}

const bytes = Buffer.from([1, 2, 250])
const account = (lamports: unknown = 7) => ({
  lamports,
  owner: TOKEN,
  data: [bytes.toString('base64'), 'base64'],
})
const ended = (more: object) => ({ value: { err: null, accounts: [], ...more } })

describe('accounts', () => {
  test('default: what there is, in the order in which it was asked for', async () => {
    const { asked, node: chain } = await node(() => ({ value: [account(), null] }))
    expect(await chain.accounts([own, source])).toEqual([
      { lamports: 7n, program: TOKEN, data: new Uint8Array(bytes) },
      null,
    ])
    expect(asked).toMatchObject([
      {
        jsonrpc: '2.0',
        method: 'getMultipleAccounts',
        params: [[own, source], { commitment: 'confirmed', encoding: 'base64' }],
      },
    ])
  })

  test('behavior: of none nobody is asked, and of a hundred at most', async () => {
    const { asked, node: chain } = await node(() => ({ value: Array(100).fill(null) }))
    expect(await chain.accounts([])).toEqual([])
    expect(asked).toEqual([])
    expect(await chain.accounts(Array(100).fill(own))).toHaveLength(100)
    await expect(chain.accounts(Array(101).fill(own))).rejects.toMatchObject({
      name: 'NodeError',
      message: 'It asks for too many accounts.',
    })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['one too few', [account()]],
    ['one too many', [account(), null, null]],
  ])('attack: %s', async (_, value) => {
    const { node: chain } = await node(() => ({ value }))
    await expect(chain.accounts([own, source])).rejects.toMatchObject({
      name: 'NodeError',
      message: 'It told of other accounts.',
    })
  })

  test.each([
    ['lamports with a fraction', account(1.5)],
    ['lamports below zero', account(-1)],
    ['lamports as text', account('7')],
    ['no program', { ...account(), owner: 'nobody' }],
    ['data in another writing', { ...account(), data: ['AQ', 'base58'] }],
    ['data that is none', { ...account(), data: ['!!', 'base64'] }],
  ])('error: %s', async (_, value) => {
    const { node: chain } = await node(() => ({ value: [value] }))
    await expect(chain.accounts([own])).rejects.toThrow()
  })

  test('behavior: an account without anything is one', async () => {
    const { node: chain } = await node(() => ({ value: [account(0)] }))
    expect(await chain.accounts([own])).toMatchObject([{ lamports: 0n }])
  })

  test('error: no result, and a question that was given up', async () => {
    const { node: chain } = await node(() => undefined)
    await expect(chain.accounts([own])).rejects.toThrow()
    const gone = new AbortController()
    gone.abort(new Error('gone'))
    const { asked, node: late } = await node(() => ({ value: [null] }), gone.signal)
    await expect(late.accounts([own])).rejects.toThrow('gone')
    expect(asked).toEqual([])
  })
})

describe('simulate', () => {
  test('default: what would become of the accounts, and what programs do by themselves', async () => {
    const inner = { programId: SYSTEM, accounts: [own, dest], data: '3Bxs' }
    const told = { programId: TOKEN, parsed: { type: 'transfer', info: { amount: '7' } } }
    const { asked, node: chain } = await node(() =>
      ended({
        accounts: [account(3)],
        innerInstructions: [
          { index: 0, instructions: [inner] },
          { index: 1, instructions: [told] },
        ],
      }),
    )
    expect(await chain.simulate('AQID', [own])).toEqual({
      accounts: [{ lamports: 3n, program: TOKEN, data: new Uint8Array(bytes) }],
      made: [inner, told],
    })
    expect(asked).toMatchObject([
      {
        method: 'simulateTransaction',
        params: [
          'AQID',
          {
            commitment: 'confirmed',
            encoding: 'base64',
            innerInstructions: true,
            sigVerify: false,
            replaceRecentBlockhash: true,
            accounts: { encoding: 'base64', addresses: [own] },
          },
        ],
      },
    ])
  })

  test.each([[null], [undefined], [[]]])('behavior: programs do nothing (%j)', async (none) => {
    const { node: chain } = await node(() => ended({ innerInstructions: none }))
    expect(await chain.simulate('AQID', [])).toEqual({ accounts: [], made: [] })
  })

  test('behavior: one that fails has no outcome, whatever the node tells beside it', async () => {
    const { node: chain } = await node(() => ({
      value: { err: { InstructionError: [0, 'Custom'] }, accounts: null },
    }))
    expect(await chain.simulate('AQID', [usdc])).toBeUndefined()
  })

  test.each([
    ['no accounts', ended({ accounts: null })],
    ['accounts of others', ended({ accounts: [null, null] })],
    [
      'an instruction without a program',
      ended({
        accounts: [null],
        innerInstructions: [{ instructions: [{ parsed: {} }] }],
      }),
    ],
    [
      'data that is no base58',
      ended({
        accounts: [null],
        innerInstructions: [{ instructions: [{ programId: SYSTEM, accounts: [], data: '0OIl' }] }],
      }),
    ],
  ])('attack: %s', async (_, answer) => {
    const { node: chain } = await node(() => answer)
    await expect(chain.simulate('AQID', [own])).rejects.toThrow()
  })
})
