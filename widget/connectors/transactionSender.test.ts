import { expect, test } from 'vitest'
import { BaseError } from '#protocol'
import { createTransactionSender } from './transactionSender.ts'

function wallet(answers: Record<string, number | string>) {
  const asked: string[] = []
  const send = async (method: string) => {
    asked.push(method)
    const answer = answers[method]
    if (typeof answer === 'number') throw new BaseError('Refused', { code: answer })
    return answer
  }
  return { asked, send }
}

test('default: eth_sendTransaction, once', async () => {
  const { asked, send } = wallet({ eth_sendTransaction: '0xaa' })
  const sender = createTransactionSender()
  expect(await sender('w', send)).toBe('0xaa')
  expect(asked).toEqual(['eth_sendTransaction'])
})

test.each([-32000, -32602, -32601])(
  'behavior: after %s the other name is asked, and remembered (S7.29, S9.09)',
  async (code) => {
    const { asked, send } = wallet({ eth_sendTransaction: code, wallet_sendTransaction: '0xbb' })
    const sender = createTransactionSender()
    expect(await sender('w', send)).toBe('0xbb')
    expect(await sender('w', send)).toBe('0xbb')
    expect(asked).toEqual([
      'eth_sendTransaction',
      'wallet_sendTransaction',
      'wallet_sendTransaction',
    ])
  },
)

test.each([4001, -32603, 4100])('error: after %s nothing is sent again', async (code) => {
  const { asked, send } = wallet({ eth_sendTransaction: code })
  await expect(createTransactionSender()('w', send)).rejects.toMatchObject({ code })
  expect(asked).toEqual(['eth_sendTransaction'])
})

test('error: a wallet that knows neither is told by its first word, and asked once from then on', async () => {
  const { asked, send } = wallet({ eth_sendTransaction: -32602, wallet_sendTransaction: 4200 })
  const sender = createTransactionSender()
  await expect(sender('w', send)).rejects.toMatchObject({ code: -32602 })
  await expect(sender('w', send)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual(['eth_sendTransaction', 'wallet_sendTransaction', 'eth_sendTransaction'])
})

test('behavior: the ways of the last 128 wallets are remembered (S9.09)', async () => {
  const { asked, send } = wallet({ eth_sendTransaction: -32601, wallet_sendTransaction: '0xbb' })
  const sender = createTransactionSender()
  for (let at = 0; at < 128; at += 1) await sender(`w${at}`, send)
  asked.length = 0
  await sender('w0', send)
  expect(asked).toEqual(['wallet_sendTransaction'])
  await sender('w128', send)
  asked.length = 0
  await sender('w1', send)
  expect(asked).toEqual(['eth_sendTransaction', 'wallet_sendTransaction'])
})
