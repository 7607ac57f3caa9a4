import { defineConfig } from '@playwright/test'
import type { StorageMode } from './tests/e2e/fixtures.ts'
import { compileLocales } from './scripts/locales/compile.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

// What a test starts from its source has sentences, too. Playwright's workers read this file again.
if (process.env.TEST_WORKER_INDEX === undefined) compileLocales()
const chromium = findChromium()

/** What `npm test` runs: the other tests are for `npm run test:long`, and CI. */
const main = /e2e\/(loader|loaderProvider|main|protocol)\.spec\.ts$/

/**
 * What embeds the widget in other ways, views beside connecting, bridging, sending and signing, what few
 * people use, and each way in which frames and loads fail.
 */
const wide = [
  /e2e\/(account|bridgeStates|buy|directory|faults|idle|isolated|keyboard|namespaces|signIn|steadyCard|swap|taps|views|withoutProject)\.spec\.ts$/,
  /e2e\/(conformance|docs|examples|hosts|loaderFailures|oldBuilds|pinned|playground)\.spec\.ts$/,
  /e2e\/(backForward|baseAccount|calls|embedded[A-Z]\w+|gateway|names|networks|oldBrowsers|pay|phoneViews|phones|requests|roundTrips|safe|solana|walletList)\.spec\.ts$/,
  /security\/(altered|frameLoss)\.spec\.ts$/,
]

/** The main job's widget is a gateway's, before services that ask for keys. */
const behind = { isBehindGateway: true }

export default defineConfig<{ storage: StorageMode }, { isBehindGateway: boolean }>({
  testDir: 'tests',
  testMatch: '{e2e,security}/**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: false,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/playwright.json' }],
  ],
  projects: [
    // What is tagged `@long` is left to `npm run test:long`.
    { name: 'main', use: behind, grepInvert: /@long/, testMatch: main },
    { name: 'partitioned', use: behind, grepInvert: /@long/, testIgnore: [main, ...wide] },
    { name: 'wide', grepInvert: /@long/, testMatch: wide },
    // What depends on storage: `@blocked` where nothing is kept too, `@storage` also in one store for all sites.
    {
      name: 'blocked',
      use: { ...behind, storage: 'blocked' },
      grep: /@(blocked|storage)/,
      testIgnore: wide,
    },
    { name: 'allowed', use: { ...behind, storage: 'allowed' }, grep: /@storage/, testIgnore: wide },
    {
      name: 'wide-blocked',
      use: { storage: 'blocked' },
      grep: /@(blocked|storage)/,
      grepInvert: /@long/,
      testMatch: wide,
    },
    { name: 'wide-allowed', use: { storage: 'allowed' }, grep: /@storage/, testMatch: wide },
    {
      name: 'pictures',
      testDir: 'tests/pictures',
      testMatch: '*.spec.ts',
      timeout: 120_000,
    },
    // `npm run test:long`: every test in the other two, not those alone that depend on storage.
    { name: 'blocked-all', use: { storage: 'blocked' } },
    { name: 'allowed-all', use: { storage: 'allowed' } },
    // Their packages and lock files are their own: `npm run test:long` installs them.
    { name: 'hosts', testDir: 'tests/hosts', testMatch: '*.spec.ts' },
    { name: 'next', testDir: 'tests/next', testMatch: '*.spec.ts' },
    { name: 'frameworks', testDir: 'tests/frameworks', testMatch: '*.spec.ts' },
    // `npm run security`: each attack on each confirmation.
    {
      name: 'security',
      testDir: 'tests/attacks',
      testMatch: '*.spec.ts',
      fullyParallel: true,
    },
    { name: 'soak', testDir: 'tests/soak', testMatch: '*.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    // Motion has tests of its own, beside the components; here it would only be waited for.
    reducedMotion: 'reduce',
    // The page behind is not blurred then: without a graphics card that is a sixth of all the work.
    contrast: 'more',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      args: [...chromiumArgs],
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
})
