import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type Arms, isVouched, useArmed } from '../../arming/useArmed.ts'
import { useWords } from '../../i18n/WordsContext.tsx'
import type { Review } from '../../windows/messages.ts'
import { WindowBlockedError, WindowClosedError } from '../../windows/converse.ts'
import { useReviews } from '../ReviewsContext.ts'
import { Acknowledge } from './Acknowledge.tsx'
import { ArmingHint } from './ArmingHint.tsx'
import { Notice } from './Notice.tsx'

type ConfirmOptions = {
  onConfirm: () => void
  /** The same question for a window, which a frame that is covered or too small opens. */
  review?: Review | undefined
  /**
   * It moves money, allows spending, hands over keys or destroys them: only a browser that vouches is
   * believed.
   */
  isGrave?: boolean | undefined
  /** What the person declined there. */
  onReject?: (() => void) | undefined
  /** Nothing can be confirmed now. */
  blocked?: boolean | undefined
  /** Something is not known that the person has to take upon themselves, before anything else. */
  needsAcknowledgement?: boolean | undefined
}

export type Confirm = {
  /** For the `hint` of the sheet. */
  hint: ReactNode
  /** For its `ConfirmButton`, which is drawn together with the sheet. */
  ref: RefObject<HTMLButtonElement | null>
  arms: Arms
  onConfirm: () => void
  blocked: boolean
  /** Set where the browser cannot vouch for this frame: the button only opens the window. */
  inWindow: { isOpen: boolean; open: () => void } | undefined
}

/** What a sheet needs whose button signs, sends, hands over keys or destroys. */
export function useConfirm(options: ConfirmOptions): Confirm {
  const { onConfirm, review, isGrave = false, onReject } = options
  const { blocked: isBlocked = false, needsAcknowledgement = false } = options
  const [isAcknowledged, setAcknowledged] = useState(false)
  const words = useWords()
  const reviews = useReviews()
  const ref = useRef<HTMLButtonElement>(null)
  const arms = useArmed(ref)
  const [state, setState] = useState<'none' | 'open' | 'blocked'>('none')
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const owner = new AbortController()
    leaving.current = owner
    return () => owner.abort()
  }, [])

  const canReview = review !== undefined && reviews !== undefined
  function openReview(): void {
    if (!canReview) return
    const { signal } = leaving.current
    setState('open')
    reviews.ask(review, signal).then(
      () => {
        setState('none')
        onConfirm()
      },
      (error: unknown) => {
        if (signal.aborted) return
        setState(error instanceof WindowBlockedError ? 'blocked' : 'none')
        const isOpenStill =
          error instanceof WindowBlockedError || error instanceof WindowClosedError
        if (!isOpenStill) onReject?.()
      },
    )
  }

  const isWindowOnly = isGrave && canReview && !isVouched()
  // A window asks for it itself.
  const isMissing = needsAcknowledgement && !isWindowOnly && !isAcknowledged
  const blocked = isBlocked || isMissing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question comes up
  useEffect(() => {
    if (isWindowOnly && !blocked && reviews.isOpen()) openReview()
  }, [])

  const said = state === 'open' ? words.window.opened : words.approve.reviewBody
  const hint = isWindowOnly ? (
    <Notice status={state === 'blocked' ? 'bad' : 'info'} live>
      {state === 'blocked' ? words.window.blocked : said}
    </Notice>
  ) : (
    <>
      {needsAcknowledgement && (
        <Acknowledge isChecked={isAcknowledged} blocked={isBlocked} onChange={setAcknowledged} />
      )}
      <ArmingHint
        armed={arms.armed}
        blocked={isBlocked || state === 'open'}
        onElsewhere={canReview ? openReview : undefined}
      />
    </>
  )
  const inWindow = isWindowOnly ? { isOpen: state === 'open', open: openReview } : undefined
  return { hint, ref, arms, onConfirm, blocked, inWindow }
}
