import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { BaseError, contract, page, type Remote, remote, serve, widget } from '#protocol'

const table = contract({
  double: {
    params: z.strictObject({ of: z.number() }),
    result: z.number(),
    timeout: 'instant',
  },
  fail: { params: z.strictObject({}), result: z.unknown(), timeout: 'instant' },
})

function wire(handlers: Parameters<typeof serve<typeof table>>[1]): Remote<typeof table> {
  const methods = serve(table, handlers)
  return remote(table, async (name, params) => structuredClone(await methods[name]?.(params)))
}

const doubling = {
  double: ({ of }: { of: number }) => 2 * of,
  fail: () => undefined,
}

describe('serve and remote', () => {
  test('default: a call crosses, and both sides have parsed it', async () => {
    expect(await wire(doubling).double({ of: 21 })).toBe(42)
  })

  test('error: an answer carries code, message and data of what was thrown, and nothing else (S8.09)', async () => {
    const thrown = Object.assign(new Error('User rejected the request'), {
      code: 4001,
      data: { reason: 'no' },
      secret: 'key',
    })
    const methods = serve(table, { ...doubling, fail: () => Promise.reject(thrown) })
    expect(await methods.fail?.({})).toEqual({
      ok: false,
      error: { code: 4001, message: 'User rejected the request', data: { reason: 'no' } },
    })
  })

  test('error: the caller gets them as an error of this side’s class (S8.09)', async () => {
    const thrown = Object.assign(new Error('No'), { code: 4001, data: { reason: 'no' } })
    const { fail } = wire({ ...doubling, fail: () => Promise.reject(thrown) })
    const error = await fail({}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(BaseError)
    expect(error).toMatchObject({ code: 4001, data: { reason: 'no' } })
  })

  test('error: wrong params are -32602 with the path, before anything is sent', async () => {
    const methods = serve(table, doubling)
    expect(await methods.double?.({ of: 'two' })).toMatchObject({
      ok: false,
      error: { code: -32602, message: 'Invalid params of double', details: /^of: / },
    })
    let sent = 0
    const calling = remote(table, async () => {
      sent += 1
    })
    await expect(calling.double({ of: 'two' as never })).rejects.toMatchObject({ code: -32602 })
    expect(sent).toBe(0)
  })

  test('error: a result or an envelope of another shape never reaches the caller', async () => {
    const lying = (answer: unknown) => remote(table, async () => answer)
    const wrong = [
      { ok: true, value: 'many' },
      { ok: true, value: 1, extra: true },
      { ok: false, error: { code: [], message: '' } },
      { value: 42 },
      null,
      undefined,
      42,
    ]
    for (const answer of wrong) {
      await expect(lying(answer).double({ of: 1 })).rejects.toMatchObject({ code: -32603 })
    }
  })

  test('behavior: tables have no prototype, so nothing but rows can be called', () => {
    const methods = serve(table, doubling)
    expect(Object.getPrototypeOf(methods)).toBe(null)
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(Reflect.get(methods, name)).toBe(undefined)
    }
  })

  test('error: own prototype keys in params are refused', async () => {
    const methods = serve(table, doubling)
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const params = JSON.parse(`{ "of": 1, "${key}": { "polluted": true } }`)
      expect(await methods.double?.(params)).toMatchObject({ ok: false, error: { code: -32602 } })
    }
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })
})

describe('any message', () => {
  for (const [side, rows] of [
    ['widget', widget],
    ['page', page],
  ] as const) {
    test(`behavior: nothing thrown and nothing done by what is not a call of the ${side}`, async () => {
      let handled = 0
      const handlers = Object.fromEntries(
        Object.keys(rows).map((name) => [
          name,
          () => {
            handled += 1
          },
        ]),
      )
      const methods = serve(rows, handlers as never)
      const names = Object.keys(rows)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...names),
          fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }),
          async (name, params) => {
            const before = handled
            const row = Reflect.get(rows, name)
            const answer = await methods[name]?.(params)
            expect(answer).toHaveProperty('ok')
            const isCall = row.params.safeParse(params).success
            expect(handled - before).toBe(isCall ? 1 : 0)
          },
        ),
        { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
      )
    })
  }
})

test('error: a request waits for 5 minutes to 7 days, in seconds (S5.11)', () => {
  const waits = (expiry: unknown) =>
    widget.request.params.safeParse({ id: 'request-1', method: 'personal_sign', expiry }).success
  expect([300, 604_800].map(waits)).toEqual([true, true])
  expect([299, 604_801, '300', Number.NaN].map(waits)).toEqual([false, false, false, false])
})
