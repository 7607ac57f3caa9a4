import { useWords } from '../../i18n/WordsContext.tsx'
import styles from './parts.module.css'

type AcknowledgeProps = {
  isChecked: boolean
  blocked: boolean
  onChange: (isChecked: boolean) => void
}

/** What the person takes upon themselves before the button works. */
export function Acknowledge({ isChecked, blocked, onChange }: AcknowledgeProps) {
  const { approve } = useWords()
  return (
    <label className={styles.acknowledge}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={blocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{approve.acknowledge}</span>
    </label>
  )
}
