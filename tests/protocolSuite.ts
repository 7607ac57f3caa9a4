import { CallOptions } from 'penpal'
import {
  BaseError,
  type Contract,
  type Handlers,
  type PageContract,
  type PublicState,
  type Remote,
  remote,
  type Welcome,
  type WidgetContract,
} from '#protocol'

/** What vitest and Playwright share, so that one suite runs in both. */
export type TestApi = {
  readonly describe: (title: string, body: () => void) => void
  readonly test: (title: string, body: () => Promise<void>) => void
  readonly expect: (value: unknown) => {
    readonly toBe: (wanted: unknown) => void
    readonly toEqual: (wanted: unknown) => void
    readonly toMatchObject: (wanted: Record<string, unknown>) => void
    readonly rejects: { readonly toMatchObject: (wanted: Record<string, unknown>) => Promise<void> }
  }
}

export type BothHandlers = {
  readonly page: Handlers<PageContract>
  readonly widget: Handlers<WidgetContract>
}
export type Call = (params?: unknown, options?: CallOptions) => Promise<unknown>
export type Sides = {
  /** The widget as the page calls it, and the page as the widget calls it. */
  readonly widget: Remote<WidgetContract>
  readonly page: Remote<PageContract>
  /** penpal's own proxy, for messages that no well-behaved side would send. */
  readonly raw: Readonly<Record<string, Call>>
  readonly state: PublicState
}

export function createRemote<C extends Contract>(
  rows: C,
  proxy: Readonly<Record<string, Call>>,
): Remote<C> {
  return remote(rows, async (name, params, timeout) =>
    proxy[name]?.(params, new CallOptions(timeout === undefined ? {} : { timeout })),
  )
}

const address = `0x${'1'.repeat(40)}`
const welcome: Welcome = {
  protocol: 1,
  capabilities: ['bridge'],
  loader: '0.1.0',
  instance: 'test',
  options: { themeMode: 'light' },
  page: { title: 'Shop', language: 'en' },
  wallets: [],
}

/** A page and a widget that answer every row, and remember what they were asked. */
function createHandlers(asked: unknown[]): BothHandlers {
  const note =
    <T>(name: string, answer: (params: never) => T) =>
    (params: unknown) => {
      asked.push([name, params])
      return answer(params as never) // the row parsed it
    }
  return {
    page: {
      hello: note('hello', () => welcome),
      refused: note('refused', () => undefined),
      publish: note('publish', () => undefined),
      show: note('show', () => undefined),
      hide: note('hide', () => undefined),
      resize: note('resize', () => undefined),
      walletRequest: note('walletRequest', ({ method }: { method: string }) => {
        if (method === 'eth_accounts') return [address]
        throw new BaseError('User rejected the request', { code: 4001, data: { by: 'wallet' } })
      }),
      discoverWallets: () => undefined,
      signIn: note('signIn', () => ({ ok: true, value: { nonce: 'abcdefgh' } })),
      openUrl: note('openUrl', () => ({ opened: true })),
      lock: note('lock', () => ({ granted: true })),
      unlock: note('unlock', () => undefined),
    },
    widget: {
      open: note('open', ({ view = 'Connect' }: { view?: string }) => ({ view })),
      close: note('close', () => ({ closed: true })),
      request: note('request', ({ method }: { method: string }) =>
        method === 'bad_answer' ? () => 1 : method,
      ),
      setOptions: note('setOptions', () => undefined),
      disconnect: note('disconnect', () => undefined),
      switchNetwork: note('switchNetwork', () => {
        throw new BaseError('Chain is not supported', { code: 4902, details: 'eip155:5' })
      }),
      walletEvent: note('walletEvent', () => undefined),
      walletsChanged: note('walletsChanged', () => undefined),
      pageChanged: note('pageChanged', () => undefined),
      getLogs: note('getLogs', () => ({ text: 'line', last: 1, more: false })),
      ping: note('ping', () => ({ session: 'session-1' })),
    },
  }
}

/** The contract, whatever carries it. */
export function describeContract(
  transport: string,
  connectSides: (handlers: BothHandlers) => Promise<Sides>,
  { describe, test, expect }: TestApi,
): void {
  const start = async () => {
    const asked: unknown[] = []
    return { asked, ...(await connectSides(createHandlers(asked))) }
  }

  describe(`contract over ${transport}`, () => {
    test('default: every row of the page answers the widget', async () => {
      const { page, state } = await start()
      const said = { protocols: [1], capabilities: [], build: '1', session: 'session-1' }
      expect(await page.hello(said)).toEqual(welcome)
      expect(await page.refused({ code: 'NESTED_HOST', message: 'No' })).toBe(undefined)
      const events = [{ type: 'open', payload: { view: 'Connect' } }]
      expect(await page.publish({ revision: 1, state, events })).toBe(undefined)
      expect(await page.show({})).toBe(undefined)
      expect(await page.hide({ reason: 'user' })).toBe(undefined)
      expect(await page.resize({ height: 500 })).toBe(undefined)
      const request = { id: 'request-1', walletId: 'w', method: 'eth_accounts' }
      expect(await page.walletRequest(request)).toEqual([address])
      expect(await page.openUrl({ url: 'https://a.test' })).toEqual({ opened: true })
      expect(await page.lock({ name: 'transfer:1' })).toEqual({ granted: true })
      expect(await page.unlock({ name: 'transfer:1' })).toBe(undefined)
    })

    test('default: every row of the widget answers the page', async () => {
      const { widget } = await start()
      expect(await widget.open({ view: 'Bridge' })).toEqual({ view: 'Bridge' })
      expect(await widget.close({ reason: 'page' })).toEqual({ closed: true })
      expect(await widget.request({ id: 'request-1', method: 'eth_call' })).toBe('eth_call')
      expect(await widget.setOptions({ themeMode: 'dark' })).toBe(undefined)
      expect(await widget.disconnect({})).toBe(undefined)
      const event = { type: 'chainChanged', chainId: '0x1' } as const
      expect(await widget.walletEvent({ walletId: 'w', event })).toBe(undefined)
      expect(await widget.walletsChanged({ wallets: [] })).toBe(undefined)
      expect(await widget.pageChanged({ restored: true })).toBe(undefined)
      expect(await widget.getLogs({ after: 0 })).toMatchObject({ text: 'line', more: false })
      expect(await widget.ping({})).toEqual({ session: 'session-1' })
    })

    test('error: codes, details and data survive in both directions (S8.09)', async () => {
      const { widget, page } = await start()
      await expect(widget.switchNetwork({ caipChainId: 'eip155:5' })).rejects.toMatchObject({
        code: 4902,
        details: 'eip155:5',
      })
      const signing = { id: 'request-2', walletId: 'w', method: 'personal_sign' }
      await expect(page.walletRequest(signing)).rejects.toMatchObject({
        code: 4001,
        data: { by: 'wallet' },
      })
    })

    test('error: a raw message of another shape is -32602 and reaches no handler', async () => {
      const { raw, asked } = await start()
      const bad: [string, unknown][] = [
        ['open', { view: 'SignIn' }],
        ['open', { view: 'Bridge', extra: 1 }],
        ['open', JSON.parse('{ "__proto__": { "view": "Bridge" } }')],
        ['close', {}],
        ['request', { id: 'short', method: 'eth_call' }],
        ['request', { id: 'request-1', method: 'eth call' }],
        ['request', { id: 'request-1', method: 'eth_call', params: Array(33).fill(0) }],
        ['request', { id: 'request-1', method: 'eth_call', params: ['x'.repeat(300_001)] }],
        ['switchNetwork', { caipChainId: 31_337 }],
        ['walletsChanged', { wallets: Array(65).fill({}) }],
        ['ping', undefined],
      ]
      for (const [name, params] of bad) {
        expect(await raw[name]?.(params)).toMatchObject({ ok: false, error: { code: -32602 } })
      }
      expect(asked).toEqual([])
    })

    test('error: what is in no table is not a method', async () => {
      const { raw } = await start()
      for (const name of ['constructor', 'toString', 'eval', 'hello']) {
        await expect(raw[name]?.({})).rejects.toMatchObject({ code: 'METHOD_NOT_FOUND' })
      }
    })
  })
}
