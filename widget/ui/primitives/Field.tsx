import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconPath } from '../icons/paths.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Field.module.css'

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'search' | 'email' | undefined
  icon?: IconPath | undefined
  placeholder?: string | undefined
  mono?: boolean | undefined
  /** What is wrong with the value. */
  problem?: string | undefined
  hint?: string | undefined
  end?: ReactNode
  /** The person is about to type. */
  onFocus?: (() => void) | undefined
}

/** One line of text with a name, a hint and a problem that are read together with it. */
export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    type = 'text',
    icon,
    placeholder,
    mono,
    problem,
    hint,
    end,
    onFocus,
  } = props
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={styles.group}>
      <div className={styles.field} data-status={problem === undefined ? undefined : 'bad'}>
        {icon !== undefined && <Icon path={icon} />}
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <input
          id={id}
          className={styles.input}
          type={type}
          value={value}
          placeholder={placeholder}
          data-mono={mono || undefined}
          autoComplete={type === 'email' ? 'email' : 'off'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={styles.note}
          data-status={problem === undefined ? undefined : 'bad'}
          role={problem === undefined ? undefined : 'status'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
