import { execFile } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readBody } from '../http/listen.ts'
import { send } from './send.ts'
import type { Folders } from './sites.ts'

const LONGEST_MS = 60_000

/**
 * Runs the package's own `causeway doctor` for the playground, whose page cannot read the headers of
 * other sites. Answers this very page alone: no other site may have addresses looked at from here.
 */
export async function answerDoctor(
  { distFolder }: Pick<Folders, 'distFolder'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isOwn = request.headers.origin === `http://${request.headers.host}`
  const isJson = request.headers['content-type'] === 'application/json'
  if (request.method !== 'POST' || !isOwn || !isJson) {
    return send(request, response, { status: 405, type: 'text/plain', body: 'Not from here' })
  }
  const urls = readUrls(await readBody(request))
  if (urls === undefined) {
    return send(request, response, { status: 400, type: 'text/plain', body: 'No web addresses' })
  }
  const found = await run([join(distFolder, 'npm/causeway.js'), 'doctor', ...urls, '--json'])
  const status = found === undefined ? 503 : 200
  return send(request, response, { status, type: 'application/json', body: found ?? '{}' })
}

function readUrls(body: string): readonly string[] | undefined {
  let asked: unknown
  try {
    asked = JSON.parse(body)
  } catch {
    return undefined // not JSON: told as a bad request
  }
  if (typeof asked !== 'object' || asked === null) return undefined
  const { widget, page } = asked as { widget?: unknown; page?: unknown } // looked at right here
  const urls = page === undefined ? [widget] : [widget, page]
  return urls.every(isWebAddress) ? urls : undefined
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/\S{1,2000}$/.test(value) && URL.canParse(value)
}

/** What it prints; it ends with 1 where it found an error, and prints all the same. */
function run(args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { timeout: LONGEST_MS }, (_, stdout) =>
      resolve(stdout.trim().startsWith('[') ? stdout : undefined),
    )
  })
}
