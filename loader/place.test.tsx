import { expect, test } from 'vitest'
import type { WidgetOptions } from '#protocol'
import type { Host } from './host.ts'
import { createPlace } from './place.ts'
import type { Settings } from './settings.ts'

/** Where an embedded widget lies among the layers of its page. */
async function layerOf(options: WidgetOptions): Promise<string | undefined> {
  const element = document.createElement('div')
  const host = { getElement: () => element } as unknown as Host // nothing else is asked
  const given = { disableAppend: true, ...options }
  const settings = { get: () => given, isEmbedded: () => true } as unknown as Settings
  const on = { cancel: () => undefined, closed: () => undefined }
  await createPlace(host, settings, on, new AbortController().signal).get()
  return element.querySelector('div')?.style.zIndex
}

test('default: the layer is 999, unless the site names another (S2.06, S9.14)', async () => {
  expect(await layerOf({})).toBe('999')
  expect(await layerOf({ themeVariables: { '--causeway-z-index': '5' } })).toBe('5')
  expect(await layerOf({ zIndex: 7, themeVariables: { '--causeway-z-index': '5' } })).toBe('7')
})
