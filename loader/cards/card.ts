import type { BaseError, ThemeMode } from '#protocol'
import { controls } from '#locales/loader/controls.ts'
import { pickLocale } from '../words/pick.ts'
import { colors } from './colors.ts'

const CARD_WIDTH_PX = 360
const SHEET_BELOW = '(max-width: 480px)'

/** What the site asked for of a card of ours. */
export type CardAppearance = {
  readonly themeMode?: ThemeMode | undefined
  readonly language?: string | undefined
  readonly embedded: boolean
}

type Actions = { readonly onRetry: () => void; readonly onClose: () => void }

/** A failure as the page hears it, and the card that tells the person. */
export type Explained = {
  readonly error: BaseError
  /** Undefined when the card's own chunk cannot be loaded either. */
  readonly draw: ((appearance: CardAppearance, actions: Actions) => HTMLElement) | undefined
}

/** What the chunk of the skeleton lends to one that it loads: a pinned build has no chunks in a circle. */
export type CardTools = {
  readonly pickLocale: typeof pickLocale
  readonly drawError: (
    appearance: CardAppearance,
    error: BaseError,
    words: { readonly title: string; readonly body: string },
    actions: Actions,
  ) => HTMLElement
}

type Style = Partial<CSSStyleDeclaration>

/** An element with styles set through the CSSOM, which a strict `style-src` allows. */
export function box(style: Style, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, style)
  element.append(...children)
  return element
}

/** Dark unless the site says otherwise (S4.04). */
function isDark({ themeMode = 'dark' }: CardAppearance): boolean {
  if (themeMode !== 'auto') return themeMode === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

/** The tokens of the theme that the site asked for. */
export function colorsOf(appearance: CardAppearance) {
  return isDark(appearance) ? colors.dark : colors.light
}

/** The ground and the card of the widget, drawn by the page while the frame cannot. */
export function drawCard(
  appearance: CardAppearance,
  onBackdrop: () => void,
  ...children: HTMLElement[]
) {
  const { embedded } = appearance
  const palette = colorsOf(appearance)
  const sheet = !embedded && matchMedia(SHEET_BELOW).matches
  const floating = sheet ? 'end' : 'center'
  const card = box(
    {
      width: embedded || sheet ? '100%' : `${CARD_WIDTH_PX}px`,
      boxSizing: 'border-box',
      borderRadius: sheet ? '24px 24px 0 0' : '24px',
      background: palette.surface,
      color: palette.text,
      font: '14px/20px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      boxShadow: embedded ? '' : `0 0 0 1px ${palette.hairline}, 0 24px 64px -16px rgb(0 0 0 / .5)`,
      paddingBottom: sheet ? 'env(safe-area-inset-bottom)' : '',
      overflow: 'hidden',
      textAlign: 'start',
    },
    ...children,
  )
  const ground = box({
    all: 'initial',
    position: 'absolute',
    inset: '0',
    display: 'grid',
    justifyItems: 'center',
    alignItems: embedded ? 'start' : floating,
    background: embedded ? '' : 'rgb(0 0 0 / .55)',
    backdropFilter: embedded ? '' : 'blur(6px)',
  })
  ground.lang = pickLocale(controls, appearance.language)
  ground.dir = /^(ar|fa|he)$/.test(ground.lang) ? 'rtl' : 'ltr'
  // Rules of the page for its own buttons and headings do not reach into a shadow.
  ground.attachShadow({ mode: 'open' }).append(card)
  ground.addEventListener('click', (event) => {
    if (event.composedPath()[0] === ground) onBackdrop()
  })
  return ground
}

/** The bar on top: a place for the title, and a way out. */
export function drawHeader(appearance: CardAppearance, onClose: () => void, title: Node) {
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', controls[pickLocale(controls, appearance.language)].close)
  close.textContent = '✕'
  Object.assign(close.style, {
    width: '44px',
    height: '44px',
    border: '0',
    borderRadius: '12px',
    background: 'none',
    color: colorsOf(appearance)['text-2'],
    font: 'inherit',
    fontSize: '15px',
    cursor: 'pointer',
  })
  close.addEventListener('click', onClose)
  return box(
    {
      display: 'grid',
      gridTemplateColumns: '44px 1fr 44px',
      alignItems: 'center',
      justifyItems: 'center',
      height: '56px',
      padding: '0 6px',
    },
    box({}),
    title,
    ...(appearance.embedded ? [] : [close]),
  )
}

/** The one thing to do on a card. */
export function drawButton(
  appearance: CardAppearance,
  text: string,
  onClick: () => void,
): HTMLElement {
  const palette = colorsOf(appearance)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  Object.assign(button.style, {
    width: '100%',
    minHeight: '48px',
    border: '0',
    borderRadius: '12px',
    background: palette.accent,
    color: palette['on-accent'],
    font: 'inherit',
    fontSize: '16px',
    fontWeight: '600',
    cursor: 'pointer',
  })
  button.addEventListener('click', onClick)
  return button
}

export function drawTitle(text: string): HTMLElement {
  const title = document.createElement('h2')
  title.textContent = text
  Object.assign(title.style, {
    margin: '0',
    font: 'inherit',
    fontSize: '16px',
    fontWeight: '600',
    textAlign: 'center',
  })
  return title
}
