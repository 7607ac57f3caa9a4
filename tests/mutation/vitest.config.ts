import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { locales } from '../../scripts/locales/plugin.ts'

/**
 * The node tests of what is measured, each file by itself: where files share their modules, what a
 * module does when it is imported is asked of one of them alone.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [locales()],
  // As in the build.
  define: { __BUILD__: '"0.0.0"', __VERSION__: '"0.0.0"' },
  test: {
    environment: 'node',
    include: [
      ...['secure/page/**/*.test.ts', 'widget/features/swap/model/*.test.ts'],
      ...['widget/bridges/**/*.test.ts', 'widget/features/bridge/model/**/*.test.ts'],
      'widget/transactions/transfers/*.test.ts',
    ],
    exclude: [
      ...[...configDefaults.exclude, '**/*.chain.test.ts', '**/*.long.test.ts'],
      // It loads its modules within a test: what they make then would be tried with this test alone.
      'widget/features/bridge/model/otherTab.test.ts',
      // Whole lives of transfers, seconds for each mutant: every rule has its own tests.
      'widget/bridges/across/run/runTransfer.test.ts',
    ],
    setupFiles: ['tests/mutation/properties.ts'],
    isolate: true,
    pool: 'threads',
    testTimeout: 30_000,
  },
})
