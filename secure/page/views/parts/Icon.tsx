import styles from './parts.module.css'

const paths = {
  shield: 'M12 3.5l7 2.5v5.5c0 4.2-2.8 7.4-7 9-4.2-1.6-7-4.8-7-9V6zM8.8 12l2.3 2.3 4.2-4.4',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11.5v4.5M12 8v.1',
  warn: 'M10.3 4.9L3.4 16.7A2 2 0 0 0 5.1 19.7h13.8a2 2 0 0 0 1.7-3L13.7 4.9a2 2 0 0 0-3.4 0zM12 9.5v4M12 16.6v.1',
  check: 'M5 12.8l4.6 4.6L19 7.4',
  right: 'M9.5 6l6 6-6 6',
  lock: 'M8 10.5V8a4 4 0 0 1 8 0v2.5M8 10.5h8a2.5 2.5 0 0 1 2.5 2.5v4.5A2.5 2.5 0 0 1 16 20H8a2.5 2.5 0 0 1-2.5-2.5V13A2.5 2.5 0 0 1 8 10.5zM12 14.5v1.6',
  phone:
    'M9 3.5h6A2.5 2.5 0 0 1 17.5 6v12a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 18V6A2.5 2.5 0 0 1 9 3.5zM11 17.5h2',
  file: 'M7 3.5h6.5L18.5 8.5V18a2.5 2.5 0 0 1-2.5 2.5H7.5A2.5 2.5 0 0 1 5 18V5.5a2 2 0 0 1 2-2zM13 4v5h5M8.5 13.5h6M8.5 16.8h4',
  key: 'M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM11.8 12.2L20 4M16.5 7.5l2.5 2.5',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5z',
  window:
    'M6.5 4.5h11a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM3.5 9.5h17M7 7v0',
} as const
export type IconName = keyof typeof paths

/** A picture only: the words beside it say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 12 | 16 | 20 | undefined }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      data-size={size}
      data-mirror={name === 'right' || undefined}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
