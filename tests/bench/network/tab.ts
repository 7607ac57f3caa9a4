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
}

const navigated = z.object({ errorText: z.string().optional() })
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

  return {
    evaluate,
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
