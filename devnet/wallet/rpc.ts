import { ProviderError } from './errors.ts'

let lastId = 0

/** One JSON-RPC call; the node's error keeps its code and data. */
export async function rpc(url: string, method: string, params: unknown): Promise<unknown> {
  lastId += 1
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params: params ?? [] }),
  })
  const { result, error } = await response.json()
  if (error !== undefined) throw new ProviderError(error.code, error.message, error.data)
  return result
}
