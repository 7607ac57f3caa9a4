import { loadCommonWords } from './ui/i18n/commonWords.ts'
import { pickLocale } from './ui/i18n/locales.ts'

// The document names the code of the first view beside this small file, which asks at once for what
// only a browser or a deployment can name: words of its language, and networks that it does not list.
const words = loadCommonWords(pickLocale(navigator.languages))
const networks = listsNetworks(document) ? [] : [presets(), otherNamespaces()]
for (const part of [words, ...networks]) part.catch(reportError)
// Not awaited: with an `await` out here, the bundler gives each part of the first view a file of its own.
import('./start.ts').then(({ start }) => start(window)).catch(reportError)

/** Whether the deployment lists its networks. It is read and checked by `boot`. */
function listsNetworks(document: Document): boolean {
  const text = document.getElementById('causeway-deployment')?.textContent
  return text?.includes('"networks"') === true
}

function presets(): Promise<unknown> {
  return import('#kernel/networks/presets.ts')
}

function otherNamespaces(): Promise<unknown> {
  return import('#namespaces/others.ts')
}
