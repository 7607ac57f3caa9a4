import { CallOptions, connect, WindowMessenger } from 'penpal'
import { disconnectedState, page, type PublicState, remote, serve, widget } from '#protocol'

/*
 * A frame that speaks the protocol and nothing more: the loader is tested with it alone. What it
 * was asked is in `asked`; `ask` calls the page; `mode` in the address makes it misbehave.
 */
const query = new URLSearchParams(location.search)
const origin = query.get('origin') ?? ''
const mode = new URLSearchParams(location.hash.slice(1)).get('mode') ?? ''
const session = crypto.randomUUID()
const asked: { name: string; params: unknown }[] = []
let state: PublicState = disconnectedState
let revision = 0
let closes = true
let welcome: unknown
let deaf = mode === 'deaf'

type Proxy = Record<string, (params: unknown, options: CallOptions) => Promise<unknown>>

const note =
  <T>(name: string, answer: (params: never) => T) =>
  (params: unknown) => {
    asked.push({ name, params })
    return answer(params as never) // the row parsed it
  }
const connection = connect<Proxy>({
  messenger: new WindowMessenger({ remoteWindow: parent, allowedOrigins: [origin] }),
  channel: `causeway:${query.get('instance')}`,
  methods: serve(widget, {
    open: note('open', async ({ view = 'Connect' }: { view?: string }) => {
      state = { ...state, open: true, view }
      await publish([{ type: 'open', payload: { view } }])
      document.body.dataset.view = view
      return { view }
    }),
    close: note('close', async ({ reason }: { reason: string }) => {
      if (mode === 'mute') return new Promise(() => undefined)
      if (closes) {
        state = { ...state, open: false, view: undefined }
        await publish([{ type: 'close', payload: { reason } }])
      }
      return { closed: closes }
    }),
    request: note('request', async ({ method }: { method: string }) => {
      if (method === 'eth_sendTransaction')
        throw Object.assign(new Error('User rejected'), { code: 4001, data: { from: 'wallet' } })
      if (method === 'eth_requestAccounts') {
        await fake.connected()
        return ['0x1111111111111111111111111111111111111111']
      }
      if (method === 'never') return new Promise(() => undefined)
      return `answer of ${method}`
    }),
    setOptions: note('setOptions', () => undefined),
    disconnect: note('disconnect', () => undefined),
    switchNetwork: note('switchNetwork', () => undefined),
    walletEvent: note('walletEvent', () => undefined),
    walletsChanged: note('walletsChanged', () => undefined),
    pageChanged: note('pageChanged', () => undefined),
    getLogs: note('getLogs', () => ({ text: 'a line', last: 1, more: false })),
    ping: () => (deaf ? new Promise(() => undefined) : { session }),
  }),
})
const host = remote(page, async (name, params) =>
  (await connection.promise)[name]?.(params, new CallOptions({ timeout: 15_000 })),
)

function publish(events: { type: string; payload: unknown }[]) {
  revision += 1
  return host.publish({ revision, state, events })
}

const fake = {
  asked,
  session,
  host,
  publish,
  get welcome() {
    return welcome
  },
  setCloses(next: boolean) {
    closes = next
  },
  /** As a document that hangs. */
  deafen() {
    deaf = true
  },
  connected() {
    const account = 'eip155:31337:0x1111111111111111111111111111111111111111'
    state = {
      ...state,
      status: 'connected',
      namespace: 'eip155',
      caipChainId: 'eip155:31337',
      accounts: [account],
      wallet: { id: 'w', name: 'Test Wallet' },
    }
    return publish([
      { type: 'connect', payload: { account, via: 'page' } },
      { type: 'accountChanged', payload: { namespace: 'eip155', account } },
      { type: 'somethingNew', payload: {} },
    ])
  },
  disconnected() {
    state = { ...disconnectedState, open: state.open }
    return publish([])
  },
}
declare global {
  interface Window {
    fake: typeof fake
  }
}
window.fake = fake

document.querySelector('button')?.addEventListener('click', () => host.hide({ reason: 'user' }))

if (mode === 'refuse') {
  await host.refused({ code: 'ORIGIN_NOT_ALLOWED', message: 'This website is not allowed' })
} else if (mode !== 'silent') {
  welcome = await host.hello({
    protocols: mode === 'future' ? [99] : [1],
    capabilities: ['bridge'],
    build: 'fake',
    session,
  })
}
