import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { API_URL as BRIDGE_URL, INDEXER_URL } from '#kernel/bridge/limits.ts'
import { ANALYTICS_URL, API_URL, BLOCKCHAIN_URL } from '#kernel/config/serviceUrls.ts'
import { PUBLIC_VERIFY, publicRelays } from '#clients/walletConnect/limits.ts'
import { sourceFiles } from '../scripts/sourceFiles.ts'

const page = readFileSync('docs/privacy.md', 'utf8')
const sources = sourceFiles(['loader', 'widget', 'secure']).filter(
  (path) => !/\.(test|scenes)\.tsx?$|\/testing[/.]/.test(path),
)

test('default: everything that is kept in a browser is on the privacy page (S3.12)', () => {
  const names = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    if (!/maxAgeMs:/.test(text) || path.startsWith('widget/clients')) return []
    return [
      ...text.matchAll(/: Item<[\s\S]*?> = \{\s*name: '(\w+)'|^ {2}name: '(\w+)',\n {2}schema/gm),
    ].map(([, one, other]) => one ?? other ?? '')
  })
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(page).toContain(`\`${name}\``)
})

test('default: whoever touches storage of a browser is known to the privacy page', () => {
  const touching = sources.filter((path) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(readFileSync(path, 'utf8')),
  )
  expect(touching).toEqual([
    'loader/handlers.ts',
    'loader/stage0/widget.ts',
    'loader/wallets/baseAccount/sessionStore.ts',
    'secure/page/keys/keyStore.ts',
    'secure/page/storedLanguage.ts',
    'widget/clients/textStores.ts',
    'widget/clients/walletConnect/lean/keyValueStorage.ts',
    'widget/clients/walletConnect/sessionStore.ts',
    'widget/clients/walletConnect/walletConnect.ts',
  ])
  const names = [
    'causeway.snapshot',
    'causeway-base-account',
    'causeway-keys',
    'causeway-language',
    'wc.*',
  ]
  for (const name of names) expect(page).toContain(`\`${name}\``)
})

test('default: every public service that is asked is named', () => {
  const urls = [API_URL, ANALYTICS_URL, BLOCKCHAIN_URL, BRIDGE_URL, INDEXER_URL, PUBLIC_VERIFY]
  for (const url of [...urls, publicRelays[0] ?? '']) expect(page).toContain(new URL(url).host)
})

test('default: whatever part of the widget draws an <img>, it asks the deployment where from (S19)', () => {
  const drawing = sources.filter(
    (path) => /^widget\/.*\.tsx$/.test(path) && /<img\b/.test(readFileSync(path, 'utf8')),
  )
  expect(drawing.length).toBeGreaterThan(0)
  const own = drawing.filter((path) => !readFileSync(path, 'utf8').includes('useImageSource('))
  expect(own).toEqual([])
})
