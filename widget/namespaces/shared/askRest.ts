import type * as z from 'zod/mini'
import { bodyOf, get, unreadable } from '#lib/http.ts'
import { BaseError } from '#protocol'
import type { BalanceQuery } from '../adapter.ts'

/**
 * One answer of the REST API that the network names.
 *
 * @throws BaseError `BALANCE_UNKNOWN` where it names none
 * @throws HttpError where it does not answer, or not as it should
 */
export async function askRest<answer extends z.ZodMiniType>(
  { network, signal }: Pick<BalanceQuery, 'network' | 'signal'>,
  { path, schema }: { path: string; schema: answer },
): Promise<z.infer<answer>> {
  const { restUrl, caipChainId } = network
  if (restUrl === undefined) {
    throw new BaseError('The balance is not known here', {
      code: 'BALANCE_UNKNOWN',
      details: caipChainId,
    })
  }
  const answer = await get({ url: `${restUrl.replace(/\/+$/, '')}${path}`, signal })
  const parsed = schema.safeParse(bodyOf(answer))
  if (!parsed.success) throw unreadable(answer, parsed.error)
  return parsed.data
}
