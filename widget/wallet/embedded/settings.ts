import type { Core } from '#kernel/core.ts'
import { showToast } from '#kernel/notices/notices.ts'
import { asBaseError } from '#kernel/errors/asBaseError.ts'
import { isUserRejection } from '#protocol'
import { frameOf } from './frame.ts'
import { loadUser } from './user.ts'

export type SettingsPage = 'recovery' | 'export' | 'devices' | 'delete'

/** Opens a page that the secure origin draws itself, and reloads the user if it was changed there. */
export async function openSettings(core: Core, page: SettingsPage): Promise<void> {
  try {
    const frame = await frameOf(core)
    const { changed } = await frame.request('OPEN_SETTINGS', { page })
    // After the account was deleted nobody is logged in, as the frame has already reported.
    if (changed && page !== 'delete') await loadUser(core)
  } catch (error) {
    if (isUserRejection(error)) return
    showToast(core, 'error', { says: 'settingsFailed', code: asBaseError(error).code })
  }
}
