import type { Core } from '#kernel/core.ts'
import { NAME_CHARS_LEAST, NAME_CHARS_MOST, NAME_ZONE } from './limits.ts'

/** Why nobody can be called so (S5.03). */
export type NameProblem = 'characters' | 'tooShort' | 'tooLong'

/** What somebody typed or pasted, as it stands before the zone: names know no capitals. */
export function readLabel(text: string, zone: string): string {
  const plain = text.trim().toLowerCase()
  const end = `.${zone}`
  return plain.endsWith(end) ? plain.slice(0, -end.length) : plain
}

/** What is wrong with a name to register: letters, digits and hyphens, at least 4 (S5.03). */
export function nameProblem(label: string): NameProblem | undefined {
  if (!/^[a-z\d-]*$/i.test(label)) return 'characters'
  if (label.length < NAME_CHARS_LEAST) return 'tooShort'
  return label.length > NAME_CHARS_MOST ? 'tooLong' : undefined
}

/** With its zone: what others type to find the account. */
export function fullName(label: string, zone: string): string {
  return `${label}.${zone}`
}

/** Where this deployment registers names. */
export function nameZone({ deployment }: Pick<Core, 'deployment'>): string {
  return deployment.services?.nameZone ?? NAME_ZONE
}
