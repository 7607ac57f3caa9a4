import { toWireError } from '#protocol'
import type { LoaderContext } from '../stage0/loaderContext.ts'
import type { Settings } from '../options/settings.ts'
import type { Wallets } from './wallets.ts'

/** The page's frames and windows are watched once, however often the widget's frame is rebuilt. */
const started = new WeakSet<LoaderContext>()

/**
 * Adds wallets that are not scripts of the page: the Safe whose frame embeds the page, and Base
 * Account behind its window. A page that has neither pays nothing for them.
 */
export async function addExternal(
  context: LoaderContext,
  settings: Settings,
  add: Wallets['add'],
  signal: AbortSignal,
): Promise<void> {
  const { baseAccount, safeOrigins } = settings.get().wallets ?? {}
  if (started.has(context)) return
  started.add(context)
  const finding = [
    window.parent !== window &&
      import('./safe/findSafe.ts').then(({ findSafe }) =>
        findSafe({ window, origins: safeOrigins, signal }),
      ),
    baseAccount &&
      import('./baseAccount/baseAccount.ts').then(({ createBaseAccount }) =>
        createBaseAccount({
          element: () => context.element,
          settings,
          ...(baseAccount === true ? {} : baseAccount),
          signal,
        }),
      ),
  ]
  await Promise.all(
    finding.map(async (wallet) => {
      try {
        const detail = await wallet
        if (detail && !signal.aborted) add(detail, 'custom')
      } catch (error) {
        const { code, message } = toWireError(error)
        if (!signal.aborted) context.emitter.emit('error', { code, message })
      }
    }),
  )
}
