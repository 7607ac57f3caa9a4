import { setMaxListeners } from 'node:events'
import { version } from '../package.json' with { type: 'json' }
import type { Settings } from './config/readFile.ts'
import { type AppOptions, createApp } from './createApp.ts'
import { type Listening, listen, type Served } from './http/listen.ts'
import { StartError } from './config/startError.ts'
import { findDocs } from './site/findDocs.ts'
import { findFiles } from './site/findFiles.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openWallet, type Wallet } from './wallet/openWallet.ts'
import { noTracing, type Tracing } from './tracing/tracing.ts'

export type GatewayOptions = Pick<
  AppOptions,
  'timeoutMs' | 'bodyMs' | 'lookMs' | 'beatMs' | 'pollMs' | 'holdMs'
> & {
  /** Where the widget was built. */
  readonly distDir: string
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  /** Receives the lines of the log. @default standard output */
  readonly write?: ((line: string) => void) | undefined
  /** Where spans go, given what hides keys in them. @default nowhere */
  readonly openTracing?: ((hide: (text: string) => string) => Promise<Tracing>) | undefined
}

/** The gateway as a value: it begins with `listen()` and ends with `stop()`. */
export type Gateway = {
  /** @throws StartError BUILD_MISSING, PORT_TAKEN, SETTINGS_WRONG, SHARES_DO_NOT_OPEN */
  readonly listen: () => Promise<void>
  /** Where it listens; browsers reach it at `gateway.origin`. */
  readonly url: () => string
  /**
   * Serves with other settings, and with the build as it is now. Requests in flight end with those that they
   * began with. Settings that are wrong are reported in the log, and change nothing.
   */
  readonly reload: (read: () => Settings) => void
  /** Lets requests in flight finish, for ten seconds at most. */
  readonly stop: () => Promise<void>
}

export function createGateway(settings: Settings, options: GatewayOptions): Gateway {
  const { host, port, distDir, write, openTracing, ...rest } = options
  // Keys that were replaced may still be valid, and requests in flight may still log.
  const hidden = [settings.secrets]
  const hide = (text: string) => hidden.reduce((shown, secrets) => secrets.hide(shown), text)
  const log = createLog({ hide }, write)
  const metrics = createMetrics()
  let tracing = noTracing
  const stopping = new AbortController()
  // Each request in flight listens to it.
  setMaxListeners(0, stopping.signal)
  let isReady = true
  let running: Listening | undefined
  let wallet: Wallet | undefined
  let end: () => void = () => undefined

  function make(from: Settings): Served {
    // First: where it throws, nothing has changed.
    const files = findFiles(distDir, from)
    const docsAt = from.section?.docs
    const docs = docsAt && findDocs(distDir)
    end()
    const made = createApp({
      ...rest,
      files,
      docs,
      settings: from,
      log,
      metrics,
      tracing,
      isReady: () => isReady,
      stopping: stopping.signal,
    })
    end = made.end
    return {
      app: made.app,
      sockets: made.sockets,
      origin: from.section?.origin,
      wallet,
      docs: docsAt && made.docs && { app: made.docs, origin: docsAt.origin },
    }
  }

  return {
    async listen() {
      if (openTracing !== undefined) tracing = await openTracing(hide)
      const served = make(settings)
      try {
        if (settings.wallet !== undefined) {
          wallet = await openWallet(settings.wallet, { distDir, write })
        }
        running = await listen(
          { ...served, wallet },
          { host, port, onRefused: ({ code }) => metrics.refused.inc({ code }) },
        )
      } catch (error) {
        end()
        await wallet?.end()
        throw error
      }
      log.info('listening', { url: running.url, version })
    },
    reload(read) {
      if (running === undefined) return
      try {
        const next = read()
        hidden.push(next.secrets)
        running.serve(make(next))
        log.info('reloaded')
        if (wallet === undefined ? next.wallet !== undefined : !wallet.hasOptions(next.wallet)) {
          log.warn('wallet.kept', { message: 'New settings of the embedded wallet need a restart' })
        }
      } catch (error) {
        // A signal must not end a process that serves, whatever it found.
        const known = error instanceof StartError ? error : undefined
        const { code = 'INTERNAL', message } = known ?? {}
        log.error('reload.refused', { code, message }, known === undefined ? error : undefined)
      }
    },
    url() {
      if (running === undefined) throw new Error('The gateway does not listen')
      return running.url
    },
    async stop() {
      isReady = false
      const ending = running
      running = undefined
      const open = wallet
      wallet = undefined
      open?.release()
      await ending?.close()
      await open?.end()
      // Requests that are still open after that are aborted.
      stopping.abort()
      end()
      await tracing.end()
      log.info('stopped')
    },
  }
}
