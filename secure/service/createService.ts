import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createLog } from './log.ts'
import type { ServiceOptions } from './config/options.ts'
import { type OpenService, openService, type ServiceParts } from './openService.ts'

/** How long requests may still take once the service is asked to stop. */
const STOP_MS = 10_000

/** The service as a value: it begins with `listen()` and ends with `stop()`. */
export type SecureService = {
  /**
   * Opens the database, brings its tables up to date, and serves.
   *
   * @throws StartError SHARES_DO_NOT_OPEN
   */
  listen(): Promise<void>
  /** Where it listens; browsers reach it at `SECURE_ORIGIN`. */
  url(): string
  /** Releases held requests, lets those in flight finish, and closes the database. */
  stop(): Promise<void>
}

export function createService(options: ServiceOptions, parts: ServiceParts = {}): SecureService {
  const log = parts.log ?? createLog(options.logLevel)
  let running: { server: Server; url: string; service: OpenService } | undefined

  return {
    async listen() {
      const service = await openService(options, { ...parts, log })
      try {
        running = { ...(await listenAt(service.fetch, options)), service }
        log.info('listening', { url: running.url })
      } catch (error) {
        await service.end()
        throw error
      }
    },

    url() {
      if (running === undefined) throw new Error('The service does not listen')
      return running.url
    },

    async stop() {
      if (running === undefined) return
      const { server, service } = running
      running = undefined
      service.release()
      await close(server)
      await service.end()
      log.info('stopped')
    },
  }
}

function listenAt(
  fetch: OpenService['fetch'],
  { host, port }: ServiceOptions,
): Promise<{ server: Server; url: string }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port }, (info) => {
      const name = host.includes(':') ? `[${host}]` : host
      resolve({ server: server as Server, url: `http://${name}:${info.port}` })
    })
    server.once('error', reject)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
