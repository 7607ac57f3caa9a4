import * as z from 'zod/mini'

const answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) }),
  ),
})

/** One call to a node as it stands, so that its own error can be passed on. */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<z.output<typeof answer>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return answer.parse(await response.json())
}
