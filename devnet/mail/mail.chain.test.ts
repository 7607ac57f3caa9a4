import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../start.ts'

let devnet: Devnet

beforeAll(async () => {
  devnet = await startDevnet({ only: ['web', 'mail'], port: 0 })
})
afterAll(() => devnet?.stop())
beforeEach(() => devnet.control.reset())

const code = {
  subject: 'Your code',
  text: 'Your code is 012345.\nhttps://site.test/link#abc',
  html: '<script>alert(1)</script><p>Your code is <b>012345</b></p>',
}

function send(to: string, mail = code) {
  const transport = createTransport(devnet.urls.smtp)
  return transport.sendMail({ from: 'wallet@site.test', to, ...mail })
}

const look = (path: string) => fetch(`${devnet.urls.page}${path}`)

describe('mail sink', () => {
  test('default', async () => {
    const after = devnet.mails.lastId()
    const waiting = devnet.mails.waitFor({ to: 'Ada@example.test', after, subject: 'CODE' })
    await send('ben@example.test')
    await send('ada@example.test')
    const mail = await waiting
    expect(mail).toMatchObject({
      to: ['ada@example.test'],
      subject: 'Your code',
      code: '012345',
      links: ['https://site.test/link#abc'],
    })
    expect(await devnet.control.getMails({ to: 'ada@example.test', after })).toEqual([mail])
    expect(devnet.mails.find({ to: 'ada@example.test', after: mail.id })).toEqual([])
  })

  test('behavior: a page lists the mails and shows them without their scripts', async () => {
    await send('ada@example.test', { ...code, subject: 'A <b>' })
    const id = devnet.mails.lastId()
    expect(await (await look('/mail')).text()).toContain(`href="/mail/${id}"><b>A &lt;b&gt;</b>`)
    const page = await (await look(`/mail/${id}`)).text()
    expect(page).toContain('<code>012345</code>')
    expect(page).not.toContain('<script')
    const html = await look(`/mail/${id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*; def/)
    expect((await look('/mail/99999')).status).toBe(404)
  })

  test('behavior: refused, lost, late and down', async () => {
    const after = devnet.mails.lastId()
    await devnet.control.setMail({ mode: 'refuse' })
    await expect(send('ada@example.test')).rejects.toMatchObject({ responseCode: 550 })
    await devnet.control.setMail({ mode: 'down' })
    await expect(send('ada@example.test')).rejects.toMatchObject({ responseCode: 421 })
    await devnet.control.setMail({ mode: 'drop' })
    await send('ada@example.test')
    expect(devnet.mails.find({ after })).toEqual([])
    await expect(devnet.mails.waitFor({ after, timeoutMs: 20 })).rejects.toMatchObject({
      code: 'DEVNET_MAIL_MISSING',
    })
    await devnet.control.setMail({ mode: 'slow', ms: 300 })
    const start = performance.now()
    await send('ada@example.test')
    expect(performance.now() - start).toBeGreaterThan(290)
    expect(devnet.mails.lastId()).toBe(after + 1)
  })
})
