import { beforeEach, describe, expect, test } from 'vitest'
import { agree, createKeyPair, decrypt, encrypt } from './cipher.ts'
import { createBaseAccountProvider } from './provider.ts'
import type { Response, Session } from './shapes.ts'

const alice = `0x${'a'.repeat(40)}`
const chains = { '8453': 'https://node.example/', '10': 'https://op.example/' }

type Action = { method: string; params?: unknown }
type Result = { value?: unknown; error?: { code: number; message: string } }

/** The wallet's window, with real keys and the person's answers. */
async function start(kept?: Session) {
  const own = await createKeyPair()
  const other = await createKeyPair()
  const asked: { method: string; chainId?: number }[] = []
  let opens = 0
  let closes = 0
  let saved: Session | undefined
  const wallet = {
    answer: ({ method }: Action): Result =>
      method === 'wallet_connect'
        ? { value: { accounts: [{ address: alice }] } }
        : { value: '0x1' },
    /** Answers as an attacker without the wallet's keys. */
    forged: false,
    chains: chains as Record<string, string>,
  }
  const provider = createBaseAccountProvider({
    restored: kept,
    startChainId: 8453,
    store: {
      load: async () => saved,
      async save(next) {
        saved = next
      },
      async remove() {
        saved = undefined
      },
    },
    walletWindow: {
      async open() {
        opens += 1
      },
      close: () => (closes += 1),
      async ask(message): Promise<Response> {
        const { sender, content } = message as unknown as {
          sender: string
          content: { handshake?: Action; encrypted?: Parameters<typeof decrypt>[1] }
        }
        const secret = await agree(own.privateKey, sender)
        const { handshake, encrypted } = content
        const request = encrypted && ((await decrypt(secret, encrypted)) as { action: Action })
        const action = handshake ?? request?.action ?? { method: 'none' }
        asked.push({ ...request, ...action })
        const result = handshake ? { value: null } : wallet.answer(action)
        const used = wallet.forged ? await agree(other.privateKey, sender) : secret
        const data = { chains: wallet.chains, capabilities: { '0x2105': {} } }
        return {
          sender: own.publicKey,
          content: { encrypted: await encrypt(used, { result, data }) },
        }
      },
    },
  })
  const heard: unknown[] = []
  provider.on?.('accountsChanged', (accounts) => heard.push(accounts))
  provider.on?.('chainChanged', (chainId) => heard.push(chainId))
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params })
  const count = () => ({ opens, closes })
  return { request, wallet, asked, heard, count, saved: () => saved }
}

let made: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  made = await start()
})
const connected = async () => {
  await made.request('eth_requestAccounts')
  return made
}

describe('Base Account', () => {
  test('default: keys, then accounts are asked for in one window (S4.01)', async () => {
    const { request, asked, count } = made
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('eth_chainId')).toBe('0x2105')
    expect(await request('eth_requestAccounts')).toEqual([alice])
    expect(asked.map(({ method }) => method)).toEqual(['handshake', 'wallet_connect'])
    expect(count()).toEqual({ opens: 1, closes: 1 })
  })

  test('behavior: later requests need no new keys (S4.01)', async () => {
    const { request, asked, count } = await connected()
    expect(await request('eth_requestAccounts')).toEqual([alice])
    expect(await request('personal_sign', '0x00', alice)).toBe('0x1')
    expect(asked.at(-1)).toMatchObject({ method: 'personal_sign', chainId: 8453 })
    expect(count()).toEqual({ opens: 2, closes: 2 })
    expect(await request('wallet_getCapabilities', alice)).toEqual({ '0x2105': {} })
  })

  test('behavior: the next visit has the accounts, and the secret cannot be extracted (S4.01)', async () => {
    const { saved } = await connected()
    const { secret } = saved() ?? {}
    expect(secret?.extractable).toBe(false)
    const again = await start(saved())
    expect(await again.request('eth_accounts')).toEqual([alice])
  })

  test('behavior: a known network is switched to without the wallet (S4.05)', async () => {
    const { request, heard, asked } = await connected()
    await request('wallet_switchEthereumChain', { chainId: '0xa' })
    expect([asked.length, heard]).toEqual([2, ['0xa']])
  })

  test('behavior: another network is asked of the wallet (S4.05)', async () => {
    const { request, wallet } = await connected()
    await request('wallet_switchEthereumChain', { chainId: '0xa' })
    wallet.answer = () => ({ error: { code: 4902, message: 'Unrecognized chain' } })
    await expect(request('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({
      code: 4902,
    })
    expect(await request('eth_chainId')).toBe('0xa')
  })

  test('behavior: two requests at once are two questions in one window', async () => {
    const { request, asked, count } = await connected()
    await Promise.all([request('personal_sign', '0x01'), request('personal_sign', '0x02')])
    expect(asked.slice(2)).toMatchObject([{ params: ['0x01'] }, { params: ['0x02'] }])
    expect(count().closes).toBe(2)
  })

  test('error: refusals, forgeries, and a wallet that does not know the page any more (S8.09)', async () => {
    await expect(made.request('personal_sign', '0x')).rejects.toMatchObject({ code: 4100 })
    const { request, wallet, heard } = await connected()
    await expect(request('eth_sign', alice, '0x')).rejects.toMatchObject({ code: 4200 })
    await expect(request('wallet_switchEthereumChain', {})).rejects.toMatchObject({ code: -32602 })
    wallet.answer = () => ({ error: { code: 4001, message: 'No' } })
    await expect(request('personal_sign', '0x')).rejects.toMatchObject({
      code: 4001,
      message: 'No',
    })
    wallet.forged = true
    await expect(request('personal_sign', '0x')).rejects.toMatchObject({
      code: 'WALLET_INVALID_ANSWER',
    })
    wallet.forged = false
    expect(heard).toEqual([])
    wallet.answer = () => ({ error: { code: 4100, message: 'Log in' } })
    await expect(request('personal_sign', '0x')).rejects.toMatchObject({ code: 4100 })
    expect(heard).toEqual([[]])
    expect(await request('eth_accounts')).toEqual([])
  })
})
