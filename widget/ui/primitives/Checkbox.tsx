import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { checkIcon } from '../icons/paths.ts'
import styles from './Checkbox.module.css'

type CheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** A native checkbox; the square beside its words is its picture. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <Icon path={checkIcon} size={16} />
      </span>
      <span>{children}</span>
    </label>
  )
}
