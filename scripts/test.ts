import { vitestReporters } from './steps/reports.ts'
import { runSteps } from './steps/runSteps.ts'

await runSteps(
  [
    [
      { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
      { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
      { name: 'requirements', command: ['npm', 'run', '--silent', 'requirements'] },
      { name: 'house', command: ['npm', 'run', '--silent', 'house'] },
      { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
      { name: 'package', command: ['npm', 'run', '--silent', 'package'], after: 'build' },
      { name: 'browsers', command: ['npm', 'run', '--silent', 'browsers'], after: 'build' },
      { name: 'size', command: ['npm', 'run', '--silent', 'size'], after: 'build' },
      { name: 'licences', command: ['npm', 'run', '--silent', 'licences'], after: 'build' },
    ],
    {
      name: 'unit, component and chain tests',
      command: ['npx', 'vitest', 'run', ...vitestReporters],
      env: { TEST_SHORT: 'true' },
      counts: 'vitest',
    },
    {
      name: 'browser tests',
      command: ['npx', 'playwright', 'test', '--project=main'],
      counts: 'playwright',
    },
  ],
  process.argv.slice(2),
)
