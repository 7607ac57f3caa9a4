import type {
  CaipAccountId,
  Namespace,
  PageContract,
  PublicState,
  Remote,
  WidgetEvent,
} from '#protocol'
import type { State, Store } from './store.ts'

export type Publisher = {
  /** Adds an event to the next message. */
  readonly emit: (event: WidgetEvent) => void
  readonly destroy: () => void
}

const MAX_EVENTS = 50

/**
 * Tells the page what it may know: one message after a turn in which something changed, with the
 * public state and the events that led there. What did not change is not sent.
 */
export function createPublisher(options: {
  store: Store
  /** All that a page may see of the store. */
  publicState: (state: State) => PublicState
  page: Remote<PageContract>
  onError: (error: unknown) => void
}): Publisher {
  const { store, publicState, page, onError } = options
  let sent: string | undefined
  let before = publicState(store.getState())
  let events: WidgetEvent[] = []
  let revision = 0
  let scheduled = false

  const flush = () => {
    scheduled = false
    const state = publicState(store.getState())
    const text = JSON.stringify(state)
    const all = [...changes(before, state), ...events].slice(0, MAX_EVENTS)
    if (text === sent && all.length === 0) return
    sent = text
    before = state
    events = []
    revision += 1
    page.publish({ revision, state, events: all }).catch(onError)
  }
  const schedule = () => {
    if (scheduled) return
    scheduled = true
    queueMicrotask(flush)
  }
  const unsubscribe = store.subscribe(schedule)
  schedule()

  return {
    emit(event) {
      events = [...events, event]
      schedule()
    },
    destroy: unsubscribe,
  }
}

/** Events that follow from the state alone. */
function changes(before: PublicState, after: PublicState): WidgetEvent[] {
  const events: WidgetEvent[] = []
  const namespace = after.namespace ?? 'eip155'
  if (after.view !== undefined && after.view !== before.view) {
    events.push({
      type: before.view === undefined ? 'open' : 'viewChanged',
      payload: { view: after.view },
    })
  }
  for (const [name, account, previous] of accountChanges(before, after)) {
    events.push({ type: 'accountChanged', payload: { namespace: name, account, previous } })
  }
  if (after.caipChainId !== undefined && after.caipChainId !== before.caipChainId) {
    events.push({
      type: 'networkChanged',
      payload: { namespace, caipChainId: after.caipChainId, supported: after.networkSupported },
    })
  }
  return events
}

type AccountChange = readonly [Namespace, CaipAccountId | undefined, CaipAccountId | undefined]

/** One for each namespace whose acting account is another, or gone. */
function accountChanges(before: PublicState, after: PublicState): readonly AccountChange[] {
  const find = ({ connections = [] }: PublicState, name: string) =>
    connections.find(({ namespace }) => namespace === name)?.account
  const all = [...(before.connections ?? []), ...(after.connections ?? [])]
  return [...new Set(all.map(({ namespace }) => namespace))].flatMap((name) => {
    const change: AccountChange = [name, find(after, name), find(before, name)]
    return addressOf(change[1]) === addressOf(change[2]) ? [] : [change]
  })
}

function addressOf(account: string | undefined): string | undefined {
  return account?.slice(account.lastIndexOf(':') + 1)
}
