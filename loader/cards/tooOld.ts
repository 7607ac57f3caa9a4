import type { ThemeMode } from '#protocol'
import type { box, drawCard, drawHeader, drawTitle, CardAppearance } from './card.ts'
import type { Engine, Lent } from '../stage0/loaderContext.ts'
import { DEFAULT_Z_INDEX } from './limits.ts'
import type { pickLocale } from '../words/pick.ts'
import { tooOld } from '#locales/loader/tooOld.ts'

/** What the skeleton's chunk is made of, lent: that chunk loads this one, which so loads nothing. */
type Tools = {
  readonly box: typeof box
  readonly drawCard: typeof drawCard
  readonly drawHeader: typeof drawHeader
  readonly drawTitle: typeof drawTitle
  readonly pickLocale: typeof pickLocale
}

declare const __VERSION__: string

const code = 'BROWSER_TOO_OLD'
const asksForAccount = /^(eth_requestAccounts|wallet_requestPermissions)$/

/**
 * What stands in stage 1's place where the browser is older than those of docs/browsers.md: it tells
 * the person, and refuses what the page asks. It imports nothing of stage 1, and needs nothing newer
 * than the syntax of 2021.
 */
export function createEngine(context: Lent, tools: Tools): Engine {
  let shown: { readonly remove: () => void } | undefined

  function refusal(): Error {
    const message = 'The browser is too old for the widget'
    context.emitter.emit('error', { code, message })
    return Object.assign(new Error(message), { name: 'WidgetError', code })
  }
  async function refuse(): Promise<never> {
    throw refusal()
  }
  function showCard(): void {
    shown ??= show(context, tools, () => {
      shown?.remove()
      shown = undefined
      context.emitter.emit('close', { reason: 'user' })
    })
  }
  return {
    async open() {
      showCard()
      throw refusal()
    },
    async bridge() {
      showCard()
      throw refusal()
    },
    async request({ method }) {
      if (asksForAccount.test(method)) showCard()
      throw refusal()
    },
    async close() {
      shown?.remove()
      shown = undefined
    },
    ready: refuse,
    preload: refuse,
    validate: refuse,
    updateOptions: refuse,
    switchNetwork: refuse,
    disconnect: refuse,
    getLogs: async () =>
      [
        `causeway loader ${__VERSION__}`,
        `page ${location.origin}`,
        `browser ${navigator.userAgent}`,
        code,
      ].join('\n'),
    destroy() {
      shown?.remove()
      shown = undefined
    },
  }
}

/** A card over the page, or in the container of an embedded widget. */
function show(context: Lent, tools: Tools, onClose: () => void) {
  const { box, drawCard, drawHeader, drawTitle, pickLocale } = tools
  const appearance = appearanceOf(context)
  const locale = pickLocale(tooOld, appearance.language)
  const title = drawTitle(tooOld[locale].title)
  title.id = 'title'
  const text = box({ padding: '12px 24px 28px', textAlign: 'center' }, tooOld[locale].body)
  const card = drawCard(appearance, onClose, drawHeader(appearance, onClose, title), text)
  card.setAttribute('role', 'alert')
  const element = context.element
  const target = optionOf(context, 'target')
  const container = target === undefined ? null : document.querySelector(target)
  if (!element.isConnected) (container ?? document.body).append(element)
  if (appearance.embedded) {
    const place = box({ position: 'relative', minHeight: '220px' }, card)
    element.append(place)
    return place
  }
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', tooOld[locale].title)
  dialog.style.cssText = `position: fixed; top: 0; left: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; background: none; z-index: ${DEFAULT_Z_INDEX}`
  dialog.append(card)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  element.append(dialog)
  // Without it (Safari before 15.4) the element is drawn all the same, over the page by its style.
  if ('showModal' in dialog) dialog.showModal()
  return dialog
}

/** Its options as they stand: what would parse them is newer than this browser. */
function optionOf({ source }: Lent, name: 'language' | 'mode' | 'target' | 'themeMode') {
  const given = source.options?.[name] ?? source.attributes?.[name]
  return given === undefined ? undefined : String(given)
}

function appearanceOf(context: Lent): CardAppearance {
  const mode = optionOf(context, 'themeMode')
  return {
    themeMode: themes.find((theme) => theme === mode),
    language: optionOf(context, 'language'),
    embedded: optionOf(context, 'mode') === 'inline' || optionOf(context, 'target') !== undefined,
  }
}

const themes: readonly ThemeMode[] = ['auto', 'dark', 'light']
