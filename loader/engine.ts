import * as z from 'zod/mini'
import { type BaseError, liveOptions, namespace as namespaceSchema } from '#protocol'
import { type Connection, createConnection, type ConnectedFrame } from './frame/connection.ts'
import { chunkFailed } from './cards/failures.ts'
import { createHandlers } from './handlers.ts'
import type { Engine, Lent, LoaderContext, Opened, Source } from './stage0/loaderContext.ts'
import { closedError, createOpening, type Opening } from './frame/opening.ts'
import { parse, parseOptions } from './options/options.ts'
import { createPlace } from './frame/place.ts'
import type { Services } from './services.ts'
import { createSettings } from './options/settings.ts'
import { takeState } from './publicState.ts'
import { toProviderError } from './stage0/providerError.ts'

/** Stage 1: parses the options, builds the frame, and keeps it alive. */
export function createEngine(lent: Lent): Engine {
  const context: LoaderContext = { ...lent, setState: (state) => takeState(lent, state) }
  lent.toError = toProviderError
  const life = new AbortController()
  const { signal } = life
  const settings = createSettings(context.source)
  let services: Promise<Services> | undefined
  const place = createPlace(
    context,
    settings,
    {
      cancel: () => void opening.requestClose('escape'),
      closed: () => opening.finishClose('escape'),
    },
    signal,
  )
  const connection: Connection = createConnection({
    context,
    settings,
    place,
    signIn: readSignIn,
    createHandlers: () => createHandlers({ context, place, opening, services: loadServices }),
    onLost: (code) => opening.lost(code),
    onRefused: (error) => opening.refused(error),
    onDrop: () => void services?.then(({ locks }) => locks.releaseAll()),
    signal,
  })
  const opening: Opening = createOpening({ context, settings, place, connection, signal })
  // Back from the back/forward cache: what the widget knows is as old as the page's absence.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connection.notify((widget) => widget.pageChanged({ restored: true }))
  }
  addEventListener('pageshow', onShow, { signal })

  function loadServices(): Promise<Services> {
    services ??= import('./services.ts').then(
      ({ createServices }) =>
        createServices({
          viewport: { context, connection },
          wallets: connection.wallets,
          hideWhile(work) {
            const surface = opening.isOpen() ? place.seen() : undefined
            return surface === undefined ? work() : surface.hideWhile(work)
          },
          onEvent: (walletId, event) =>
            connection.notify((widget) => widget.walletEvent({ walletId, event })),
          options: settings.get,
          signal,
        }),
      (cause) => {
        services = undefined // the next call tries again
        throw chunkFailed(cause)
      },
    )
    services.catch(() => undefined) // each caller handles the error
    return services
  }

  /** The sign-in as the frame gets it; a site without one loads nothing for it. */
  async function readSignIn(options = settings.get()) {
    const { siwx, siweConfig, signIn = siwx ?? siweConfig } = options
    return signIn && (await loadServices()).readSignIn(options)
  }

  /** Loads the frame unseen; a failure is emitted as an event and thrown to the caller. */
  async function connect(): Promise<ConnectedFrame> {
    try {
      return await connection.connect()
    } catch (error) {
      if (signal.aborted || opening.isOpen()) throw error
      throw await opening.fail(error)
    }
  }

  const card = lent.element.querySelector('dialog')
  /** The person closed stage 0's card, which is styled as it is shown: the calls that waited for this engine end. */
  let isDismissed = card?.open === false && card.style.width !== ''
  setTimeout(() => {
    isDismissed = false
  })
  const assertWanted = () => {
    if (isDismissed) throw closedError()
  }

  /** A click in the frame then waits for no code. */
  async function open(asked: unknown): Promise<Opened> {
    try {
      assertWanted()
      const opened = await opening.open(asked)
      loadServices()
      return opened
    } catch (error) {
      // What is refused before it has a place leaves stage 0's card behind.
      if (!place.seen()) card?.close()
      throw error
    }
  }

  return {
    open,
    async bridge(options = {}) {
      assertWanted()
      const { openBridge } = await import('./bridge.ts').catch((cause) => {
        throw chunkFailed(cause)
      })
      return openBridge(context, open, options)
    },
    close: () => opening.requestClose('page'),
    ready: async () => (await connect()).about,
    async preload(until) {
      if (until === 'visible') await (await loadServices()).untilVisible()
      await connect()
    },
    async validate(given) {
      try {
        const source = given === undefined ? context.source : { ...context.source, options: given }
        const options = parseOptions(source as Source) // parsed right here
        await readSignIn(options)
        return { valid: true, options }
      } catch (error) {
        const { message } = error as BaseError // parseOptions throws nothing else
        return { valid: false, code: 'INVALID_OPTIONS', message }
      }
    },
    async updateOptions(given) {
      const next = parse(liveOptions, given, 'options')
      await (await connection.current())?.widget.setOptions(next)
      settings.change(next)
    },
    async request({ method, params, expiry, namespace }) {
      settings.get()
      const state = context.getState()
      // A person has to choose a wallet: shown at once, with a skeleton if the frame is cold.
      if (asksForAccount.includes(method) && !state.accounts.some(isEvm) && !state.open) {
        await opening.open({ view: 'Connect' })
      }
      const { widget } = await connect()
      return widget.request({
        id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
        method,
        ...(params && { params }),
        ...(namespace && { namespace }),
        ...(expiry && { expiry }),
      })
    },
    async switchNetwork(network) {
      const caipChainId = typeof network === 'number' ? `eip155:${network}` : network
      const { widget } = await connect()
      await widget.switchNetwork({ caipChainId })
    },
    async disconnect(given) {
      const namespace = parse(z.optional(namespaceSchema), given, 'namespace')
      const { widget } = await connect()
      await widget.disconnect(namespace === undefined ? {} : { namespace })
    },
    async getLogs() {
      const { readLogs } = await import('./logs.ts').catch((cause) => {
        throw chunkFailed(cause)
      })
      return readLogs(context, connection.current())
    },
    destroy() {
      life.abort()
      opening.destroy()
      place.seen()?.destroy()
    },
  }
}

const isEvm = (account: string) => account.startsWith('eip155:')
const asksForAccount: readonly string[] = ['eth_requestAccounts', 'wallet_requestPermissions']
