import type { WidgetOptions } from '#protocol'

/** What the page asked for, parsed, and who the page is. */
export type ConfigSlice = {
  readonly origin: string
  readonly pageTitle: string
  readonly language: string
  readonly options: WidgetOptions
}

export const config: ConfigSlice = { origin: '', pageTitle: '', language: 'en', options: {} }

/** True when the widget fills a container of the page instead of lying over it. */
export function isEmbedded({ options }: ConfigSlice): boolean {
  return options.mode === 'inline' || options.target !== undefined
}

/** True when only the views of the bridge are shown (partner mode). */
export function isBridgeOnly({ options }: ConfigSlice): boolean {
  return options.mode === 'bridge'
}
