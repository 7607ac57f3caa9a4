import { verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { devAccount, walletAccounts } from '../chains/accounts.ts'
import { type Devnet, startDevnet } from '../start.ts'
import { bothChains, walletClient } from '../testing.ts'
import { memoryStorage, openPage } from './testing/openPage.ts'

const [first, second] = [devAccount(0).address.toLowerCase(), devAccount(1).address.toLowerCase()]
let devnet: Devnet
let wallet: ReturnType<typeof openPage>

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('localStorage', memoryStorage())
  devnet = await startDevnet({ only: ['chains'] })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await devnet?.stop()
})
beforeEach(() => {
  localStorage.removeItem('devnet-wallet')
  wallet = openWallet()
})

function openWallet() {
  const chains = devnet.chains.map(({ chainId, name, directRpcUrl }) => ({
    chainId,
    name,
    rpcUrl: directRpcUrl,
  }))
  return openPage(chains)
}

function request(method: string, ...params: unknown[]) {
  return Promise.resolve(wallet.provider.request({ method, params }))
}

function heard(...names: string[]) {
  const events: [string, unknown][] = []
  for (const name of names) wallet.provider.on(name, (value: unknown) => events.push([name, value]))
  return events
}

describe('connecting', () => {
  test('default', async () => {
    const events = heard('connect', 'accountsChanged', 'chainChanged')
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('eth_requestAccounts')).toEqual([first])
    expect(await request('eth_accounts')).toEqual([first])
    expect(events).toEqual([
      ['connect', { chainId: '0x7a69' }],
      ['accountsChanged', [first]],
    ])
  })

  test('behavior: a reload stays connected, with account and network', async () => {
    await request('eth_requestAccounts')
    wallet.hook.switchAccount(1)
    wallet.hook.switchChain(31338)
    wallet = openWallet()
    expect(await request('eth_accounts')).toEqual([second])
    expect(await request('eth_chainId')).toBe('0x7a6a')
  })

  test('behavior: permissions are given, shown and taken back', async () => {
    const given = await request('wallet_requestPermissions', { eth_accounts: {} })
    expect(given).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [first] }] },
    ])
    const events = heard('accountsChanged')
    await request('wallet_revokePermissions', { eth_accounts: {} })
    expect(await request('wallet_getPermissions')).toEqual([])
    expect(events).toEqual([['accountsChanged', []]])
  })

  test('behavior: the person switches account and leaves', async () => {
    await request('eth_requestAccounts')
    const events = heard('accountsChanged', 'disconnect')
    wallet.hook.switchAccount(1)
    wallet.hook.disconnect()
    expect(events).toEqual([
      ['accountsChanged', [second]],
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ])
  })

  test('error: rejected, locked and already pending', async () => {
    wallet.hook.rejectNext('eth_requestAccounts')
    wallet.hook.lockNext()
    wallet.hook.pendingNext()
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
    await expect(request('eth_accounts')).rejects.toMatchObject({ code: 4100 })
    await expect(request('eth_accounts')).rejects.toMatchObject({ code: -32002 })
    expect(await request('eth_accounts')).toEqual([])
  })

  test('error: a second request while the first waits', async () => {
    wallet.hook.delay = 100
    const waiting = request('eth_requestAccounts')
    await expect(request('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
    expect(await waiting).toEqual([first])
  })
})

describe('networks', () => {
  test('default', async () => {
    const events = heard('chainChanged')
    expect(await request('wallet_switchEthereumChain', { chainId: '0x7a6a' })).toBe(null)
    expect(await request('eth_chainId')).toBe('0x7a6a')
    expect(events).toEqual([['chainChanged', '0x7a6a']])
  })

  test('behavior: adds a network that it did not know', async () => {
    const [, destination] = bothChains(devnet)
    wallet.hook.forgetChain(31338)
    await expect(
      request('wallet_switchEthereumChain', { chainId: '0x7a6a' }),
    ).rejects.toMatchObject({ code: 4902 })
    await request('wallet_addEthereumChain', {
      chainId: '0x7a6a',
      chainName: 'Devnet Two',
      rpcUrls: [destination.directRpcUrl],
    })
    expect(await request('eth_chainId')).toBe('0x7a6a')
  })

  test('error: a node of another chain, a padded chain id', async () => {
    const [origin] = bothChains(devnet)
    const wrong = { chainId: '0x7a6b', rpcUrls: [origin.directRpcUrl] }
    await expect(request('wallet_addEthereumChain', wrong)).rejects.toMatchObject({ code: -32602 })
    await expect(
      request('wallet_switchEthereumChain', { chainId: '0x07a6a' }),
    ).rejects.toMatchObject({ code: -32602 })
  })
})

describe('signing and sending', () => {
  const typedData = {
    domain: { name: 'Test', chainId: 31337n },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const

  test('default', async () => {
    await request('eth_requestAccounts')
    const signature = await request('personal_sign', '0x68656c6c6f', first)
    expect(
      await verifyMessage({
        address: walletAccounts[0]?.address ?? '0x',
        message: 'hello',
        signature: signature as `0x${string}`,
      }),
    ).toBe(true)
  })

  test('behavior: typed data, as text or as an object', async () => {
    await request('eth_requestAccounts')
    const sent = { ...typedData, domain: { name: 'Test', chainId: 31337 } }
    for (const given of [sent, JSON.stringify(sent)]) {
      const signature = await request('eth_signTypedData_v4', first, given)
      expect(
        await verifyTypedData({
          ...typedData,
          address: walletAccounts[0]?.address ?? '0x',
          signature: signature as `0x${string}`,
        }),
      ).toBe(true)
    }
  })

  test('behavior: a lying wallet sends something else and answers something else', async () => {
    const [origin] = bothChains(devnet)
    const { address } = devAccount(4)
    await request('eth_requestAccounts')
    wallet.hook.lie = { transaction: { to: address, value: '0x5' } }
    const asked = { from: first, to: second, value: '0x1' }
    const hash = await request('eth_sendTransaction', asked)
    const client = walletClient(origin)
    await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(await client.getTransaction({ hash: hash as `0x${string}` })).toMatchObject({
      to: address.toLowerCase(),
      value: 5n,
    })
    wallet.hook.lie = { results: { eth_chainId: 'moon' } }
    expect(await request('eth_chainId')).toBe('moon')
  })

  test('behavior: answers twice when told', async () => {
    wallet.hook.lie = { answerTwice: true }
    const answers: unknown[] = []
    await new Promise<void>((resolve) => {
      wallet.provider.request({ method: 'eth_chainId' }).then((value) => {
        answers.push(value)
        if (answers.length === 2) resolve()
      })
    })
    expect(answers).toEqual(['0x7a69', null])
  })

  test('error: not connected, another account, another chain, another method', async () => {
    await expect(request('personal_sign', '0x00', first)).rejects.toMatchObject({ code: 4100 })
    await request('eth_requestAccounts')
    await expect(request('personal_sign', '0x00', second)).rejects.toMatchObject({ code: 4100 })
    await expect(
      request('eth_sendTransaction', { from: first, to: second, chainId: '0x1' }),
    ).rejects.toMatchObject({ code: -32602 })
    const elsewhere = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    await expect(request('eth_signTypedData_v4', first, elsewhere)).rejects.toMatchObject({
      code: -32602,
    })
    await expect(request('eth_sign', first, '0x00')).rejects.toMatchObject({ code: 4200 })
  })

  test('error: a revert keeps the node’s code and data', async () => {
    const [origin] = bothChains(devnet)
    await request('eth_requestAccounts')
    await expect(
      request('eth_sendTransaction', {
        from: first,
        to: origin.contracts.usdc,
        data: `0xa9059cbb${'0'.repeat(24)}${second.slice(2)}${'f'.repeat(64)}`,
      }),
    ).rejects.toMatchObject({ code: 3, message: expect.stringContaining('revert') })
  })
})
