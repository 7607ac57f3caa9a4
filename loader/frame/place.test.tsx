import { afterEach, describe, expect, test } from 'vitest'
import { disconnectedState, type WidgetOptions } from '#protocol'
import { createEmitter } from '../stage0/emitter.ts'
import type { LoaderContext } from '../stage0/loaderContext.ts'
import { createPlace } from './place.ts'
import { createSettings } from '../options/settings.ts'

let end = new AbortController()

afterEach(() => {
  end.abort()
  end = new AbortController()
  document.body.replaceChildren()
})

function createPlaced(options: WidgetOptions = {}) {
  const element = document.createElement('div')
  const context: LoaderContext = {
    source: { options, base: location.href },
    emitter: createEmitter(),
    element,
    newFrame: () => document.createElement('iframe'),
    getState: () => disconnectedState,
    setState: () => undefined,
  }
  const on = { cancel: () => undefined, closed: () => undefined }
  const place = createPlace(context, createSettings(context.source), on, end.signal)
  end.signal.addEventListener('abort', () => place.seen()?.destroy())
  return { element, place }
}

/** Builds the place of a widget with these options, and gives what it is drawn into. */
async function placed(options: WidgetOptions): Promise<HTMLElement> {
  const { element, place } = createPlaced(options)
  await place.get()
  return element
}

const zIndexOf = ({ firstElementChild }: HTMLElement) =>
  firstElementChild && getComputedStyle(firstElementChild).zIndex

describe('where the widget stands', () => {
  test('default: a dialog in the body of the page, at 999 (S2.06, S9.14)', async () => {
    const element = await placed({})
    expect(element.parentElement).toBe(document.body)
    expect(element.firstElementChild?.tagName).toBe('DIALOG')
    expect(zIndexOf(element)).toBe('999')
  })

  test('behavior: the number that the page names, or its theme (S2.06)', async () => {
    const themeVariables = { '--causeway-z-index': '5' }
    expect(zIndexOf(await placed({ themeVariables }))).toBe('5')
    expect(zIndexOf(await placed({ themeVariables, zIndex: 7 }))).toBe('7')
  })

  test('behavior: beside the body, once a page has taken it away with its body (S2.06, N4)', async () => {
    const { element, place } = createPlaced()
    const surface = await place.get()
    document.body.replaceChildren()
    expect(await place.get()).toBe(surface)
    expect(element.parentElement).toBe(document.documentElement)
    element.remove()
  })

  test('error: nowhere, where the page puts it into place itself and has not yet (S2.06)', async () => {
    const { element, place } = createPlaced({ disableAppend: true })
    await expect(place.get()).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' })
    document.body.append(element)
    await place.get()
    expect(element.parentElement).toBe(document.body)
  })

  test('behavior: embedded, in the flow of its container (S2.06)', async () => {
    document.body.innerHTML = '<main id="here"></main>'
    const element = await placed({ mode: 'inline', target: '#here' })
    expect(element.parentElement?.id).toBe('here')
    expect(document.querySelector('dialog')).toBe(null)
    expect(zIndexOf(element)).toBe('999')
  })

  test('error: no container (S2.06)', async () => {
    await expect(placed({ mode: 'inline', target: '#gone' })).rejects.toMatchObject({
      code: 'TARGET_NOT_FOUND',
    })
  })
})
