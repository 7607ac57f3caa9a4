import type { BaseError } from '#protocol'
import {
  box,
  drawButton,
  drawCard,
  drawHeader,
  drawTitle,
  colorsOf,
  type CardAppearance,
  type Explained,
} from './card.ts'
import { PULSE_AFTER_MS } from './limits.ts'
import { isReachable, retryWhenReachable } from './reach.ts'
import type { Engine, Lent } from '../stage0/loaderContext.ts'
import { controls } from '#locales/loader/controls.ts'
import { pickLocale } from '../words/pick.ts'

const ROWS = 4

type Failed = { readonly error: BaseError; readonly BaseError: typeof BaseError }

/** What a browser that is too old has in the place of stage 1: the words come for it alone. */
export async function createEngine(context: Lent): Promise<Engine> {
  const tooOld = await import('./tooOld.ts')
  return tooOld.createEngine(context, { box, drawCard, drawHeader, drawTitle, pickLocale })
}

/**
 * Says why there is no widget. Most sentences are a chunk that rarely comes; where the connection is
 * broken it does not, so what is said then stands here, and is tried again by itself. The class comes from
 * stage 1, for this chunk stands alone where the browser is too old.
 */
export async function explain(failed: Failed, frameUrl: URL): Promise<Explained> {
  const isReached = failed.error.code !== 'FRAME_REFUSED' || (await isReachable(frameUrl))
  const error = isReached ? failed.error : unreachable(failed)
  const place = { frameOrigin: frameUrl.origin, pageOrigin: location.origin }
  const diagnosis = await import('./diagnosis.ts').catch(() => undefined)
  const explained = diagnosis?.explain(error, place, { drawError, pickLocale })
  if (isReached && explained !== undefined) return explained
  return {
    error: explained?.error ?? error,
    draw(appearance, actions) {
      const { unreached } = controls[pickLocale(controls, appearance.language)]
      const card = drawError(appearance, error, unreached, actions)
      retryWhenReachable(card, frameUrl, actions.onRetry)
      return card
    },
  }
}

function unreachable(failed: Failed): BaseError {
  return new failed.BaseError('The widget could not be reached', {
    code: 'FRAME_UNREACHABLE',
    cause: failed.error,
  })
}

/** The shape of Connect, for the moment until the frame can draw it. */
export function drawSkeleton(appearance: CardAppearance, onClose: () => void): HTMLElement {
  const palette = colorsOf(appearance)
  const bar = (width: string, height: string, radius: string) =>
    box({
      width,
      height,
      borderRadius: radius,
      background: palette['surface-strong'],
      flex: 'none',
    })
  const row = (_: unknown, at: number) =>
    box(
      {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        height: '56px',
        padding: '0 12px',
        borderRadius: '16px',
        background: palette['surface-raised'],
      },
      bar('36px', '36px', '10px'),
      bar(`${34 + ((at * 17) % 26)}%`, '10px', '3px'),
    )
  const body = box(
    { display: 'grid', gap: '8px', padding: '4px 16px 20px' },
    ...Array.from({ length: ROWS }, row),
  )
  const card = drawCard(
    appearance,
    onClose,
    drawHeader(appearance, onClose, bar('112px', '12px', '3px')),
    body,
  )
  card.setAttribute('role', 'status')
  card.setAttribute('aria-label', controls[pickLocale(controls, appearance.language)].loading)
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    // To draw it again and again, over a blurred page, is work that the frame would wait for.
    setTimeout(() => {
      body.animate(
        { opacity: [1, 0.55, 1] },
        { duration: 1_600, iterations: Number.POSITIVE_INFINITY },
      )
    }, PULSE_AFTER_MS)
  }
  return card
}

/** The card in place of a frame that is not there, with the way forward. */
export function drawError(
  appearance: CardAppearance,
  error: BaseError,
  words: { readonly title: string; readonly body: string },
  actions: { readonly onRetry: () => void; readonly onClose: () => void },
): HTMLElement {
  const palette = colorsOf(appearance)
  const title = drawTitle(words.title)
  const { tryAgain } = controls[pickLocale(controls, appearance.language)]
  const retry = drawButton(appearance, tryAgain, actions.onRetry)
  const code = box({ color: palette['text-3'], fontSize: '12px' }, String(error.code))
  const mark = box(
    {
      display: 'grid',
      placeItems: 'center',
      width: '56px',
      height: '56px',
      borderRadius: '10px',
      background: palette['warn-soft'],
      color: palette.warn,
      font: '600 24px/1 system-ui, sans-serif',
    },
    '!',
  )
  const message = box({ maxWidth: '36ch', textWrap: 'balance' }, words.body)
  const body = box(
    {
      display: 'grid',
      gap: '16px',
      justifyItems: 'center',
      textAlign: 'center',
      padding: '12px 16px 20px',
    },
    mark,
    message,
    code,
    retry,
  )
  const card = drawCard(
    appearance,
    actions.onClose,
    drawHeader(appearance, actions.onClose, title),
    body,
  )
  card.setAttribute('role', 'alert')
  return card
}
