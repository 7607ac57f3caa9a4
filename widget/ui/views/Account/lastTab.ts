import type { Core } from '#core/core.ts'
import type { AccountTab } from './Account.tsx'

/** Where somebody was when they left for another view: coming back, they are there again. */
export const lastTab = new WeakMap<Core, AccountTab>()
