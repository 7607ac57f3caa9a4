import type { Core } from '#kernel/core.ts'
import { storedBackupLater } from './items.ts'
import { BACKUP_ACCOUNTS, BACKUP_CENTS } from './limits.ts'

type Account = {
  readonly address: string
  /** What it is worth, as far as that is known here. */
  readonly cents: bigint | undefined
}

/** Whether a recovery is offered: until it is put off, and once more when the account is worth much. */
export function offersBackup(core: Core, { address, cents }: Account): boolean {
  const later = core.storage.get(storedBackupLater)?.find(isOf(address))
  return later === undefined || (!later.worth && isMuch(cents))
}

/** Not now: for this account, in this browser. */
export function putBackupOff(core: Core, { address, cents }: Account): void {
  const all = core.storage.get(storedBackupLater) ?? []
  const others = all.filter((one) => !isOf(address)(one))
  const worth = isMuch(cents) || all.some((one) => isOf(address)(one) && one.worth)
  const entries = [{ address, worth }, ...others].slice(0, BACKUP_ACCOUNTS)
  core.storage.set(storedBackupLater, entries)
}

const isOf = (address: string) => (one: { address: string }) =>
  one.address.toLowerCase() === address.toLowerCase()

const isMuch = (cents: bigint | undefined) => cents !== undefined && cents >= BACKUP_CENTS
