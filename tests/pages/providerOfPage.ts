import type { Page } from '@playwright/test'

/** What a request to the page's provider came to, as a library would see it. */
export type Answered = {
  readonly value?: unknown
  readonly error?: {
    readonly isError: boolean
    readonly code: unknown
    readonly hasMessage: boolean
    readonly data?: unknown
  }
}

/**
 * Finds the widget as any library does, by EIP-6963, and keeps its provider as `window.provider` and
 * what it tells as `window.heard`.
 */
export function findProvider(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const find = (event: Event) => {
      const { info, provider } = Reflect.get(event, 'detail')
      if (info.rdns !== 'dev.causeway.widget' || 'provider' in window) return
      const heard: unknown[] = []
      for (const name of ['connect', 'disconnect', 'chainChanged', 'accountsChanged', 'message']) {
        provider.on(name, (told: unknown) => {
          const isError = told instanceof Error
          heard.push([name, isError ? { code: Reflect.get(told, 'code') } : told])
        })
      }
      Object.assign(window, { provider, heard })
    }
    addEventListener('eip6963:announceProvider', find)
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

/** One `request` of EIP-1193; `asked` is passed on as it is. */
export function ask1193(page: Page, asked: unknown): Promise<Answered> {
  return page.evaluate(async (request) => {
    try {
      return { value: await Reflect.get(window, 'provider').request(request) }
    } catch (error) {
      const isError = error instanceof Error
      const { code, message, data } = Object(error)
      return {
        error: { isError, code, hasMessage: typeof message === 'string' && message !== '', data },
      }
    }
  }, asked)
}

/** What the provider has told since the last call. */
export function heardOf(page: Page): Promise<[name: string, told: unknown][]> {
  return page.evaluate(() => Reflect.get(window, 'heard').splice(0))
}

/** How an error of EIP-1193 looks (a `ProviderRpcError`). */
export const rpcError = (code: number) => ({
  error: { isError: true, code, hasMessage: true },
})
