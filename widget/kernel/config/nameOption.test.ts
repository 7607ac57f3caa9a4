import { expect, test } from 'vitest'
import { BaseError, page, remote } from '#protocol'
import { nameOption } from './nameOption.ts'

const welcome = (options: unknown) => ({
  protocol: 1,
  capabilities: [],
  loader: '1',
  instance: 'one',
  options,
  page: { title: 'Shop', language: 'en' },
  wallets: [],
})

const hello = (options: unknown) =>
  remote(page, async () => ({ ok: true, value: welcome(options) }))
    .hello({ protocols: [1], capabilities: [], build: '1', session: 'session-1' })
    .catch((error: unknown) => {
      throw nameOption(error)
    })

test('default: options that are right pass', async () => {
  const custom = [{ id: 'own', name: 'Own', mobileLink: 'own://' }]
  const options = { wallets: { custom, featured: ['ab'] }, features: { allWallets: 'hide' } }
  expect((await hello(options)).options).toEqual(options)
})

test.each([
  [{ wallets: { custom: [{ id: 'a', name: 'A', mobileLink: 'javascript://x' }] } }, 'mobileLink'],
  [{ wallets: { custom: [{ id: 'a', name: ' ' }] } }, 'wallets.custom.0.name'],
  [{ wallets: { custom: [{ id: 'a', name: 'A', imageUrl: 'http://a.test' }] } }, 'imageUrl'],
  [{ wallets: { featured: ['a b'] } }, 'wallets.featured.0'],
  [{ wallets: { include: Array(51).fill('a') } }, 'wallets.include'],
  [{ features: { allWallets: 'maybe' } }, 'features.allWallets'],
])('error: %j is told as a wrong option, by its name', async (options, name) => {
  await expect(hello(options)).rejects.toMatchObject({
    code: 'INVALID_OPTIONS',
    message: expect.stringContaining(name),
  })
})

test('behavior: any other error stays what it is', () => {
  const other = new BaseError('No', { code: -32603, details: 'page.title: Invalid input' })
  expect([nameOption(other), nameOption('x')]).toEqual([other, 'x'])
})
