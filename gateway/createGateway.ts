import { setMaxListeners } from 'node:events'
import { version } from '../package.json' with { type: 'json' }
import type { Settings } from './config/readFile.ts'
import { type AppOptions, createApp } from './createApp.ts'
import { type Listening, listen } from './http/listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

export type GatewayOptions = Pick<AppOptions, 'distDir' | 'timeoutMs' | 'bodyMs' | 'lookMs'> & {
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  /** Receives the lines of the log. @default standard output */
  readonly write?: ((line: string) => void) | undefined
}

/** The gateway as a value: it begins with `listen()` and ends with `stop()`. */
export type Gateway = {
  /** @throws StartError BUILD_MISSING, PORT_TAKEN */
  readonly listen: () => Promise<void>
  /** Where it listens; browsers reach it at `gateway.origin`. */
  readonly url: () => string
  /** Lets requests in flight finish, for ten seconds at most. */
  readonly stop: () => Promise<void>
}

export function createGateway(settings: Settings, options: GatewayOptions): Gateway {
  const { host, port, write, ...rest } = options
  const log = createLog(settings.secrets, write)
  const metrics = createMetrics()
  const stopping = new AbortController()
  // Each request in flight listens to it.
  setMaxListeners(0, stopping.signal)
  let isReady = true
  let running: (Listening & { readonly end: () => void }) | undefined

  return {
    async listen() {
      const { app, end } = createApp({
        ...rest,
        settings,
        log,
        metrics,
        isReady: () => isReady,
        stopping: stopping.signal,
      })
      const server = await listen(app, {
        host,
        port,
        origin: settings.section?.origin,
        onRefused: ({ code }) => metrics.refused.inc({ code }),
      }).catch((error: unknown) => {
        end()
        throw error
      })
      running = { ...server, end }
      log.info('listening', { url: server.url, version })
    },
    url() {
      if (running === undefined) throw new Error('The gateway does not listen')
      return running.url
    },
    async stop() {
      isReady = false
      const ending = running
      running = undefined
      await ending?.close()
      // Requests that are still open after that are aborted.
      stopping.abort()
      ending?.end()
      log.info('stopped')
    },
  }
}
