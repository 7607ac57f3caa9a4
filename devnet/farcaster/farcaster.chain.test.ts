import { parseAbi } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, walletClient } from '../testing.ts'
import { signInAs } from '../social/testing/signInAs.ts'
import { farcasterLies } from './settings.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'farcaster'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])
const asked = { siweUri: 'https://wallet.test/login', domain: 'wallet.test' }

async function openChannel(body: object = asked) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${devnet.farcaster.relayUrl}/v1/channel`, init)
  return { status: response.status, body: await response.json() }
}

async function status(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${devnet.farcaster.relayUrl}/v1/channel/status`, { headers })
  return { status: response.status, body: await response.json() }
}

async function idOf(address: `0x${string}`) {
  const { idRegistry } = devnet.farcaster
  const client = walletClient(bothChains(devnet)[0])
  return client.readContract({ address: idRegistry, abi, functionName: 'idOf', args: [address] })
}

describe('Farcaster relay', () => {
  test('default', async () => {
    const { status: created, body } = await openChannel()
    expect([created, body.url]).toEqual([201, body.connectUri])
    expect(await status(body.channelToken)).toMatchObject({
      status: 202,
      body: { state: 'pending', nonce: body.nonce, signatureParams: asked },
    })
    await signInAs(body.url, { person: 'Ada Lovelace' })
    const done = await status(body.channelToken)
    expect(done).toMatchObject({
      status: 200,
      body: { state: 'completed', fid: 1815, username: 'ada', displayName: 'Ada Lovelace' },
    })
    const { message, signature, custody } = done.body
    expect(parseSiweMessage(message)).toMatchObject({
      domain: asked.domain,
      uri: asked.siweUri,
      nonce: body.nonce,
      chainId: 10,
      resources: ['farcaster://fid/1815', 'farcaster://signer/type/custody'],
    })
    const client = walletClient(bothChains(devnet)[0])
    expect(await client.verifyMessage({ address: custody, message, signature })).toBe(true)
    expect(await idOf(custody)).toBe(1815n)
    expect((await status(body.channelToken)).status).toBe(401)
  })

  test('behavior: a no leaves it pending', async () => {
    const { body } = await openChannel()
    await signInAs(body.url, 'deny')
    expect((await status(body.channelToken)).body.state).toBe('pending')
  })

  test('behavior: each lie is told', async () => {
    const told = new Map<string, unknown>()
    for (const lie of farcasterLies) {
      await devnet.control.setFarcaster({ lie })
      const { body } = await openChannel({ ...asked, nonce: 'abcdefgh1' })
      await signInAs(body.url, { person: 'Alan Turing' })
      const { fid, custody, message } = (await status(body.channelToken)).body
      const { domain, nonce, expirationTime, resources } = parseSiweMessage(message)
      const id = String(await idOf(custody))
      told.set(
        lie,
        [fid, id, domain, nonce, expirationTime !== undefined, resources?.[0]].join(' '),
      )
    }
    const rest = 'false farcaster://fid/1912'
    expect(Object.fromEntries(told)).toEqual({
      none: `1912 1912 wallet.test abcdefgh1 ${rest}`,
      stranger: `1912 0 wallet.test abcdefgh1 ${rest}`,
      fid: `1913 1912 wallet.test abcdefgh1 ${rest}`,
      domain: `1912 1912 evil.test abcdefgh1 ${rest}`,
      nonce: `1912 1912 wallet.test ofanotherlogin ${rest}`,
      expired: '1912 1912 wallet.test abcdefgh1 true farcaster://fid/1912',
      unregistered: `1912 0 wallet.test abcdefgh1 ${rest}`,
    })
  })

  test('error: what does not fit, a wrong token, and the relay is down', async () => {
    expect(await openChannel({ ...asked, domain: 'not a domain' })).toMatchObject({
      status: 400,
      body: { error: 'Validation error' },
    })
    expect(await status('abc')).toEqual({ status: 401, body: { error: 'Unauthorized' } })
    await devnet.control.setFault('farcaster', { mode: 'refuse' })
    await expect(openChannel()).rejects.toThrow()
  })
})
