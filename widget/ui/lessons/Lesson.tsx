import type { ReactNode } from 'react'
import styles from './Lesson.module.css'

/** A drawing on a 64 grid: lines, and stones that stand for what is yours. */
export type LessonPicture = {
  readonly lines: string
  readonly stones: readonly (readonly [x: number, y: number])[]
}

type LessonProps = { picture: LessonPicture; title: string; body: string }

/** One thing to know, with a picture of it. */
export function Lesson({ picture, title, body }: LessonProps) {
  const { lines, stones } = picture
  return (
    <li className={styles.lesson}>
      <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
        <path d={lines} />
        {stones.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width="6" height="6" rx="2" />
        ))}
      </svg>
      <div>
        <h2>{title}</h2>
        <p>{body}</p>
      </div>
    </li>
  )
}

/** Things to know, one under the other. */
export function Lessons({ children }: { children: ReactNode }) {
  return <ul className={styles.lessons}>{children}</ul>
}
