import { describe, expect, test } from 'vitest'
import { SignInMessageError } from './errors.ts'
import { type MessageFields, parseMessage, writeMessage } from './message.ts'

const address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const checksummed = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const issuedAt = Date.parse('2026-01-02T03:04:05.000Z')
const fields: MessageFields = {
  account: `eip155:10:${address}`,
  domain: 'shop.example',
  uri: 'https://shop.example',
  statement: 'I accept the terms.',
  resources: ['https://shop.example/orders'],
  nonce: 'nonce12345',
  issuedAt,
  expiresAt: issuedAt + 60_000,
}
const refused = (text: string) =>
  expect.objectContaining({ name: 'SignInMessageError', details: expect.stringContaining(text) })

describe('writing (EIP-4361)', () => {
  test('default: word for word as the standard has it, with the address in its checksum', () => {
    expect(writeMessage(fields)).toBe(
      `shop.example wants you to sign in with your Ethereum account:
${checksummed}

I accept the terms.

URI: https://shop.example
Version: 1
Chain ID: 10
Nonce: nonce12345
Issued At: 2026-01-02T03:04:05.000Z
Expiration Time: 2026-01-02T03:05:05.000Z
Resources:
- https://shop.example/orders`,
    )
  })

  test('behavior: without a statement and resources it names none', () => {
    const message = writeMessage({ ...fields, statement: undefined, resources: [] })
    expect(message).not.toMatch(/terms|Resources/)
    expect(parseMessage(message, fields)).toBe(issuedAt)
  })

  test.each<[string, Partial<MessageFields>]>([
    ['a statement of two lines', { statement: 'I agree.\nURI: https://evil.example' }],
    ['a nonce that is too short', { nonce: 'short' }],
    ['a nonce with a line of its own', { nonce: 'nonce12345\nChain ID: 1' }],
    ['a resource that is no address', { resources: ['orders'] }],
    [
      'a resource with a line of its own',
      { resources: ['https://a.example\n- https://b.example'] },
    ],
    ['an empty domain', { domain: '' }],
    ['a domain with a sentence', { domain: 'shop.example wants\nevil.example' }],
    ['no web address', { uri: 'shop' }],
    ['a network of another namespace', { account: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc' }],
  ])('error: %s is refused, and nothing is written', (_, wrong) => {
    expect(() => writeMessage({ ...fields, ...wrong })).toThrow(SignInMessageError)
  })
})

describe('reading what a wallet wrote (CAIP-74)', () => {
  const message = writeMessage(fields)

  test('default: says when it was issued, whatever case the address has', () => {
    expect(parseMessage(message, fields)).toBe(issuedAt)
    expect(parseMessage(message.replace(checksummed, address), fields)).toBe(issuedAt)
  })

  test.each<[string, string | RegExp, string]>([
    ['address', checksummed, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    ['chainId', 'Chain ID: 10', 'Chain ID: 1'],
    ['domain', /^shop/, 'evil'],
    ['uri', 'URI: https://shop', 'URI: https://evil'],
    ['nonce', 'nonce12345', 'nonce99999'],
    ['expirationTime', '03:05:05', '04:05:05'],
    ['expirationTime', /Expiration Time: .*\n/, ''],
    ['issuedAt', /Issued At: .*/, 'Issued At: 2026-13-40T03:04:05.000Z'],
  ])('error: another %s is another message', (field, from, to) => {
    const other = message.replace(from, to)
    expect(other).not.toBe(message)
    expect(() => parseMessage(other, fields)).toThrow(refused(field))
  })

  test.each([
    ['nothing', ''],
    ['words alone', 'Sign in'],
    ['a long text', 'x'.repeat(5_000)],
  ])('error: %s is no message', (_, text) => {
    expect(() => parseMessage(text, fields)).toThrow(refused('address'))
  })
})
