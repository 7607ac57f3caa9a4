import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { signInHost, timeouts } from '#protocol'
import {
  account,
  describeFields,
  type Field,
  type Fields,
  optional,
  textField,
} from './testing/fields.ts'

const hex = (bytes: number) => `0x${'ab'.repeat(bytes)}`
const owner = `eip155:1:0x${'1'.repeat(40)}`

/** What the site's own sign-in is asked, row by row. */
const rows: Readonly<Record<keyof typeof signInHost, Fields>> = {
  getNonce: { account: optional(account) },
  verify: {
    account,
    message: textField(16_384, ['one.example wants you to sign in'], ['']),
    signature: {
      good: [hex(31), hex(65), hex(1_000), '1'.repeat(64), 'z'.repeat(90)],
      bad: [
        '',
        '0x',
        hex(30),
        `${hex(31)}a`,
        'ab'.repeat(65),
        '1'.repeat(63),
        '0'.repeat(64),
        1,
        null,
      ],
    },
  },
  getSession: { account },
  signOut: { account },
}

for (const [name, fields] of Object.entries(rows)) {
  const { params } = signInHost[name as keyof typeof signInHost]
  if (!(params instanceof z.ZodMiniObject)) throw new Error(`${name} has no fields`)
  describeFields(`signInHost.${name}`, params, fields)
}

describe('what a site answers', () => {
  const answers: readonly (readonly [keyof typeof signInHost, Field])[] = [
    [
      'getNonce',
      {
        good: [
          { nonce: '12345678' },
          {
            nonce: 'a'.repeat(128),
            statement: 'Welcome.',
            resources: ['urn:x'],
            expirationMs: 60_000,
          },
        ],
        bad: [
          {},
          { nonce: '1234567' },
          { nonce: 'a'.repeat(129) },
          { nonce: '1234 5678' },
          { nonce: '12345678', statement: 'two\nlines' },
          { nonce: '12345678', resources: ['no uri'] },
          { nonce: '12345678', expirationMs: 1 },
          { nonce: '12345678', domain: 'other.example' },
          '12345678',
        ],
      },
    ],
    [
      'verify',
      {
        good: [{ verified: true }, { verified: false }, { verified: true, data: { plan: 'pro' } }],
        bad: [
          {},
          { verified: 'yes' },
          { verified: true, data: () => 1 },
          { verified: true, more: 1 },
          true,
        ],
      },
    ],
    [
      'getSession',
      {
        good: [{}, { session: { account: owner } }, { session: { account: owner, expiresAt: 7 } }],
        bad: [
          { session: {} },
          { session: { account: '0x1' } },
          { session: { account: owner, expiresAt: '7' } },
          { session: { account: owner, more: 1 } },
          null,
        ],
      },
    ],
    ['signOut', { good: [undefined], bad: [null, true, {}] }],
  ]

  test.each(answers)('default: to %s, in its own shape alone', (name, { good, bad }) => {
    const { result } = signInHost[name]
    expect(good.filter((value) => !result.safeParse(value).success)).toEqual([])
    expect(bad.filter((value) => result.safeParse(value).success)).toEqual([])
  })

  test('behavior: a server that does not answer is not waited for without end', () => {
    for (const { timeout } of Object.values(signInHost)) {
      expect(timeouts[timeout]).toBeLessThanOrEqual(30_000)
    }
  })
})
