import { useId } from 'react'
import styles from './parts.module.css'

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** @default 'text' */
  type?: 'text' | 'password' | undefined
  problem?: string | undefined
  hint?: string | undefined
}

export function Field({ label, value, onChange, type = 'text', problem, hint }: FieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type={type}
        value={value}
        autoComplete={type === 'password' ? 'new-password' : 'off'}
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={styles.note}
          data-status={problem === undefined ? undefined : 'bad'}
        >
          {note}
        </p>
      )}
    </div>
  )
}

/** Reads a small text file that the person picks. */
export function FileField(props: {
  label: string
  onRead: (content: string) => void
  hint?: string | undefined
}) {
  const { label, onRead, hint } = props
  const id = useId()
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          file?.text().then(onRead, () => onRead(''))
        }}
      />
      {hint !== undefined && <p className={styles.note}>{hint}</p>}
    </div>
  )
}
