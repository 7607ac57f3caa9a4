import { NAME_CHARS } from './limits.ts'

/**
 * A name as it may be shown, or undefined when nothing is left: without control, bidi and invisible
 * characters, which make a name look like another one, without towers of accents, and cut.
 */
export function cleanName(name: string, most = NAME_CHARS): string | undefined {
  const plain = name
    .slice(0, most * 8)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
  const characters = [...plain]
  if (characters.length === 0) return undefined
  if (characters.length <= most) return plain
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`
}
