import { connect, WindowMessenger } from 'penpal'
import { callAt, type Heard, hearing, type Outcome } from '../rawCalls.ts'

type Start = {
  readonly frameUrl: string
  readonly origin?: string
  readonly protocol?: number
  /** Laid over the welcome. */
  readonly welcome?: Readonly<Record<string, unknown>>
  /** What the page's wallet answers, by method. */
  readonly wallet?: Readonly<Record<string, unknown>>
}

const wallet = {
  id: 'wallet-of-the-page',
  rdns: 'test.wallet',
  name: 'Wallet of the page',
  kind: 'announced',
}
const heard: Heard[] = []
let remote: unknown
let frame: HTMLIFrameElement | undefined

/** A page of an allowed origin that speaks to the widget without our loader. */
const hostile = {
  heard,
  start({
    frameUrl,
    origin = location.origin,
    protocol = 1,
    welcome,
    wallet: answers = {},
  }: Start) {
    const instance = 'hostile'
    const url = new URL(frameUrl)
    url.searchParams.set('instance', instance)
    url.searchParams.set('origin', origin)
    frame = document.createElement('iframe')
    frame.dataset.causewayFrame = ''
    frame.src = url.href
    document.body.append(frame)
    const remoteWindow = frame.contentWindow
    if (remoteWindow === null) throw new Error('The frame has no window')
    const { promise } = connect<Record<string, never>>({
      messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [url.origin] }),
      channel: `causeway:${instance}`,
      methods: hearing(heard, {
        hello: () => ({
          protocol,
          capabilities: ['walletRequest', 'locks', 'bridge', 'inline'],
          loader: '9.9.9',
          instance,
          options: { preload: 'none' },
          page: { title: document.title, language: 'en' },
          wallets: [wallet],
          ...welcome,
        }),
        refused: () => undefined,
        publish: () => undefined,
        show: () => undefined,
        hide: () => undefined,
        resize: () => undefined,
        walletRequest: ({ method }) => answers[String(method)] ?? null,
        openUrl: () => ({ opened: false }),
        lock: () => ({ granted: true }),
        unlock: () => undefined,
      }),
    })
    promise.then(
      (proxy) => {
        remote = proxy
      },
      () => undefined,
    )
  },
  isConnected: () => remote !== undefined,
  /** One call to the frame, whatever its name and params are. */
  call: (path: readonly string[], ...params: readonly unknown[]): Promise<Outcome> =>
    callAt(remote, path, params),
  /** So many calls at once, none awaited, and begun when the caller has its answer. */
  flood(path: readonly string[], count: number, params: unknown): void {
    setTimeout(() => {
      for (let sent = 0; sent < count; sent += 1) void callAt(remote, path, [params])
    })
  },
  /** The public state that the frame published last. */
  lastState: () => heard.findLast(({ name }) => name === 'publish')?.params.state,
}

Object.assign(window, { hostile })
