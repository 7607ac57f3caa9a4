import { expect, test } from 'vitest'
import { BaseError, disconnectedState, type PublicState } from '#protocol'
import { createEmitter } from './emitter.ts'
import { createProvider } from './provider.ts'
import { toProviderError } from './providerError.ts'
import { takeState } from '../publicState.ts'

const alice = `0x${'1'.repeat(40)}`
const connected: PublicState = {
  ...disconnectedState,
  status: 'connected',
  caipChainId: 'eip155:31337',
  accounts: [`eip155:31337:${alice}`, `eip155:1:${alice}`, 'solana:5eykt:abc'],
}

function start(
  answer: (method: string) => unknown = () => null,
  options: readonly [defaultNetwork?: unknown, networks?: unknown] = ['eip155:10'],
) {
  let state = disconnectedState
  const asked: string[] = []
  const parts = createProvider({
    getState: () => state,
    networks: () => options,
    request: async ({ method }) => {
      asked.push(method)
      return answer(method)
    },
  })
  const move = (next: PublicState) => {
    const keep = (after: PublicState) => {
      state = after
    }
    takeState({ getState: () => state, keep, states: createEmitter(), provider: parts }, next)
  }
  return { provider: parts.provider, asked, move }
}

test('default: accounts and chain come from the mirrored state, without a message', async () => {
  const { provider, asked, move } = start()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  move(connected)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  expect(asked).toEqual([])
})

const custom = { chainId: 31338, name: 'Own', rpcUrls: ['https://rpc.example?chain="eip155:5'] }
test.each([
  ['the default network', ['eip155:8453', ['eip155:10', 'eip155:1']], '0x2105'],
  ['else the first that is offered', [undefined, ['eip155:10', 'eip155:1']], '0xa'],
  ['as a list', [undefined, ' eip155:10, eip155:1'], '0xa'],
  ['as a list after another', [undefined, 'solana:5eykt,eip155:10'], '0xa'],
  ['of EVM', ['solana:5eykt', ['solana:5eykt', 'eip155:10']], '0xa'],
  ['one that is given whole', [undefined, [custom, 'eip155:10']], '0x7a6a'],
] as const)('behavior: before the frame the chain is %s (H4)', async (_, options, chainId) => {
  const { provider, asked, move } = start(undefined, options)
  expect(await provider.request({ method: 'eth_chainId' })).toBe(chainId)
  move({ ...disconnectedState, caipChainId: 'solana:5eykt' })
  expect(await provider.request({ method: 'eth_chainId' })).toBe(chainId)
  expect(asked).toEqual([])
})

test.each([[[]], [['solana:5eykt', ['solana:5eykt']]]])(
  'behavior: where the options %j name no chain, the widget is asked for it (H4)',
  async (options) => {
    const { provider, asked, move } = start(() => '0x7a69', options as unknown as [])
    const heard: unknown[] = []
    provider.on('chainChanged', (chainId) => heard.push(chainId))
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(asked).toEqual(['eth_chainId'])
    move({ ...disconnectedState, caipChainId: 'eip155:31337' })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(asked).toEqual(['eth_chainId'])
    move(disconnectedState)
    expect(heard).toEqual(['0x7a69'])
  },
)

test('behavior: libraries may wrap it (H7)', async () => {
  const { provider, asked } = start((method) => `${method}!`)
  const wrapped = new Proxy(provider, {
    get: (target, name) =>
      name === 'request' ? async () => 'wrapped' : Reflect.get(target, name).bind?.(target),
  })
  expect(await wrapped.request({ method: 'eth_call' })).toBe('wrapped')
  expect(wrapped.on('connect', () => undefined)).toBe(provider)
  expect(asked).toEqual([])
})

test('behavior: libraries may write to it, which changes it for the page alone (H7)', () => {
  const { provider, asked } = start((method) => `${method}!`)
  const open: Record<string, unknown> = provider
  open.autoRefreshOnNetworkChange = false
  open.request = async () => 'replaced'
  expect(open.autoRefreshOnNetworkChange).toBe(false)
  expect(asked).toEqual([])
})

test('behavior: everything else goes to the widget', async () => {
  const { provider, asked } = start((method) => `${method}!`)
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('eth_blockNumber!')
  expect(asked).toEqual(['eth_blockNumber'])
})

test('behavior: events follow the state, once per change (S4.11)', () => {
  const { provider, move } = start()
  const heard: unknown[] = []
  for (const name of ['connect', 'chainChanged', 'accountsChanged'] as const) {
    provider.on(name, (value: unknown) => heard.push([name, value]))
  }
  provider.once('disconnect', ({ code }) => heard.push(['disconnect', code]))
  move(connected)
  move({ ...connected, open: true })
  move({ ...connected, caipChainId: 'eip155:1' })
  move(disconnectedState)
  expect(heard).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['accountsChanged', [alice]],
    ['chainChanged', '0x7a69'],
    ['chainChanged', '0x1'],
    ['accountsChanged', []],
    ['chainChanged', '0xa'],
    ['disconnect', 4900],
  ])
})

test('behavior: removeListener and off stop a listener', () => {
  const { provider, move } = start()
  const heard: unknown[] = []
  const listener = (accounts: string[]) => heard.push(accounts)
  provider.on('accountsChanged', listener).removeListener('accountsChanged', listener)
  provider.on('accountsChanged', listener).off('accountsChanged', listener)
  move(connected)
  expect(heard).toEqual([])
})

test.each([
  [new BaseError('No', { code: 4001, data: { a: 1 } }), { code: 4001, data: { a: 1 } }],
  [
    new BaseError('Gone', { code: 'FRAME_TIMEOUT' }),
    { code: 4900, cause: { code: 'FRAME_TIMEOUT' } },
  ],
  [new BaseError('Late', { code: 'EXPIRED' }), { code: 8000, cause: { code: 'EXPIRED' } }],
  [new BaseError('Gone', { code: 'DESTROYED' }), { code: 4900 }],
  [new BaseError('Odd', { code: 'WALLET_INVALID_ANSWER' }), { code: -32603 }],
  [new BaseError('Not now', { code: 'TOO_MANY_OPENS' }), { code: -32603 }],
  [new TypeError('bug'), { code: -32603 }],
  ['text', { code: -32603 }],
])('error: %s arrives as an Error with a number (S5.11, S8.09)', (thrown, expected) => {
  const error = toProviderError(thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject(expected)
})

test('error: a request without a method is -32602', async () => {
  const { provider } = start()
  await expect(provider.request(undefined as never)).rejects.toMatchObject({ code: -32602 })
  await expect(provider.request({ method: 1 as never })).rejects.toMatchObject({ code: -32602 })
})
