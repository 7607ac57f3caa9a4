import type { ServerResponse } from 'node:http'

/** As the public services answer: open to every origin, no credentials, no Authorization. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
} as const

/** Answers with JSON that any origin may read. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...corsHeaders, ...headers })
  response.end(JSON.stringify(body))
}
