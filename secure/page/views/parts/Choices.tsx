import { Icon, type IconName } from './Icon.tsx'
import styles from './parts.module.css'

export type Choice = { icon: IconName; title: string; note: string; onClick: () => void }

/** Ways to go on, one under the other. */
export function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className={styles.panel}>
      {choices.map(({ icon, title, note, onClick }) => (
        <li key={title}>
          <button type="button" className={styles.row} onClick={onClick}>
            <Icon name={icon} />
            <span className={styles.main}>
              <span>{title}</span>
              <span>{note}</span>
            </span>
            <Icon name="right" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
