import { afterEach, expect, test, vi } from 'vitest'
import { BaseError } from '#protocol'
import { drawError, drawSkeleton, explain as explainFailure } from './cards.ts'
import { explain } from './diagnosis.ts'
import { pickLocale } from '../words/pick.ts'
import { PULSE_AFTER_MS } from './limits.ts'

const idle = () => undefined
const place = { frameOrigin: 'https://widget.example', pageOrigin: 'https://shop.example' }
const tools = { drawError, pickLocale }
const actions = { onRetry: idle, onClose: idle }

afterEach(() => {
  document.documentElement.lang = ''
})

function shown(card: HTMLElement): ShadowRoot {
  if (card.shadowRoot === null) throw new Error('It is drawn into the page itself')
  return card.shadowRoot
}

test('behavior: a failure is told in the language of the site, and the page hears English', () => {
  const { error, draw } = explain(new BaseError('', { code: 'FRAME_TIMEOUT' }), place, tools)
  expect(error.details).toContain('20 seconds')
  const card = draw?.({ language: 'ar-EG', embedded: false }, actions)
  if (card === undefined) throw new Error('Nothing is drawn')
  expect([card.role, card.lang, card.dir]).toEqual(['alert', 'ar', 'rtl'])
  expect(shown(card).querySelector('h2')?.textContent).toBe('لم تُفتح نافذة المحفظة')
  const names = [...shown(card).querySelectorAll('button')].map(
    (button) => button.ariaLabel ?? button.textContent,
  )
  expect(names).toEqual(['إغلاق', 'حاول مرة أخرى'])
})

test('behavior: without a wish, and for a code that nobody knows, it speaks as the page does', () => {
  document.documentElement.lang = 'de-AT'
  const { draw } = explain(new BaseError('Odd', { code: 'ODD' }), place, tools)
  const card = draw?.({ embedded: true }, actions)
  expect(card && shown(card).querySelector('h2')?.textContent).toBe('Etwas ist schiefgelaufen')
  expect(drawSkeleton({ embedded: true }, idle).ariaLabel).toBe('Wird geladen')
  document.documentElement.lang = 'tlh'
  expect(drawSkeleton({ embedded: true }, idle).ariaLabel).toBe('Loading')
})

test('error: a frame that nobody answers for is out of reach, and is tried again when it is not', async () => {
  const failed = {
    error: new BaseError('', { code: 'FRAME_REFUSED' }),
    BaseError,
  }
  // Nothing listens there; the page that runs this test is another origin, which does answer.
  const gone = new URL('http://localhost:1/embed/')
  const { error, draw } = await explainFailure(failed, gone)
  expect(error.code).toBe('FRAME_UNREACHABLE')
  let retries = 0
  const onRetry = () => {
    retries += 1
  }
  const card = draw?.({ language: 'de', embedded: true }, { ...actions, onRetry })
  if (card === undefined) throw new Error('Nothing is drawn')
  expect(shown(card).querySelector('h2')?.textContent).toBe('Die Wallet ist nicht erreichbar')
  shown(card).querySelector<HTMLElement>('button:last-of-type')?.click()
  expect(retries).toBe(1)

  const answers = await explainFailure(failed, new URL('/', location.href))
  expect(answers.error.code).toBe('FRAME_REFUSED')
})

test.each([false, true])(
  'behavior: a skeleton stands still while the frame starts, and pulses then unless motion is reduced: %s',
  (matches) => {
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
    vi.useFakeTimers()
    const card = drawSkeleton({ embedded: true }, idle)
    document.body.append(card)
    const pulses = () => card.shadowRoot?.getAnimations().length
    vi.advanceTimersByTime(PULSE_AFTER_MS - 1)
    expect(pulses()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(pulses()).toBe(matches ? 0 : 1)
    vi.useRealTimers()
    media.mockRestore()
    card.remove()
  },
)
