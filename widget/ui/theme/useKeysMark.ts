import { type RefObject, useEffect } from 'react'

const moving = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Marks the container with `data-keys` while the person navigates by keyboard. A text field is always
 * `:focus-visible`, so a focus ring for keyboard use only needs this mark.
 */
export function useKeysMark(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const mark = ({ key }: KeyboardEvent) => {
      if (moving.includes(key)) element.dataset.keys = ''
    }
    const unmark = () => {
      delete element.dataset.keys
    }
    document.addEventListener('keydown', mark, true)
    document.addEventListener('pointerdown', unmark, true)
    return () => {
      document.removeEventListener('keydown', mark, true)
      document.removeEventListener('pointerdown', unmark, true)
    }
  }, [root])
}
