import type { App } from '../http/app.ts'
import { answerHeaders } from '../http/errors.ts'
import { readQuery } from './passOn.ts'
import { chainsRow } from './rows.ts'

/** Only a new file of the owner's changes it. */
const KEPT_SECONDS = 300

/** Tells below `at` which networks the gateway itself answers for, as the public service does (S7.01). */
export function serveChains(app: App, at: string, chains: readonly string[]): void {
  app.on(chainsRow.method, `${at}${chainsRow.path}`, (context) => {
    readQuery(new URL(context.req.url).searchParams, chainsRow)
    return context.json({ http: chains }, 200, {
      ...answerHeaders,
      'cache-control': `private, max-age=${KEPT_SECONDS}`,
    })
  })
}
