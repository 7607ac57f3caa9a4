import type { ReactNode } from 'react'
import { useWords } from '../../i18n/WordsContext.tsx'
import { Button } from './Button.tsx'
import type { Confirm } from './useConfirm.tsx'

type ConfirmButtonProps = {
  confirm: Confirm
  children: ReactNode
  kind?: 'danger' | undefined
  busy?: boolean | undefined
}

/**
 * Signs, sends or hands over: works while it is armed, and asks for another press after an early one.
 * Where only a window can be believed it confirms nothing, and opens that window.
 */
export function ConfirmButton({ confirm, children, kind, busy = false }: ConfirmButtonProps) {
  const { approve } = useWords()
  const { arms, ref, inWindow, blocked, onConfirm } = confirm
  if (inWindow !== undefined && !busy) {
    return (
      <Button busy={inWindow.isOpen} blocked={blocked} onClick={inWindow.open}>
        {approve.review}
      </Button>
    )
  }
  return (
    <Button
      ref={ref}
      kind={kind}
      busy={busy}
      blocked={blocked || arms.armed !== 'armed'}
      rested={arms.isRested}
      onClick={onConfirm}
    >
      {arms.isEarly && !busy ? approve.again : children}
    </Button>
  )
}
