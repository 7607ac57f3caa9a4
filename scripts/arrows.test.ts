import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, onTestFinished, test } from 'vitest'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** What the rules of this repository say of a small tree. */
async function violationsIn(files: Record<string, string>): Promise<readonly string[]> {
  const baseDir = mkdtempSync(join(tmpdir(), 'arrows-'))
  onTestFinished(() => rmSync(baseDir, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(baseDir, dirname(path)), { recursive: true })
    writeFileSync(join(baseDir, path), text)
  }
  const { output } = await cruise(['locales', 'protocol', 'loader', 'widget'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts'] },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser gave no result')
  return output.summary.violations.map(({ rule }) => rule.name)
}

const tree = {
  'protocol/a.ts': 'export const a = 1\n',
  'loader/b.ts': "import { a } from '../protocol/a.ts'\nexport const b = a\n",
  'loader/stage0/f.ts': 'export const f = 1\n',
  'loader/frame/g.ts': "import { f } from '../stage0/f.ts'\nexport const g = f\n",
  'locales/e.ts': 'export const e = 1\n',
  'widget/kernel/c.ts': 'export const c = 1\n',
  'widget/ui/d.ts': "import { c } from '../kernel/c.ts'\nexport const d = c\n",
}

describe('arrows', () => {
  test('default: allowed arrows pass', async () => {
    expect(await violationsIn(tree)).toEqual([])
  })

  test.each([
    ['loader into widget', 'loader/b.ts', '../widget/kernel/c.ts', 'loader-imports-protocol'],
    [
      'stage 0 into frame',
      'loader/stage0/f.ts',
      '../frame/g.ts',
      'loader-stage0-imports-what-is-below',
    ],
    ['frame into root', 'loader/frame/g.ts', '../b.ts', 'loader-frame-imports-what-is-below'],
    ['kernel into ui', 'widget/kernel/c.ts', '../ui/d.ts', 'kernel-arrows'],
    ['sentences into the kernel', 'locales/e.ts', '../widget/kernel/c.ts', 'locales-arrows'],
    ['protocol into loader', 'protocol/a.ts', '../loader/b.ts', 'protocol-imports-nothing'],
  ])('error: %s is reported', async (_, from, to, rule) => {
    const text = `import * as other from '${to}'\nexport const used = other\n`
    expect(await violationsIn({ ...tree, [from]: text })).toContain(rule)
  })
})
