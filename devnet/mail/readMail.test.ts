import { describe, expect, test } from 'vitest'
import { readMail } from './readMail.ts'

const boundary = 'b1'
const mail = (lines: readonly string[]) => readMail(Buffer.from(lines.join('\r\n')))

describe('readMail', () => {
  test('default', () => {
    const read = mail([
      'From: Causeway <wallet@site.test>',
      'Subject: =?UTF-8?Q?Your_code_=E2=80=93_?= =?UTF-8?B?Y2Fmw6k=?=',
      `Content-Type: multipart/alternative;`,
      ` boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Your code: 123 456, caf=C3=A9. Not this device? https://site.test/link#999=',
      '999',
      `--${boundary}`,
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<a href="https://site.test/?a=1&amp;b=2">Café</a>').toString('base64'),
      `--${boundary}--`,
    ])
    expect(read).toMatchObject({
      from: 'Causeway <wallet@site.test>',
      subject: 'Your code – café',
      text: expect.stringContaining('café'),
      html: '<a href="https://site.test/?a=1&amp;b=2">Café</a>',
      links: ['https://site.test/link#999999', 'https://site.test/?a=1&b=2'],
      code: '123456',
    })
  })

  test('behavior: HTML alone is read as text, and no code is none', () => {
    const read = mail(['Subject: Hi', 'Content-Type: text/html', '', '<p>Hello &amp; 12345</p>'])
    expect(read).toMatchObject({ text: 'Hello & 12345', links: [], code: undefined })
  })
})
