import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRows } from '#secure/api'
import { HELD_PER_ROW } from './limits.ts'
import { SECURE_ORIGIN, startService, type TestService } from './testing/startService.ts'

const LOGINS_PER_IP = 6
const { path } = apiRows.awaitDevice
let world: TestService
beforeAll(async () => {
  world = await startService({ LOGINS_PER_IP: `${LOGINS_PER_IP}` })
})
afterAll(() => world?.stop())

const begin = async (email: string) =>
  (await world.browser().call('beginEmailLogin', { email })).login
const approve = (email: string) =>
  world.browser().call('answerDeviceLink', { link: world.mail.linkFor(email), isApproved: true })

describe('requests that are held (S13)', () => {
  test('attack: of 400 by one secret only the newest few stay, and they get the answer', async () => {
    const login = await begin('many@example.org')
    const browser = world.browser()
    let answered = 0
    const all = Array.from({ length: 400 }, async () => {
      const answer = await browser.call('awaitDevice', { login })
      answered += 1
      return answer
    })
    await expect.poll(() => answered, { timeout: 15_000 }).toBe(400 - HELD_PER_ROW)
    await approve('many@example.org')
    const answers = await Promise.all(all)
    expect(answers.filter(({ isApproved }) => isApproved)).toHaveLength(HELD_PER_ROW)
  })

  test('attack: one address holds as many as it may begin, which touches no other, nor it once they end', async () => {
    const emails = Array.from({ length: LOGINS_PER_IP + 1 }, (_, at) => `held${at}@example.org`)
    const logins = await Promise.all(emails.map(begin))
    const crowd = world.browser()
    const leave = new AbortController()
    const headers = {
      'content-type': 'application/json',
      'x-causeway': '1',
      origin: SECURE_ORIGIN,
    }
    const held = logins.map(async (login, at) => {
      const init = { method: 'POST', headers, body: JSON.stringify({ login }) }
      const response = await crowd.send(path, { ...init, signal: leave.signal })
      return { at, status: response.status, answer: await response.json() }
    })
    const { at, ...refused } = await Promise.race(held)
    expect(refused).toEqual({
      status: 429,
      answer: {
        error: {
          code: 'RATE_LIMITED',
          message: expect.any(String),
          retryAfterSeconds: expect.any(Number),
        },
      },
    })
    const login = logins[at] ?? ''
    const elsewhere = world.browser().call('awaitDevice', { login })
    await approve(emails[at] ?? '')
    expect(await elsewhere).toEqual({ isApproved: true })
    leave.abort()
    const ended = await Promise.allSettled(held)
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(LOGINS_PER_IP)
    await expect
      .poll(() => crowd.call('awaitDevice', { login }).catch((error: unknown) => error))
      .toEqual({ isApproved: true })
  })
})
