/**
 * The rules of connecting in one namespace (S4.01): states, events and outcomes. `transition.ts`
 * applies the table and has no rules of its own.
 *
 * A state is two facts: whether a wallet is connected, or stored and being restored; and whether a
 * wallet is being asked, or has just failed to connect. Asking a second wallet does not affect the
 * first one.
 */
export type ConnectionState = `${Held} ${Asking}`
export type Held = 'disconnected' | 'reconnecting' | 'connected'
export type Asking = 'idle' | 'asking' | 'failed'

/** The outcome of an event. */
export type Outcome = {
  readonly to: ConnectionState
  /** The events that the page receives; changes of account and network follow from the state. */
  readonly tells?: readonly ('disconnect' | 'connect')[]
  /** The live connections, and only those, are stored for the next visit. */
  readonly stores?: true
  /** A session that no namespace uses any more is ended, so that its wallet is notified. */
  readonly ends?: true
  /** Every namespace of the same session ends with this one (S4.06). */
  readonly all?: true
  /** The wallet that was asked is told that its request is cancelled. */
  readonly cancels?: true
  /** This namespace becomes the active one. */
  readonly looks?: true
}

/** The columns, from left to right. */
export const connectionStates = [
  'disconnected idle',
  'disconnected asking',
  'disconnected failed',
  'reconnecting idle',
  'reconnecting asking',
  'reconnecting failed',
  'connected idle',
  'connected asking',
  'connected failed',
] as const satisfies readonly ConnectionState[]

type Cell = Outcome | undefined
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** Nothing changes: the event cannot occur here, or is no longer relevant. */
const no = undefined

const n = { to: 'disconnected idle' } as const
const nAsk = { to: 'disconnected asking' } as const
const nFail = { to: 'disconnected failed' } as const
const r = { to: 'reconnecting idle' } as const
const rAsk = { to: 'reconnecting asking' } as const
const rFail = { to: 'reconnecting failed' } as const
const c = { to: 'connected idle' } as const
const cAsk = { to: 'connected asking' } as const
const cFail = { to: 'connected failed' } as const

const stores = { stores: true } as const
const ends = { ends: true } as const
const cancels = { cancels: true } as const
const looks = { looks: true } as const
const lost = { tells: ['disconnect'], ...stores } as const
const over = { ...lost, all: true } as const
const left = { ...n, ...over, ...ends } as const
const fresh = { ...c, tells: ['connect'], ...stores, ...looks } as const
const joins = { ...c, tells: ['connect'], ...stores } as const
const replaces = { ...fresh, tells: ['disconnect', 'connect'], ...ends } as const

const nStop = { ...n, ...cancels }
const rStop = { ...r, ...cancels }
const cStop = { ...c, ...cancels }
const stop: Row = [no, nStop, n, no, rStop, r, no, cStop, c]
const nowThere: Row = [
  ...([no, no, no, no, no, no] as const),
  ...([
    { ...c, ...stores },
    { ...cAsk, ...stores },
    { ...cFail, ...stores },
  ] as const),
]

/** The outcome of each event in each state. */
export const connecting = {
  /** The last visit stored a connection here. */
  remembered: [r, no, no, no, no, no, no, no, no],
  /** The remembered wallet still shares accounts; one that comes too late is not kept. */
  returned: [
    ...([
      { ...n, ...ends },
      { ...nAsk, ...ends },
      { ...nFail, ...ends },
    ] as const),
    ...([
      { ...c, ...stores },
      { ...cAsk, ...stores },
      { ...cFail, ...stores },
    ] as const),
    ...([
      { ...c, ...ends },
      { ...cAsk, ...ends },
      { ...cFail, ...ends },
    ] as const),
  ],
  /** The remembered wallet is gone, or shares nothing. */
  gone: [
    ...([no, no, no] as const),
    ...([
      { ...n, ...stores },
      { ...nAsk, ...stores },
      { ...nFail, ...stores },
    ] as const),
    ...([no, no, no] as const),
  ],
  /** Another tab uses its session and the stored data. */
  elsewhere: [no, no, no, n, nAsk, nFail, no, no, no],

  /** A wallet is picked, or tried again. */
  asked: [
    ...([nAsk, { ...nAsk, ...cancels }, nAsk] as const),
    ...([rAsk, { ...rAsk, ...cancels }, rAsk] as const),
    ...([cAsk, { ...cAsk, ...cancels }, cAsk] as const),
  ],
  /** It shares accounts; another one that was connected is replaced. */
  shared: [no, fresh, no, no, fresh, no, no, replaces, no],
  /** It is the wallet that is already connected. */
  sharedAgain: [no, no, no, no, no, no, no, fresh, no],
  /** It shares accounts of this namespace too, in the same approval; an existing connection stays. */
  joined: [joins, no, no, joins, no, no, no, no, no],
  /** It declines, is locked or busy, or fails. */
  refused: [no, nFail, no, no, rFail, no, no, cFail, no],
  /** A wallet answers a request that is no longer pending. */
  late: [no, no, no, no, no, no, no, no, no],
  /** The person goes back, or to a wallet of another namespace. */
  givenUp: stop,
  /** The widget closes. */
  closed: stop,

  /** The wallet is on another account, or another is picked of those that it shares. */
  accountsChanged: nowThere,
  /** The wallet is on another network. */
  networkChanged: nowThere,
  /** The widget went to a network here, of the wallet that is connected or of a session that joins. */
  switched: [
    ...([{ ...joins, ...looks }, no, no, no, no, no] as const),
    ...([
      { ...c, ...stores, ...looks },
      { ...cAsk, ...stores, ...looks },
    ] as const),
    { ...cFail, ...stores, ...looks },
  ],
  /** The wallet shares nothing here any more. */
  left: [
    ...([no, no, no, no, no, no] as const),
    ...([
      { ...n, ...lost },
      { ...nAsk, ...lost },
      { ...nFail, ...lost },
    ] as const),
  ],
  /** Its session is over, for all that it served. */
  ended: [
    ...([no, no, no, no, no, no] as const),
    ...([
      { ...n, ...over },
      { ...nAsk, ...over },
      { ...nFail, ...over },
    ] as const),
  ],
  /** The person, or the page, ends the connection, and any asking. */
  disconnected: [
    ...([no, nStop, n] as const),
    ...([left, { ...left, ...cancels }, left, left, { ...left, ...cancels }, left] as const),
  ],
} as const satisfies { readonly [event: string]: Row }

export type ConnectionEvent = keyof typeof connecting

/** The outcome of an event in a state; undefined where nothing changes. */
export function outcomeOf(event: ConnectionEvent, state: ConnectionState): Outcome | undefined {
  return connecting[event][connectionStates.indexOf(state)]
}
