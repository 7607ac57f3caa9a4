import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { checkIcon } from '../icons/paths.ts'
import styles from './Checkbox.module.css'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** What is wrong while it is not checked. */
  problem?: string | undefined
  /** Nothing goes on before it is checked. */
  required?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A native checkbox; the square beside its label is only drawn. */
export function Checkbox({ checked, onChange, children, problem, required, ref }: CheckboxProps) {
  const id = useId()
  const isBad = problem !== undefined
  return (
    <label className={styles.line}>
      <input
        ref={ref}
        type="checkbox"
        required={required}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? id : undefined}
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon path={checkIcon} size={16} />
      </span>
      <span>
        {children}
        {isBad && (
          <span id={id} className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
    </label>
  )
}
