import { Redis } from 'ioredis'
import { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Log } from '../log.ts'
import { storeKindOf } from './storeUrl.ts'

export type Counter = Pick<RateLimiterAbstract, 'consume'>

/** Where questions are counted: in this process, or in a store that several processes share. */
export type CountStore = {
  /** Points are consumed by key, and are back after so many seconds. */
  readonly counter: (name: string, points: number, seconds: number) => Counter
  readonly end: () => void
}

const PREFIX = 'causeway'
const TABLE = 'causeway_gateway_limits'
const CONNECT_MS = 2_000
const STATEMENT_MS = 1_000
const CONNECTIONS = 5
/** How long a store that failed is left alone. */
const LEFT_ALONE_MS = 5_000
const CLEAN_EVERY_MS = 300_000

/** Counts in this process alone. */
export function memoryStore(): CountStore {
  return {
    counter: (keyPrefix, points, duration) =>
      new RateLimiterMemory({ keyPrefix, points, duration }),
    end: () => undefined,
  }
}

/**
 * Counts in a Redis-compatible store (`redis://`, `rediss://`) or in PostgreSQL (`postgres://`). While it
 * does not answer, this process counts for itself: a visitor never waits for a store that is gone.
 *
 * @throws StartError STORE_WRONG
 */
export function openCountStore(url: string, log: Log): CountStore {
  const shared = storeKindOf(url) === 'redis' ? redisStore(url) : postgresStore(url, log)
  return withInsurance(shared, log)
}

function withInsurance(shared: CountStore, log: Log): CountStore {
  const own = memoryStore()
  let aloneUntil = 0
  let isDown = false
  return {
    counter(name, points, seconds) {
      const ofAll = shared.counter(name, points, seconds)
      const ofProcess = own.counter(name, points, seconds)
      return {
        async consume(key, questions) {
          if (Date.now() < aloneUntil) return ofProcess.consume(key, questions)
          try {
            const left = await ofAll.consume(key, questions)
            if (isDown) log.info('limits.store.up')
            isDown = false
            return left
          } catch (error) {
            if (error instanceof RateLimiterRes) throw error
            if (!isDown) log.warn('limits.store.down', {}, error)
            isDown = true
            aloneUntil = Date.now() + LEFT_ALONE_MS
            return ofProcess.consume(key, questions)
          }
        },
      }
    },
    end: () => shared.end(),
  }
}

function redisStore(url: string): CountStore {
  const storeClient = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: STATEMENT_MS,
    maxRetriesPerRequest: 1,
  })
  // The next question reports it: without a listener, the process would end.
  storeClient.on('error', () => undefined)
  return {
    counter: (name, points, duration) =>
      new RateLimiterRedis({ storeClient, keyPrefix: `${PREFIX}:${name}`, points, duration }),
    end: () => storeClient.disconnect(),
  }
}

function postgresStore(connectionString: string, log: Log): CountStore {
  const storeClient = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    allowExitOnIdle: true,
  })
  storeClient.on('error', () => undefined)
  let creating: Promise<unknown> | undefined
  // Not by the library, which tries once: the database may come later than the gateway.
  const create = () => {
    creating ??= storeClient
      .query(
        `CREATE TABLE IF NOT EXISTS ${TABLE} (
           key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint
         )`,
      )
      .catch((error: unknown) => {
        creating = undefined
        throw error
      })
    return creating
  }
  const cleaning = setInterval(() => {
    storeClient
      .query(`DELETE FROM ${TABLE} WHERE expire < $1`, [Date.now()])
      .catch((error: unknown) => log.warn('limits.store.clean', {}, error))
  }, CLEAN_EVERY_MS)
  cleaning.unref()
  return {
    counter(keyPrefix, points, duration) {
      const limiter = new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      })
      return {
        async consume(key, questions) {
          await create()
          return limiter.consume(key, questions)
        },
      }
    },
    end() {
      clearInterval(cleaning)
      storeClient.end().catch((error: unknown) => log.warn('limits.store.end', {}, error))
    },
  }
}
