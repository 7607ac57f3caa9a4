import { readFileSync, rmSync } from 'node:fs'
import { compileLocales } from './locales/compile.ts'
import { sourceFiles } from './sourceFiles.ts'
import { vitestReporters } from './steps/reports.ts'
import { runSteps } from './steps/runSteps.ts'
import { wideTests } from './steps/wideTests.ts'
import { worldTests } from './steps/worldTests.ts'

// Which tests lead into the unkind world is read from imports, words among them.
compileLocales()

const vitest = ['npx', 'vitest', 'run', ...vitestReporters]
const env = { TEST_LONG: 'true' }
const inEngines = (name: string) => `tests/engines/${name}.`

/** What `npm test` leaves out of its chain tests. */
const chainMatrices = ['faults.', 'service/load.', 'realRoutes.chain']

/** Everything once in a world that answers in every shape that real services have. */
const unkindFolder = '.cache/unkind'
const unkind = { DEVNET_PROFILE: 'unkind', DEVNET_UNKIND_COUNTS: unkindFolder }
rmSync(unkindFolder, { recursive: true, force: true })

/** The tests that draw their values at random: messages, schemas, amounts, progress. */
const properties = sourceFiles([
  'protocol',
  'loader',
  'secure',
  'widget',
  'devnet',
  'scripts',
  'tests',
]).filter(
  (path) => path.endsWith('.test.ts') && /from 'fast-check'/.test(readFileSync(path, 'utf8')),
)

await runSteps(
  [
    {
      name: 'properties',
      command: [...vitest, '--project=unit', '--project=tools', ...properties],
      env,
      counts: 'vitest',
    },
    {
      name: 'accessibility: each scene in each theme, language and width',
      command: [...vitest, '--project=component', '.long.test.tsx'],
      env,
      counts: 'vitest',
    },
    {
      name: 'lies: what API, indexer and nodes may say, drawn at random',
      command: [...vitest, '--project=chain', 'model/lies.'],
      env,
      counts: 'vitest',
    },
    {
      name: 'gateways: two behind one address, one killed every five seconds',
      command: [...vitest, '--project=chain', 'tests/gateways/'],
      env,
      counts: 'vitest',
    },
    {
      name: 'build for wide, storage blocked and allowed, hosts, next, frameworks, box, soak',
      command: ['npx', 'tsx', 'scripts/steps/freshBuild.ts'],
    },
    // What waits beside what computes.
    [
      {
        name: 'wide browser tests',
        command: [
          'npx',
          'playwright',
          'test',
          '--project=partitioned',
          '--project=blocked',
          '--project=allowed',
          '--project=wide',
          '--project=wide-blocked',
          '--project=wide-allowed',
        ],
        counts: 'playwright',
      },
      {
        name: 'faults of chains, real routes, logins at once',
        command: [...vitest, '--project=chain', ...chainMatrices],
        // Vitest does not hear `--maxWorkers`, since the config has a number for this project.
        env: { ...env, VITEST_MAX_WORKERS: '2' },
        counts: 'vitest',
      },
      {
        name: 'next: its packages',
        command: ['npm', 'ci', '--prefix', 'tests/next/shop', '--no-audit', '--no-fund'],
      },
      {
        name: 'engines, firefox, matrix, attacks: browsers',
        command: ['npx', 'tsx', 'scripts/ensureEngines.ts'],
      },
      {
        name: 'engines, firefox: its driver',
        command: ['npm', 'ci', '--prefix', 'tests/firefox', '--no-audit', '--no-fund'],
      },
    ],
    {
      name: 'wide unit, component and chain tests',
      command: [...vitest, ...wideTests],
      counts: 'vitest',
    },
    {
      name: 'browser tests with storage blocked, and allowed',
      command: ['npx', 'playwright', 'test', '--project=blocked-all', '--project=allowed-all'],
      counts: 'playwright',
    },
    ...['rainbowkit', 'web3'].map((page) => ({
      name: `hosts: packages of ${page}`,
      command: ['npm', 'ci', '--prefix', `tests/pages/${page}`, '--no-audit', '--no-fund'],
    })),
    {
      name: 'hosts',
      command: ['npx', 'playwright', 'test', '--project=hosts'],
      counts: 'playwright',
    },
    {
      name: 'next',
      command: ['npx', 'playwright', 'test', '--project=next'],
      counts: 'playwright',
    },
    ...['angular', 'astro', 'react-router', 'solid', 'svelte', 'turbo', 'vue'].map((app) => ({
      name: `frameworks: packages of ${app}`,
      command: ['npm', 'ci', '--prefix', `tests/frameworks/${app}`, '--no-audit', '--no-fund'],
    })),
    {
      name: 'frameworks',
      command: ['npx', 'playwright', 'test', '--project=frameworks'],
      counts: 'playwright',
    },
    {
      name: 'box: the package of the gateway, and the steps of the Dockerfile',
      command: [...vitest, '--project=tools', 'tests/box/'],
      env,
      counts: 'vitest',
    },
    {
      name: 'engines, firefox, matrix, attacks: build',
      command: ['npx', 'tsx', 'scripts/steps/freshBuild.ts'],
    },
    {
      name: 'engines: walks through Chromium, Firefox and WebKitGTK',
      command: [...vitest, '--project=engines', ...['sites', 'table', 'walks'].map(inEngines)],
      env,
      counts: 'vitest',
    },
    {
      // By themselves: beside other browsers a press that is to be quick is late.
      name: 'attacks: of a page in Chromium, Firefox and WebKitGTK',
      command: [...vitest, '--project=engines', inEngines('attacks')],
      env,
      counts: 'vitest',
    },
    {
      name: 'engines: what docs/browsers.md says',
      command: ['npm', 'run', '--silent', 'matrix', '--', 'met'],
    },
    {
      name: 'matrix: by mouse, finger and keyboard, with each storage',
      command: [...vitest, '--project=engines', 'tests/engines/sites.'],
      env: { ...env, ENGINES_STORAGE: 'all', ENGINES_INPUT: 'all', ENGINES_TLS: '1' },
      counts: 'vitest',
      onlyNamed: true,
    },
    {
      name: 'matrix: what docs/browsers.md says',
      command: ['npm', 'run', '--silent', 'matrix'],
      onlyNamed: true,
    },
    {
      name: 'engines, firefox: types',
      command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'tests/firefox'],
    },
    {
      name: 'engines, firefox: transparency and a transfer',
      command: [...vitest, '--project=firefox'],
      env,
      counts: 'vitest',
    },
    {
      name: 'security: each attack on each confirmation',
      command: ['npm', 'run', '--silent', 'security'],
      counts: 'playwright',
    },
    { name: 'unkind: build', command: ['npx', 'tsx', 'scripts/steps/freshBuild.ts'] },
    {
      name: 'unkind: chain tests',
      // Tests of the fakes themselves say in which shape those answer.
      command: [...vitest, '--project=chain', ...worldTests()],
      env: unkind,
      counts: 'vitest',
    },
    {
      name: 'unkind: browser tests',
      command: [
        ...['npx', 'playwright', 'test'],
        ...['main', 'partitioned', 'wide'].map((name) => `--project=${name}`),
      ],
      env: unkind,
      counts: 'playwright',
    },
    {
      name: 'oddly: each fault of a transfer beside each kind of node, where services answer oddly, too',
      command: [...vitest, '--project=chain', 'run/faults/faults.'],
      env: { ...env, DEVNET_PROFILE: 'unkind', FAULT_NODES: 'all' },
      counts: 'vitest',
    },
    {
      name: 'unkind: what was met',
      command: ['npx', 'tsx', 'scripts/steps/unkindness.ts', unkindFolder],
    },
    {
      name: 'soak',
      command: ['npx', 'playwright', 'test', '--project=soak'],
      counts: 'playwright',
    },
    {
      name: 'breaks: requirements of money, keys and access made untrue, and seen by their tests',
      command: ['npm', 'run', '--silent', 'requirements', '--', '--break'],
      onlyNamed: true,
    },
  ],
  process.argv.slice(2),
)
