import type { Frame, Page } from '@playwright/test'

/** What a call in a page came to; an error's code would be lost on its way out of the page. */
export type Answer = {
  readonly value?: unknown
  readonly code?: string | number
  readonly message?: string
}

/**
 * Calls a method of a global of the page, `Widget` unless `object` names another. Nothing is
 * evaluated as text, so that it works under any content security policy.
 */
export function ask(
  page: Page | Frame,
  method: string,
  args: readonly unknown[] = [],
  { object = 'Widget' }: { object?: string } = {},
): Promise<Answer> {
  return page.evaluate(
    async ([name, key, values]) => {
      const target = Reflect.get(window, name)
      try {
        const value = await target[key](...values)
        return { value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)) }
      } catch (error) {
        if (!(error instanceof Error)) return { message: String(error) }
        return { code: Reflect.get(error, 'code'), message: error.message }
      }
    },
    [object, method, [...args]] as const,
  )
}

/** An EIP-1193 request through `Widget`. */
export function request(
  page: Page | Frame,
  method: string,
  params: readonly unknown[] = [],
): Promise<Answer> {
  return ask(page, 'request', [{ method, params }])
}
