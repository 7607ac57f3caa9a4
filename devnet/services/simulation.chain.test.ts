import { encodeFunctionData, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tokenAbi } from '../chains/abi.ts'
import { attacker, devAccount } from '../chains/accounts.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains } from '../testing.ts'
import { simulationAccess } from './simulation.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['chains', 'api'] })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const { accessKey, accountSlug, projectSlug } = simulationAccess
const project = `account/${accountSlug}/project/${projectSlug}`

async function post(
  path: string,
  options: { body?: unknown; key?: string | undefined; base?: string | undefined } = {},
) {
  const { body = {}, key, base = devnet.urls.simulation } = options
  const response = await fetch(`${base}/${project}/${path}`, {
    method: 'POST',
    headers: key === undefined ? {} : { 'X-Access-Key': key },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const answer: Record<string, Record<string, unknown>> = text === '' ? {} : JSON.parse(text)
  return { status: response.status, answer }
}

/** A transfer of USDC; the attacker has none. */
function transfer({ from = devAccount(0).address, save = true } = {}) {
  const [, { chainId, contracts }] = bothChains(devnet)
  const input = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'transfer',
    args: [devAccount(4).address, parseUnits('1', 6)],
  })
  return { network_id: String(chainId), from, to: contracts.usdc, input, save }
}

describe('simulation service', () => {
  test('default', async () => {
    const { status, answer } = await post('simulate', { body: transfer(), key: accessKey })
    expect(status).toBe(200)
    expect(answer.transaction).toMatchObject({ status: true, network_id: '31338' })
    expect(answer.transaction).not.toHaveProperty('error_message')
    expect(answer.simulation).toMatchObject({ status: true, id: expect.any(String) })
    const share = `simulations/${answer.simulation?.id}/share`
    expect((await post(share, { key: accessKey })).status).toBe(204)
  })

  test('behavior: says why a call would revert (S7.32)', async () => {
    const body = transfer({ from: attacker.address })
    const { status, answer } = await post('simulate', { body, key: accessKey })
    expect(status).toBe(200)
    for (const part of [answer.transaction, answer.simulation]) {
      expect(part).toMatchObject({
        status: false,
        error_message: 'execution reverted',
      })
    }
  })

  test('behavior: runs the call on the block that it names', async () => {
    const body = { ...transfer(), block_number: 0 }
    const { answer } = await post('simulate', { body, key: accessKey })
    // Without a contract there, a call succeeds and does nothing.
    expect(answer.simulation).toMatchObject({ block_number: 0, status: true })
    const poor = { ...transfer({ from: attacker.address }), block_number: 0 }
    const { answer: early } = await post('simulate', { body: poor, key: accessKey })
    expect(early.simulation).toMatchObject({ status: true })
  })

  test('behavior: a proxy adds the key', async () => {
    const base = devnet.urls.simulationProxy
    const { status, answer } = await post('simulate', { body: transfer(), base })
    expect(status).toBe(200)
    expect((await post(`simulations/${answer.simulation?.id}/share`, { base })).status).toBe(204)
  })

  test.each([undefined, 'another-key'])('error: the key is %s', async (key) => {
    const { status, answer } = await post('simulate', { body: transfer(), key })
    expect(status).toBe(401)
    expect(answer.error).toMatchObject({ slug: 'unauthorized' })
  })

  test('error: a body that lacks a field', async () => {
    const { status, answer } = await post('simulate', { body: { network_id: '1' }, key: accessKey })
    expect(status).toBe(400)
    expect(answer.error).toMatchObject({ slug: 'invalid_request' })
  })

  test('error: what was not saved cannot be shared', async () => {
    const body = transfer({ save: false })
    const { answer } = await post('simulate', { body, key: accessKey })
    const share = `simulations/${answer.simulation?.id}/share`
    expect((await post(share, { key: accessKey })).status).toBe(404)
  })

  test('error: breaks when told', async () => {
    await devnet.control.setFault('simulation', { mode: '500', match: 'simulate' })
    const { status, answer } = await post('simulate', { body: transfer(), key: accessKey })
    expect(status).toBe(500)
    expect(answer.error).toMatchObject({ slug: 'internal_server_error' })
  })
})
