import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Chromium only reads the last of these flags, so the list starts with Playwright's own features. It omits
 * `ThirdPartyStoragePartitioning`: with that disabled, a frame has one store on every site, as in no
 * browser since 2023.
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
  // Each window preloads browser UI that no test opens, which takes a fifth of the tests' time.
  'PreloadTopChromeWebUI',
]

/**
 * Flags that let a browser start in a container and keep it off the network: without them Chromium contacts
 * its vendor's hosts at every start.
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
  // Every internet host name fails at once, on every machine, so that no test reaches a real service.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

/**
 * The same without partitioned storage: a frame has one store across sites where third-party cookies are
 * allowed, and none where they are blocked.
 */
export const unpartitionedArgs: readonly string[] = [
  ...chromiumArgs,
  disable([...off, 'ThirdPartyStoragePartitioning']),
]

function disable(features: readonly string[]): string {
  return `--disable-features=${features.join()}`
}

/**
 * Path of a Chromium that is installed on this machine: `CHROMIUM_BIN`, else the first of the usual names
 * on the PATH. Undefined means that Playwright's own browser is used.
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
