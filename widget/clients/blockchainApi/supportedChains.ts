import * as z from 'zod/mini'
import type { Ask } from './ask.ts'

const answer = z.object({ http: z.array(z.unknown()) })
const entry = z.string()
/** What is read, by where it stands in the answer. @internal */
export const chainsShapes = { '': answer, 'http[]': entry }

/** CAIP-2 ids of the networks that the service knows (S7.01). */
export async function getSupportedChains(ask: Ask): Promise<readonly string[]> {
  const { http } = await ask.get({ path: 'v1/supported-chains', schema: answer })
  return http.flatMap((one) => entry.safeParse(one).data ?? [])
}
