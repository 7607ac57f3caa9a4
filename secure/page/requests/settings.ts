import * as z from 'zod/mini'
import { SecureError, type WireParams, type WireResult, wireRows } from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { notifyChanges } from './notifyChanges.ts'
import { throughWindow } from './throughWindow.ts'

/** A page of settings, drawn here; the answer says whether anything changed. */
export async function openSettings(
  page: Page,
  payload: WireParams<'OPEN_SETTINGS'>,
  context: RequestContext,
): Promise<WireResult<'OPEN_SETTINGS'>> {
  const account = await page.session.account()
  try {
    return z.parse(wireRows.OPEN_SETTINGS.result, await ask())
  } finally {
    // Also where the person closed the last page, or its window.
    if (ending.includes(payload.page)) await forgetIfOver(page)
  }

  async function ask(): Promise<unknown> {
    const { store, screen } = page
    if (store === undefined) {
      return throughWindow(page, { name: 'OPEN_SETTINGS', payload }, context)
    }
    await notifyChanges(page, account, context)
    const { canSign } = await import('../keys/wallet.ts')
    if (withShare.includes(payload.page) && !(await canSign(store, account))) {
      // Without a share there is nothing to back up or to take away: one is brought here first.
      await screen.ask({ kind: 'newDevice' }, context)
      if (payload.page === 'recovery') return { changed: true }
    }
    return screen.ask({ kind: 'settings', page: payload.page }, context)
  }
}

async function forgetIfOver({ api, session }: Page): Promise<void> {
  try {
    await api.call('getAccount')
  } catch (error) {
    if (error instanceof SecureError && error.code === 'SESSION_EXPIRED') session.forget('wanted')
    else console.warn(error)
  }
}

const withShare: readonly string[] = ['recovery', 'export']
/** Where the person may end the session. */
const ending: readonly string[] = ['devices', 'delete']
