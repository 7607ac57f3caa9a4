import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The last of these flags counts, so Playwright's own names stand before ours. */
const off = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
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
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${off.join()}`,
  // A name of the internet is unknown at once, on every machine: no test asks a real service.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
] as const

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
