import * as z from 'zod/mini'
import { BaseError, parseCaipAccountId } from '#protocol'
import type { RequestContext, RequestRules } from '../requestRules.ts'

const fields = z.record(z.string(), z.unknown())

/**
 * Rules of a namespace whose methods take one object of params that names its account in one field.
 * What is signed is the wallet's to show.
 */
export function simpleRules(options: {
  readonly accounts: readonly string[]
  readonly approve: readonly string[]
  /** Names of the params in which methods name the account. */
  readonly accountFields: readonly string[]
  readonly writeAccount: (address: string) => unknown
  readonly passes?: boolean | undefined
}): RequestRules {
  const { accounts, approve, accountFields, writeAccount, passes } = options
  const tell = (context: RequestContext) => addressesOf(context).map(writeAccount)
  return {
    accounts: new Map(accounts.map((method) => [method, tell])),
    approve,
    passes,
    check(context, { method, params }) {
      if (passes !== true && !approve.includes(method)) {
        throw new BaseError(`The method ${method} is not supported`, { code: 4200 })
      }
      const sent: unknown = Array.isArray(params) ? params[0] : params
      const named = accountFields
        .map((name) => fields.safeParse(sent).data?.[name])
        .find((value) => value !== undefined)
      const known = addressesOf(context)
      const account = known.find((one) => one === (named ?? known[0]))
      if (account !== undefined) return { params, account }
      throw new BaseError('The account of this request is not connected', { code: 4100 })
    },
  }
}

function addressesOf({ accounts }: RequestContext): readonly string[] {
  return accounts.map((account) => parseCaipAccountId(account).address)
}
