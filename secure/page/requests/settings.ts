import * as z from 'zod/mini'
import { type WirePayload, type WireResult, wireRows } from '#secure/wire'
import type { Page } from '../page.ts'
import type { RequestContext } from '../wire/server.ts'
import { throughWindow } from './throughWindow.ts'

/** A page of settings, drawn here; the answer says whether anything changed. */
export async function openSettings(
  page: Page,
  payload: WirePayload<'OPEN_SETTINGS'>,
  context: RequestContext,
): Promise<WireResult<'OPEN_SETTINGS'>> {
  await page.session.account()
  const result =
    page.store === undefined
      ? await throughWindow(page, { name: 'OPEN_SETTINGS', payload }, context)
      : await page.screen.ask({ kind: 'settings', page: payload.page }, context)
  return z.parse(wireRows.OPEN_SETTINGS.result, result)
}
