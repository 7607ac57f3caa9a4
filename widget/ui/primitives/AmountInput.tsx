import { decimalSeparator } from '../i18n/format.ts'
import { useLocale } from '../i18n/MessagesContext.tsx'
import { sizeOf } from './AmountOutput.tsx'
import styles from './AmountInput.module.css'

type AmountInputProps = {
  id: string
  /** Decimal string with a point, or empty. */
  value: string
  onChange: (value: string) => void
  /** Id of the sentence that says what is wrong. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
  readOnly?: boolean | undefined
  /** Stands before the figure. */
  sign?: string | undefined
  /** For those who do not see the sign; begins with the label that is seen. */
  name?: string | undefined
}

/** Takes an amount as text and gives it back as text: it is never a number on the way. */
export function AmountInput(props: AmountInputProps) {
  const { id, value, onChange, describedBy, invalid = false, readOnly = false } = props
  const { sign = '', name } = props
  const separator = decimalSeparator(useLocale())
  return (
    <input
      id={id}
      className={styles.input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={`${sign}0`}
      maxLength={MAX_LENGTH}
      value={value === '' ? '' : sign + value.replace('.', separator)}
      readOnly={readOnly}
      data-length={sizeOf(value)}
      aria-label={name}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const next = parseTyped(event.target.value.replace(sign, ''), separator)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

const MAX_LENGTH = 80

/**
 * What was typed or pasted as a decimal string; undefined when it can't become one, so that the
 * field keeps what it had. A lone comma is a decimal sign in every language; a point that a
 * language groups with is one only when it is followed by a comma.
 */
export function parseTyped(typed: string, separator: string): string | undefined {
  const text = typed.replace(/[\s\u00a0\u202f'’_]/g, '')
  const grouping = separator === ',' ? '.' : ','
  const parts = text.split(separator)
  const isGrouped = text.includes(separator) && (parts[0] ?? '').includes(grouping)
  const isRepeated = text.split(grouping).length > 2
  const plain = isGrouped || isRepeated ? text.replaceAll(grouping, '') : text
  const decimal = plain.replaceAll(',', '.')
  if (!/^\d*\.?\d*$/.test(decimal)) return undefined
  if (decimal.startsWith('.')) return `0${decimal}`
  return decimal.replace(/^0+(?=\d)/, '')
}
