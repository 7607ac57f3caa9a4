import { describe, expect, test } from 'vitest'
import { BaseError, type PageContract, type Remote } from '#protocol'
import { createPageConnector } from './page.ts'
import { createTransactionSender } from './transactionSender.ts'

type Sent = Parameters<Remote<PageContract>['walletRequest']>[0]

/** A page whose wallets know the methods that the test names. */
function start(knows: readonly string[]) {
  const sent: Sent[] = []
  let ids = 0
  const page = {
    async walletRequest(request: Sent) {
      sent.push(request)
      if (!knows.includes(request.method)) throw new BaseError('Unknown', { code: -32601 })
      return `0x${'cd'.repeat(32)}`
    },
  } as unknown as Remote<PageContract> // of its methods, this one is asked
  const sendTransaction = createTransactionSender()
  const connectorOf = (id: string, icon?: string) =>
    createPageConnector({
      page,
      sendTransaction,
      wallet: { id, rdns: 'test', name: 'W', kind: 'announced', icon },
      createId: () => {
        ids += 1
        return `own-id-${ids}`
      },
    })
  return { sent, connectorOf }
}

const asked = {
  id: 'of-the-page',
  method: 'eth_sendTransaction',
  params: [{ to: '0x' }],
  caipChainId: 'eip155:1',
  account: '0x1',
}

describe('a wallet of the page', () => {
  test('default: it is known by its own name, rdns and picture (S3.06, S9.13)', () => {
    const icon = 'data:image/png;base64,AA=='
    const { connectorOf } = start([])
    expect(connectorOf('w', icon).wallet).toEqual({ id: 'w', name: 'W', rdns: 'test', icon })
  })

  test('default: one request under its id', async () => {
    const { sent, connectorOf } = start(['eth_sendTransaction'])
    await connectorOf('w').request(asked)
    expect(sent).toEqual([{ ...asked, walletId: 'w' }])
  })

  test('behavior: one that sends by the other name is asked so, which is remembered (S7.29, S9.09)', async () => {
    const { sent, connectorOf } = start(['wallet_sendTransaction'])
    await connectorOf('w').request(asked)
    expect(sent).toEqual([
      { ...asked, walletId: 'w' },
      { ...asked, walletId: 'w', id: 'own-id-1', method: 'wallet_sendTransaction' },
    ])
    sent.length = 0
    // Also by a newly created connector, as after a reconnect.
    await connectorOf('w').request({ ...asked, id: 'another-one' })
    expect(sent.map(({ method }) => method)).toEqual(['wallet_sendTransaction'])
    await connectorOf('other').request(asked)
    expect(sent.map(({ walletId }) => walletId)).toEqual(['w', 'other', 'other'])
  })

  test('error: params that are not JSON are told before anything is sent', async () => {
    const { sent, connectorOf } = start([])
    const params = [{ value: 1n }]
    await expect(connectorOf('w').request({ ...asked, params })).rejects.toMatchObject({
      code: -32602,
    })
    expect(sent).toEqual([])
  })
})
