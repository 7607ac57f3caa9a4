import { spawnSync } from 'node:child_process'
import { cruise } from 'dependency-cruiser'
import { createRequire } from 'node:module'
import { compileLocales } from './locales/compile.ts'
import { sourceFiles } from './sourceFiles.ts'

const require = createRequire(import.meta.url)
const rooms = [
  ...[
    'protocol',
    'loader',
    'secure',
    'gateway',
    'widget',
    'devnet',
    'examples',
    'scripts',
    'tests',
  ],
]

compileLocales()
const biome = spawnSync('npx', ['biome', 'check', '--error-on-warnings', '.'], { stdio: 'inherit' })
const arrows = await checkArrows()
// What nothing imports any more, and what is imported without being listed.
const unused = spawnSync('npm', ['run', '--silent', 'unused'], { stdio: 'inherit' })
process.exit(biome.status === 0 && arrows && unused.status === 0 ? 0 : 1)

/**
 * The arrows of ARCHITECTURE.md. A cruise that saw fewer modules than git lists sources has been
 * disarmed (by a TypeScript without a JavaScript API, say), and fails like a violation.
 */
async function checkArrows(): Promise<boolean> {
  const { forbidden, options } = require('../.dependency-cruiser.cjs')
  const { output } = await cruise([...rooms], {
    ruleSet: { forbidden },
    validate: true,
    ...options,
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser gave no result')
  const expected = sourceFiles(rooms)
  const seen = new Set(output.modules.map(({ source }) => source))
  const missed = expected.filter((path) => !seen.has(path))
  for (const { rule, from, to } of output.summary.violations) {
    console.error(`${rule.name}: ${from} → ${to}`)
  }
  for (const path of missed) console.error(`not cruised: ${path}`)
  console.log(`Arrows: ${seen.size} modules, ${output.summary.violations.length} violations`)
  return output.summary.violations.length === 0 && missed.length === 0
}
