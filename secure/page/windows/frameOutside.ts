import * as z from 'zod/mini'
import { bytes } from '#secure/wire'
import type { Page } from '../page.ts'
import { createReusedWindow } from './reusedWindow.ts'
import { openWindow } from './openWindow.ts'
import type { Outside } from './outside.ts'

const key = z.instanceof(CryptoKey)
const lock = z.strictObject({ credentialId: bytes(1_024), salt: bytes(32), key })

/** The frame has a window do it. */
export function createFrameOutside(page: Pick<Page, 'api' | 'embedder' | 'appearance'>): Outside {
  return {
    async saveFile(file, signal) {
      const reusedWindow = createReusedWindow()
      await openWindow(page, { name: 'SAVE_FILE', file }, signal, reusedWindow)
      return reusedWindow
    },
    async makePasskey(userName, signal) {
      return lock.parse(await openWindow(page, { name: 'MAKE_PASSKEY', userName }, signal))
    },
    async openPasskey(passkey, signal) {
      return key.parse(await openWindow(page, { name: 'USE_PASSKEY', ...passkey }, signal))
    },
  }
}
