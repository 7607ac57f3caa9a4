import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { buildTarget } from './scripts/browsers/supported.ts'
import { chunkGroups, withoutFirstWave } from './scripts/chunks.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { compileHint } from './scripts/compileHint.ts'
import { emulateMedia } from './scripts/emulateMedia.ts'
import { leanWalletConnect } from './scripts/leanWalletConnect.ts'
import { locales } from './scripts/locales/plugin.ts'
import { preloadConnect } from './scripts/preloadConnect.ts'
import { wideTests } from './scripts/steps/wideTests.ts'

const chromium = findChromium()
const version = JSON.stringify(process.env.npm_package_version ?? '0.0.0')
const cores = availableParallelism()
/** `npm run test:long`: more values for each property, and the tests that take minutes. */
const isLong = process.env.TEST_LONG !== undefined
/** What `npm test` leaves to `npm run test:long -- wide`. */
const leftOut = process.env.TEST_SHORT === undefined ? [] : wideTests

/** Every fault in every state, every route from form to chain, many at once: `npm run test:long`, and CI. */
const chainMatrices = [
  'secure/service/load.chain.test.ts',
  'tests/gateways/*.chain.test.ts',
  'widget/bridges/across/run/faults/*.chain.test.ts',
  'widget/features/*/model/**/{faults,runFaults}.chain.test.ts',
  'widget/features/*/views/**/*.chain.test.ts',
]

/** Its package and lock file are its own: `npm run test:long` installs them. */
const firefoxProject = {
  extends: true as const,
  root: '.',
  test: {
    name: 'firefox',
    root: '.',
    environment: 'node',
    include: ['tests/firefox/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
} satisfies TestProjectConfiguration

/** Walks through browsers that Playwright does not drive: `npm run test:long` installs them. */
const enginesProject = {
  extends: true as const,
  root: '.',
  test: {
    name: 'engines',
    root: '.',
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
} satisfies TestProjectConfiguration

/** What needs no browser and no chain. */
const nodeTests = {
  root: '.',
  environment: 'node',
  exclude: [
    ...configDefaults.exclude,
    'tests/{e2e,engines,firefox,security}/**',
    '**/*.chain.test.ts',
    ...(isLong ? [] : ['**/*.long.test.ts']),
    ...leftOut,
  ],
  // Some start a compiler or a command, which a busy machine does in ten seconds.
  testTimeout: isLong ? 600_000 : 30_000,
  // A chunk that a test waits for is compiled first, which takes seconds on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  setupFiles: ['scripts/propertyRuns.ts', 'scripts/settleImports.ts'],
}

export default defineConfig({
  root: 'widget',
  base: './',
  plugins: [locales(), react(), leanWalletConnect(), preloadConnect(), compileHint()],
  define: { __BUILD__: version, __VERSION__: version },
  build: {
    outDir: '../dist/embed',
    emptyOutDir: true,
    target: [...buildTarget],
    manifest: true,
    sourcemap: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? needed : withoutFirstWave(needed).filter((one) => one !== file),
    },
    rolldownOptions: {
      // As in the loader: a module that is named by nobody is not loaded.
      treeshake: { moduleSideEffects: [{ test: /\/protocol\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  test: {
    root: '.',
    // Chain tests compute for two fifths of their time and wait for a chain else.
    maxWorkers: 2 * cores,
    // The phone wallet of the tests, Reown's own, is told twice on a slow machine that a session ended.
    onUnhandledError: ({ message, stack = '' }) =>
      !(/recently deleted - session/.test(message) && stack.includes('@reown/walletkit')),
    projects: [
      {
        extends: true,
        root: '.',
        test: {
          ...nodeTests,
          name: 'unit',
          include: ['{protocol,loader,secure,gateway,widget}/**/*.test.ts'],
          // No module has a state, so files share them: to import them anew took four fifths.
          isolate: false,
        },
      },
      {
        extends: true,
        root: '.',
        // The playground's own code is tested with what its build gives it.
        resolve: { alias: { 'virtual:facts': resolve('scripts/playgroundFacts.ts') } },
        test: { ...nodeTests, name: 'tools', include: ['{devnet,scripts,tests}/**/*.test.ts'] },
      },
      {
        extends: true,
        root: '.',
        test: {
          name: 'chain',
          // What is remembered is remembered for a client or a core, so files share modules as in `unit`.
          // The long ones are few, run for minutes and fill a heap: each has a process of its own.
          isolate: isLong,
          root: '.',
          environment: 'node',
          include: ['{secure,gateway,widget,devnet,tests}/**/*.chain.test.ts'],
          exclude: [...configDefaults.exclude, ...(isLong ? [] : chainMatrices), ...leftOut],
          // The long ones say themselves how many values they draw.
          setupFiles: ['scripts/settleImports.ts', ...(isLong ? [] : ['scripts/propertyRuns.ts'])],
          testTimeout: 60_000,
          // Chains, services and a database start in it, four of each at once.
          hookTimeout: 180_000,
          // Several blocks, requests and looks of a poll: a second is not enough on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      ...(isLong ? [firefoxProject, enginesProject] : []),
      {
        extends: true,
        root: '.',
        // Named here, since finding them in the middle of a run reloads tests.
        optimizeDeps: { include: ['axe-core', 'viem/account-abstraction'] },
        test: {
          name: 'component',
          root: '.',
          setupFiles: ['scripts/focusTests.ts'],
          include: ['{loader,secure,tests,widget}/**/*.test.tsx'],
          exclude: [
            ...configDefaults.exclude,
            ...(isLong ? [] : ['**/*.long.test.tsx']),
            ...leftOut,
          ],
          // After all others, so that a page has what it needs to draw at once.
          sequence: { groupOrder: 1 },
          // They wait for a third of their time: for typing to rest, for a second try.
          maxWorkers: cores + 1,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateMedia },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              // Motion and blur are drawn by the processor here, and were a quarter of its work.
              contextOptions: { reducedMotion: 'reduce', contrast: 'more' },
              launchOptions: {
                args: [...chromiumArgs],
                ...(chromium === undefined ? {} : { executablePath: chromium }),
              },
            }),
          },
        },
      },
    ],
  },
})
