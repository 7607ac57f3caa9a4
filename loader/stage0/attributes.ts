import type { WidgetOptions } from '#protocol'

/** How an attribute's text becomes the value of its field; what is not listed stays text. */
const kinds: { readonly [name in keyof WidgetOptions]: 'boolean' | 'number' | 'json' | 'list' } = {
  metadata: 'json',
  networks: 'list',
  allowUnsupportedNetwork: 'boolean',
  features: 'json',
  legal: 'json',
  bridge: 'json',
  wallets: 'json',
  announce: 'boolean',
  reconnect: 'boolean',
  defaultAccountTypes: 'json',
  restrictedTimezones: 'json',
  disableAppend: 'boolean',
  zIndex: 'number',
  themeVariables: 'json',
}

/** Set by frameworks and optimisers on every script tag; not ours, and no mistake of the site. */
const foreign = ['nscript', 'cfasync', 'rocketSrc', 'turboTrack', 'astroExec']

/**
 * `data-*` of the script tag as the fields of the options: `data-project-id` is `projectId`. What
 * cannot be read stays text, so that the schema names it.
 */
export function parseAttributes(
  attributes: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const fields = Object.entries(attributes).filter(
    ([name, text]) => text !== undefined && !foreign.includes(name),
  )
  return Object.fromEntries(fields.map(([name, text]) => [name, read(name, text ?? '')]))
}

function read(name: string, text: string): unknown {
  const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof WidgetOptions] : undefined
  if (kind === 'boolean') return text === '' || text === 'true' || (text === 'false' ? false : text)
  if (kind === 'number') return text.trim() === '' ? text : Number(text)
  if (kind === 'list') {
    const entries = text.split(',').map((entry) => entry.trim())
    return entries.filter((entry) => entry !== '')
  }
  if (kind !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    return text // the schema says that an object was expected here
  }
}
