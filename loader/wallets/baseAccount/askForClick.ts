import { BaseError } from '#protocol'
import {
  box,
  drawButton,
  drawCard,
  drawHeader,
  drawTitle,
  type CardAppearance,
} from '../../cards/card.ts'
import { baseAccount } from '#locales/loader/baseAccount.ts'
import { NAME } from '../../words/baseAccount.ts'
import { pickLocale } from '../../words/pick.ts'

/**
 * A browser opens a window for a click and not long after. Where none was made in time (the second
 * step of something that was confirmed minutes ago), the person is asked for one.
 */
export function askForClick<T>({
  element,
  appearance,
  open,
  signal,
}: {
  readonly element: HTMLElement
  readonly appearance: CardAppearance
  /** Called within the click; undefined where the browser refuses even then. */
  readonly open: () => T | undefined
  readonly signal: AbortSignal
}): Promise<T> {
  return new Promise((resolve, reject) => {
    const words = baseAccount[pickLocale(baseAccount, appearance.language)]
    const dialog = document.createElement('dialog')
    const opener = document.activeElement
    const end = () => {
      signal.removeEventListener('abort', cancel)
      dialog.remove()
      if (opener instanceof HTMLElement) opener.focus()
    }
    const cancel = () => {
      end()
      reject(new BaseError('The window of Base Account was not opened', { code: 4001 }))
    }
    const go = () => {
      const opened = open()
      end()
      if (opened !== undefined) return resolve(opened)
      reject(
        new BaseError('The browser blocks the window of Base Account. Allow windows here.', {
          code: 'POPUP_BLOCKED',
        }),
      )
    }
    const text = box({ maxWidth: '36ch', textWrap: 'balance', textAlign: 'center' }, words.body)
    const body = box(
      { display: 'grid', gap: '16px', justifyItems: 'center', padding: '4px 16px 20px' },
      text,
      drawButton(appearance, words.go, go),
    )
    const header = drawHeader(appearance, cancel, drawTitle(NAME))
    dialog.setAttribute('aria-label', NAME)
    Object.assign(dialog.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'transparent',
    })
    dialog.append(drawCard(appearance, cancel, header, body))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      cancel()
    })
    signal.addEventListener('abort', cancel)
    element.append(dialog)
    dialog.showModal()
  })
}
