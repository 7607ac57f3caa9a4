import type { Cipher } from './cipher.ts'
import type { Database } from './database/database.ts'
import type { limitsOf } from './limits.ts'
import type { Hold } from './hold.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/send.ts'
import type { ServiceOptions } from './config/options.ts'
import type { Providers } from './providers/providers.ts'

/** What every route works with. It holds nothing that another process would miss. */
export type Service = {
  readonly options: ServiceOptions
  readonly database: Database
  readonly cipher: Cipher
  readonly mailer: Mailer
  readonly providers: Providers
  readonly limits: ReturnType<typeof limitsOf>
  readonly log: Log
  readonly hold: Hold
  /** Seconds since 1970. */
  now(): number
  /** Aborts when the service is asked to stop, which releases held requests. */
  readonly stopping: AbortSignal
}
