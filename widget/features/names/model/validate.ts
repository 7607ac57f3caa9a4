import type { Core } from '#kernel/core.ts'
import { NAME_CHARS_LEAST, NAME_CHARS_MOST, NAME_ZONE } from './limits.ts'

/** Why a text cannot be a name (S5.03). */
export type NameProblem = 'characters' | 'tooShort' | 'tooLong'

/** The label that the person typed or pasted, without its zone and in lower case. */
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

/** The label with its zone: what others type to find the account. */
export function fullName(label: string, zone: string): string {
  return `${label}.${zone}`
}

/** Where this deployment registers names. */
export function nameZone({ deployment }: Pick<Core, 'deployment'>): string {
  return deployment.services?.nameZone ?? NAME_ZONE
}
