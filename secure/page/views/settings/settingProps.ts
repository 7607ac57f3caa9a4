import type { Page } from '../../page.ts'
import type { Asked } from '../../screen.ts'

/** What each page of settings is given: `onDone` says whether anything changed. */
export type SettingProps = { page: Page; asked: Asked; onDone: (changed: boolean) => void }
