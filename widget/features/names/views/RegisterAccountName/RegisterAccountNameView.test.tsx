import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createBlockchainApi } from '#clients/blockchainApi/blockchainApi.ts'
import { connect } from '#wallet/connect/connect.ts'
import { createTestCore, one } from '#kernel/testing/createTestCore.ts'
import { alice, bob, createFakeWallet } from '#kernel/testing/fakeWallet.ts'
import type { Features } from '#protocol'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

type Answer = { status?: number; body: unknown }

const coinType = 0x8000_0000 + 31337
const nobody: Answer = {
  status: 404,
  body: { status: 'FAILED', reasons: [{ name: 'name', description: 'Name is not registered' }] },
}
const down: Answer = { status: 403, body: 'Forbidden' }

function named(name: string, address: string) {
  return { name, addresses: { [coinType]: { address } }, attributes: [] }
}

/** A service that answers what the test sets; anything else is unknown to it. */
async function opened(
  rows: Record<string, Answer> = {},
  features: Features = {},
  nameZone?: string,
) {
  const wallet = createFakeWallet()
  const core = createTestCore({
    wallets: [wallet],
    widgetOptions: { projectId: 'abc', features: { bridge: false, ...features } },
  })
  const asked: string[] = []
  const said: Record<string, Answer> = {
    'supported-chains': { body: { http: [one], ws: [] } },
    'identity/': { body: { name: null, avatar: null } },
    'profile/reverse/': { body: [] },
    'profile/account': nobody,
    ...rows,
  }
  const api = createBlockchainApi({
    projectId: 'abc',
    version: '1',
    url: 'https://api.example',
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      asked.push(`${init?.method ?? 'GET'} ${pathname}`)
      const keys = Object.keys(said).sort((a, b) => b.length - a.length)
      const { status = 200, body } = said[keys.find((key) => pathname.includes(key)) ?? ''] ?? down
      return Response.json(body, { status })
    },
  })
  Object.assign(core, {
    loadBlockchainApi: async () => api,
    deployment: { ...core.deployment, services: { nameZone } },
  })
  await connect(core, { connectorId: wallet.id })
  await drawWidget(core)
  return { core, wallet, said, asked }
}

async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose account name' }))
  return screen.findByRole('textbox', { name: 'Name' })
}

async function type(text: string) {
  const field = await choose()
  await userEvent.fill(field, text)
  return field
}

describe('RegisterAccountName', () => {
  test('behavior: a free name is registered and then stands on the account (S4.08)', async () => {
    const { said } = await opened()
    const field = await type('maren')
    expect(await screen.findByText('Available')).not.toBe(null)
    said['profile/account'] = { body: { success: true } }
    await userEvent.click(screen.getByRole('button', { name: 'Register maren.reown.id' }))
    expect(await screen.findByText('maren.reown.id is yours')).not.toBe(null)
    expect(field.isConnected).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: `Copy address ${alice}` })).not.toBe(null)
    expect(await screen.findByText('maren.reown.id')).not.toBe(null)
    expect(screen.queryByRole('button', { name: 'Choose account name' })).toBe(null)
  })

  test('behavior: names are registered in the zone of the deployment (V-m8, S7.14)', async () => {
    const { asked } = await opened({}, {}, 'tern.eth')
    await type('maren.tern.eth')
    await userEvent.click(await screen.findByRole('button', { name: 'Register maren.tern.eth' }))
    expect(asked).toContain('GET /v1/profile/account/maren.tern.eth')
    expect(screen.queryByText(/reown/)).toBe(null)
  })

  test('behavior: a taken name has free ones like it, and a click picks one (S7.14, S7.26)', async () => {
    const suggestions = [
      { name: 'maren.reown.id', registered: true },
      { name: 'maren1.reown.id', registered: false },
    ]
    const { said } = await opened({
      'profile/account/maren.reown.id': { body: named('maren.reown.id', bob) },
      'profile/suggestions/': { body: { suggestions } },
    })
    const field = await type('maren')
    expect(await screen.findByText('Registered')).not.toBe(null)
    const taken = screen.getByRole('button', { name: 'This name is taken' })
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(await screen.findByRole('button', { name: 'maren1.reown.id' }))
    expect(field).toHaveProperty('value', 'maren1')
    expect(await screen.findByText('Available')).not.toBe(null)
    said['profile/suggestions/'] = down
  })

  test('error: suggestions that fail say so, and leave the name as it is (S8.06)', async () => {
    await opened({ 'profile/account/maren.reown.id': { body: named('maren.reown.id', bob) } })
    await type('maren')
    expect(await screen.findByText('Error fetching name suggestions')).not.toBe(null)
    expect(screen.getByText('Registered')).not.toBe(null)
  })

  test('error: an outage shows no name as free, until it is over (S7.26, S8.06)', async () => {
    const { said } = await opened({ 'profile/account': down })
    await type('maren')
    expect(await screen.findByText('Error resolving name')).not.toBe(null)
    expect(screen.queryByText('Available')).toBe(null)
    const button = screen.getByRole('button', { name: 'Could not check' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    said['profile/account'] = nobody
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Available')).not.toBe(null)
  })

  test.each([
    ['mar', 'Name must be at least 4 characters long'],
    ['maren!', 'Can only contain letters, numbers and - characters'],
  ])('error: what is wrong with %j stands at the field (S5.03)', async (text, problem) => {
    const { asked } = await opened()
    const field = await type(text)
    expect(await screen.findByText(problem)).not.toBe(null)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(asked.some((path) => path.includes('profile/account'))).toBe(false)
  })

  test('behavior: one question once the typing rests (S7.12)', async () => {
    const { asked } = await opened()
    const field = await choose()
    for (const value of ['mare', 'maren', 'maren-wallet']) {
      fireEvent.change(field, { target: { value } })
    }
    expect(await screen.findByText('Available')).not.toBe(null)
    expect(asked.filter((path) => path.includes('profile/account'))).toEqual([
      'GET /v1/profile/account/maren-wallet.reown.id',
    ])
  })

  test('error: the reason of a refusal stays at the name (S4.08, S8.06)', async () => {
    const { said } = await opened()
    await type('maren')
    await screen.findByText('Available')
    const reasons = [{ name: 'name', description: 'This name is reserved' }]
    said['profile/account'] = { status: 400, body: { status: 'FAILED', reasons } }
    await userEvent.click(screen.getByRole('button', { name: 'Register maren.reown.id' }))
    const told = await screen.findAllByText('This name is reserved')
    expect(told.length).toBeGreaterThanOrEqual(1)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'maren')
  })

  test('error: a refused signature is a quiet word (S8.01)', async () => {
    const { wallet } = await opened()
    await type('maren')
    await screen.findByText('Available')
    wallet.failNext('personal_sign', 4001)
    await userEvent.click(screen.getByRole('button', { name: 'Register maren.reown.id' }))
    // Seen, and spoken.
    await screen.findAllByText('Signature declined')
    expect(screen.queryByText(/^Error registering/)).toBe(null)
    expect(screen.getByRole('button', { name: 'Register maren.reown.id' })).not.toBe(null)
  })

  test('behavior: while the wallet is asked there is a way out', async () => {
    const { core, wallet } = await opened()
    await type('maren')
    await screen.findByText('Available')
    const { request } = wallet
    Object.assign(wallet, {
      request: (asked: Parameters<typeof request>[0]) =>
        asked.method === 'personal_sign' ? new Promise(() => undefined) : request(asked),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Register maren.reown.id' }))
    expect(await screen.findByText('Continue in Wallet One')).not.toBe(null)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('textbox', { name: 'Name' })).not.toBe(null)
    expect(core.store.getState().names.registration).toEqual({ status: 'idle' })
  })

  test('behavior: who owns a name sees it (S7.13)', async () => {
    await opened({ 'profile/reverse/': { body: [named('maren.reown.id', bob)] } })
    await choose()
    cleanup()
    const { core } = await opened()
    const field = await choose()
    core.queries.setQueryData(['names', 'reverse', one, alice], ['maren.reown.id'])
    expect(await screen.findByText('You already own a name')).not.toBe(null)
    expect(field.isConnected).toBe(false)
  })
})

describe('the account’s name and picture', () => {
  test('default: as the service says (S7.02)', async () => {
    const avatar = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
    await opened({ 'identity/': { body: { name: 'maren.eth', avatar } } })
    expect(await screen.findByText('maren.eth')).not.toBe(null)
    expect(document.querySelector(`img[src="${avatar}"]`)).not.toBe(null)
    expect(screen.queryByRole('button', { name: 'Choose account name' })).toBe(null)
  })

  test('error: a picture that does not load leaves the gradient', async () => {
    const avatar = 'data:image/png;base64,AAAA'
    await opened({ 'identity/': { body: { name: 'maren.eth', avatar } } })
    expect(await screen.findByText('maren.eth')).not.toBe(null)
    await expect.poll(() => document.querySelector('img[src^="data:image/png"]')).toBe(null)
  })

  test.each<[string, Record<string, Answer>, Features]>([
    ['of a network without names', { 'supported-chains': { body: { http: [], ws: [] } } }, {}],
    ['of a service that is down', { 'supported-chains': down }, {}],
    ['of a site that wants none', {}, { names: false }],
  ])('error: an account %s is offered none', async (_, rows, features) => {
    const { core, asked } = await opened(rows, features)
    await expect.poll(() => core.queries.isFetching(), { timeout: 10_000 }).toBe(0)
    expect(asked.length).toBeLessThan(5)
    expect(screen.queryByRole('button', { name: 'Choose account name' })).toBe(null)
  })
})
