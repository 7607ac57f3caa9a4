import { BaseError, PROTOCOL_VERSION } from '#protocol'
import type { ConnectedFrame } from './frame/connection.ts'
import type { LoaderContext } from './stage0/loaderContext.ts'

declare const __VERSION__: string

/** A frame that goes on finding lines is not ours. */
const MOST_PARTS = 100

/** What the page knows by itself, and what the frame has kept, if there is one. */
export async function readLogs(
  context: LoaderContext,
  current: Promise<ConnectedFrame> | undefined,
): Promise<string> {
  const { status, open, caipChainId, networkSupported, openTransfers, wallet } = context.getState()
  const facts = { status, open, caipChainId, networkSupported, openTransfers, wallet: wallet?.rdns }
  const lines = [
    `causeway loader ${__VERSION__}, protocol ${PROTOCOL_VERSION}`,
    `page ${location.origin}`,
    `browser ${navigator.userAgent}`,
    `state ${JSON.stringify(facts)}`,
  ]
  if (current === undefined) return [...lines, 'no frame yet'].join('\n')
  try {
    const { widget, about } = await current
    lines.push(`widget ${about.build}`)
    let after = 0
    for (let part = 0; part < MOST_PARTS; part++) {
      const { text, last, more } = await widget.getLogs({ after })
      if (text !== '') lines.push(text)
      if (!more || last <= after) break
      after = last
    }
  } catch (error) {
    const code = error instanceof BaseError ? error.code : 'UNKNOWN'
    lines.push(`the widget tells nothing: ${code}`)
  }
  return lines.join('\n')
}
