import { z } from 'zod'
import type { DevTools } from './devtools.ts'

const LIMIT_MS = 30_000
const STEP_MS = 10

/** A page of the browser, without Playwright: what it adds to each frame would count as time of the product. */
export type Tab = {
  /** Resolves when the browser has left the last document for this one. */
  readonly goto: (url: string) => Promise<void>
  /** The value of an expression, or what its promise resolves to. */
  readonly evaluate: <T>(expression: string, schema: z.ZodType<T>) => Promise<T>
  /** Gives the pages that come a function `__benchTap('{"x": 1, "y": 2}')`, which taps there as a person does: the focus follows. */
  readonly allowTaps: () => Promise<void>
  /** Takes the browser's events, those of other domains too. */
  readonly listen: (method: string, params: object) => void
}

const navigated = z.object({ errorText: z.string().optional() })
const TAP = '__benchTap'
const tapCalled = z.object({ name: z.literal(TAP), payload: z.string() })
const place = z.object({ x: z.number(), y: z.number() })
const evaluated = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({
      text: z.string(),
      exception: z.object({ description: z.string().optional() }).optional(),
    })
    .optional(),
})

export function createTab(tools: DevTools, session: string): Tab {
  async function evaluate<T>(expression: string, schema: z.ZodType<T>): Promise<T> {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const answer = evaluated.parse(await tools.send('Runtime.evaluate', asked, session))
    const { result, exceptionDetails } = answer
    if (exceptionDetails !== undefined) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    return schema.parse(result.value)
  }

  async function tap({ x, y }: z.infer<typeof place>): Promise<void> {
    const press = (type: string) =>
      tools.send(
        'Input.dispatchMouseEvent',
        { type, x, y, button: 'left', buttons: 1, clickCount: 1 },
        session,
      )
    await Promise.all([press('mousePressed'), press('mouseReleased')])
  }

  return {
    evaluate,
    async allowTaps() {
      await tools.send('Runtime.enable', {}, session)
      await tools.send('Runtime.addBinding', { name: TAP }, session)
    },
    listen(method, params) {
      if (method !== 'Runtime.bindingCalled') return
      const { payload } = tapCalled.parse(params)
      tap(place.parse(JSON.parse(payload))).catch(() => undefined) // the browser was closed meanwhile
    },
    async goto(url) {
      const { errorText } = navigated.parse(await tools.send('Page.navigate', { url }, session))
      if (errorText !== undefined) throw new Error(`${url} did not load: ${errorText}`)
      // The answer may come while the last document is still there: what waits in it is never answered.
      const started = performance.now()
      while ((await evaluate('location.href', z.string())) !== url) {
        if (performance.now() - started > LIMIT_MS) throw new Error(`${url} did not come`)
        await new Promise((resolve) => setTimeout(resolve, STEP_MS))
      }
    },
  }
}
