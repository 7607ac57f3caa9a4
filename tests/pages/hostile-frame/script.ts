import { connect, WindowMessenger } from 'penpal'
import { callAt, type Heard, hearing, type Outcome } from '../rawCalls.ts'

const params = new URLSearchParams(location.search)
const session = crypto.randomUUID()
const heard: Heard[] = []
let remote: unknown
let welcome: Outcome | undefined

/** A document that a page was told to take for the widget; what it says is up to the test. */
const hostile = {
  heard,
  session,
  isConnected: () => remote !== undefined,
  welcome: () => welcome,
  call: (path: readonly string[], ...values: readonly unknown[]): Promise<Outcome> =>
    callAt(remote, path, values),
  /** So many calls at once, none awaited, and begun when the caller has its answer. */
  flood(path: readonly string[], count: number, value: unknown): void {
    setTimeout(() => {
      for (let sent = 0; sent < count; sent += 1) void callAt(remote, path, [value])
    })
  },
}
Object.assign(window, { hostile })

const { promise } = connect<Record<string, never>>({
  messenger: new WindowMessenger({
    remoteWindow: parent,
    allowedOrigins: [params.get('origin') ?? location.origin],
  }),
  channel: `causeway:${params.get('instance')}`,
  methods: hearing(heard, {
    open: () => ({ view: 'Connect' }),
    close: () => ({ closed: true }),
    request: () => null,
    setOptions: () => undefined,
    disconnect: () => undefined,
    switchNetwork: () => undefined,
    walletEvent: () => undefined,
    walletsChanged: () => undefined,
    pageChanged: () => undefined,
    ping: () => ({ session }),
  }),
})

promise.then(
  async (proxy) => {
    remote = proxy
    welcome = await hostile.call(['hello'], {
      protocols: (params.get('protocols') ?? '1').split(',').map(Number),
      capabilities: [],
      build: '9.9.9',
      session,
    })
  },
  () => undefined,
)
