import { z } from 'zod'
import type { DevTools } from './devtools.ts'

export type Targets = {
  /** Takes the browser's events, those of other domains too. */
  readonly listen: (method: string, params: object) => void
  /** The session of the browser's first page. */
  readonly page: Promise<string>
}

export type TargetOptions = {
  readonly slowdown: number
  /** Scripts that run in every document before its own. */
  readonly scripts: readonly string[]
}

const attached = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string() }),
})

/** Children of a target are attached to before they run. */
export const attachBeforeStart = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }

/**
 * Prepares every page and frame before it runs, by as few questions as can be, all sent at once: a frame of
 * another site waits for their answers, which counts as time of the product.
 */
export function createTargets(tools: () => DevTools, options: TargetOptions): Targets {
  const { slowdown, scripts } = options
  let found: (session: string) => void = () => undefined
  const page = new Promise<string>((resolve) => {
    found = resolve
  })

  async function prepare(session: string, type: string): Promise<void> {
    const ask = (method: string, params?: object) => tools().send(method, params, session)
    const isDocument = type === 'page' || type === 'iframe'
    await Promise.all([
      ask('Network.enable'),
      ...(isDocument
        ? [
            ask('Emulation.setCPUThrottlingRate', { rate: slowdown }),
            ask('Target.setAutoAttach', attachBeforeStart),
            ask('Page.enable'),
            ...scripts.map((source) => ask('Page.addScriptToEvaluateOnNewDocument', { source })),
          ]
        : []),
      ask('Runtime.runIfWaitingForDebugger'),
    ])
    if (type === 'page') found(session)
  }

  return {
    page,
    listen(method, params) {
      if (method !== 'Target.attachedToTarget') return
      const { sessionId, targetInfo } = attached.parse(params)
      // A page that is closed meanwhile has nothing to be prepared.
      prepare(sessionId, targetInfo.type).catch(() => undefined)
    },
  }
}
