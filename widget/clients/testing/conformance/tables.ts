import * as walletRegistry from './walletRegistry.ts'
import * as history from './history.ts'
import * as names from './names.ts'
import * as portfolio from './portfolio.ts'
import * as purchases from './purchases.ts'
import * as sessions from './sessions.ts'
import * as swaps from './swaps.ts'
import type { ClientTable } from './table.ts'

/** Every row that is asked of a service of the project, by the name of its function. */
export const tables: Readonly<Record<string, ClientTable>> = {
  ...walletRegistry,
  ...history,
  ...names,
  ...portfolio,
  ...purchases,
  ...sessions,
  ...swaps,
}
