import { downIcon } from '../icons/laterPaths.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Select.module.css'

type SelectProps = {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/**
 * The browser's own list in the widget's clothes: every keyboard and every reader knows it. Base UI's select would be
 * 37.5 kB (brotli).
 */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <span className={styles.select}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon path={downIcon} size={16} />
    </span>
  )
}
