import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The last of these flags counts, so Playwright's own names stand before ours: all but
 * `ThirdPartyStoragePartitioning`, without which a frame has one store on every site, as in no browser
 * since 2023.
 */
const off = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window draws parts of the browser that nobody opens: a fifth of the tests' time.
  'PreloadTopChromeWebUI',
]

/**
 * Flags that let a browser start in a container and keep it off the network:
 * without them Chromium looks up its vendor's hosts at every start.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  disable(off),
  // A name of the internet is unknown at once, on every machine: no test asks a real service.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

/**
 * The same without partitions: a frame has one store on all sites where third-party cookies are
 * allowed, and none at all where they are blocked.
 */
export const unpartitionedArgs: readonly string[] = [
  ...chromiumArgs,
  disable([...off, 'ThirdPartyStoragePartitioning']),
]

function disable(features: readonly string[]): string {
  return `--disable-features=${features.join()}`
}

/**
 * Path of a Chromium that is already on this machine: `CHROMIUM_BIN`, else the first of the usual
 * names on the PATH. Undefined means that Playwright's own browser is used.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_BIN !== undefined && env.CHROMIUM_BIN !== '') return env.CHROMIUM_BIN
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...fixed,
  ]
  return candidates.find((path) => existsSync(path))
}
