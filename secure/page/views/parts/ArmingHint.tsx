import { useRef } from 'react'
import type { Armed } from '../../arming/arming.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import styles from './parts.module.css'

type ArmingHintProps = {
  armed: Armed
  /** Asks the same in a window; absent where it is one already. */
  onElsewhere?: (() => void) | undefined
  /** @default false */
  blocked?: boolean | undefined
}

/** What the button is waiting for, in words, and the way out where only a window helps. */
export function ArmingHint({ armed, onElsewhere, blocked }: ArmingHintProps) {
  const { approve } = useWords()
  const wasAbsent = useRef(false)
  if (armed === 'absent') wasAbsent.current = true
  if (armed === 'armed' || armed === 'waiting') {
    if (!wasAbsent.current) return null
    // The mouse that it asked for is on its way to the button, which must not move.
    return (
      <div className={styles.kept}>
        <Notice status="info">{approve.absent}</Notice>
      </div>
    )
  }
  const isStuck = armed === 'unseen' || armed === 'cramped'
  return (
    <>
      <Notice status={isStuck ? 'warn' : 'info'} live>
        {approve[armed]}
      </Notice>
      {isStuck && onElsewhere !== undefined && (
        <Button kind="quiet" blocked={blocked} onClick={onElsewhere}>
          {approve.review}
        </Button>
      )}
    </>
  )
}
