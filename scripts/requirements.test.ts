import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Break, findBreakProblems } from './requirements/breaks.ts'
import {
  expectedIds,
  findProblems,
  sectionSizes,
  showingFiles,
  type TitledFile,
} from './requirements/check.ts'
import { idsOf } from './requirements/ids.ts'
import { readReport, writeDocument } from './requirements/report.ts'
import { parseTable, writeShownBy } from './requirements/table.ts'
import { testFiles } from './requirements/testFiles.ts'
import { readTitles } from './requirements/titles.ts'
import { chosenBreaks, faultOf, kindOf } from './requirements/tryBreaks.ts'
import { findTypeProblems } from './requirements/typeProblems.ts'

const markdown = [
  '# Requirements',
  '| id | requirement | shown by |',
  '|---|---|---|',
  '| S1.01 | Connects a wallet. | a.test.ts, b.spec.ts |',
  '| S1.02 | Says `a \\| b`. | open |',
  '',
].join('\n')

function check(table: string, files: readonly TitledFile[]) {
  return findProblems({ table: parseTable(table), files, expected: ['S1.01', 'S1.02'] })
}

describe('parseTable', () => {
  test('default', () => {
    expect(parseTable(markdown)).toEqual({
      rows: [
        { id: 'S1.01', line: 3, text: 'Connects a wallet.', files: ['a.test.ts', 'b.spec.ts'] },
        { id: 'S1.02', line: 4, text: 'Says `a \\| b`.', files: [] },
      ],
      problems: [],
    })
  })

  test.each([
    '| S1.01 | two cells |',
    '| S1.01 | four | cells | here |',
    '| S1.01 |  | open |',
    '| S1.01x | bad id | open |',
  ])('error: cannot read %s', (line) => {
    expect(parseTable(line)).toEqual({
      rows: [],
      problems: ['line 1 is not a row of three cells'],
    })
  })
})

describe('writeShownBy', () => {
  test('default', () => {
    const written = writeShownBy(markdown, new Map([['S1.02', ['c.test.tsx', 'd.test.ts']]]))
    expect(written.split('\n').slice(3)).toEqual([
      '| S1.01 | Connects a wallet. | open |',
      '| S1.02 | Says `a \\| b`. | c.test.tsx, d.test.ts |',
      '',
    ])
  })

  test('behavior: leaves a true table as it is', () => {
    const shownBy = new Map([['S1.01', ['a.test.ts', 'b.spec.ts']]])
    expect(writeShownBy(markdown, shownBy)).toBe(markdown)
  })
})

describe('idsOf', () => {
  test.each([
    ['says nothing', []],
    ['one (S5.11)', ['S5.11']],
    ['several (S2.02, S2.03)', ['S2.02', 'S2.03']],
    ['a range (S7.09–7.11)', ['S7.09', 'S7.10', 'S7.11']],
    ['a range in full (S7.09-S7.10), and one (S8.01)', ['S7.09', 'S7.10', 'S8.01']],
    ['another word ES20.22', []],
  ])('default: %s', (title, ids) => {
    expect(idsOf(title)).toEqual({ ids, problems: [] })
  })

  test.each(['S7.30–7.20', 'S7.30–8.02'])('error: refuses a range like %#', (range) => {
    expect(idsOf(`a (${range})`)).toEqual({ ids: [], problems: [`${range} is not a range`] })
  })
})

describe('readTitles', () => {
  test('default', () => {
    const source = `
      describe('group', () => {
        test('one', () => {})
        it("two", () => {})
        test.each([1])('three %s', () => {})
        test(\`four \${name} end\`, () => {})
        test('fi' + 've', () => {})
      })
      test.describe('six', () => { test('seven', async () => { await test.step('no', f) }) })
    `
    expect(readTitles(source, 'a.test.ts')).toEqual([
      'group',
      'one',
      'two',
      'three %s',
      'four   end',
      'five',
      'six',
      'seven',
    ])
  })

  test('behavior: reads JSX', () => {
    const source = `test('one', () => render(<Button>{'test("no")'}</Button>))`
    expect(readTitles(source, 'a.test.tsx')).toEqual(['one'])
  })

  test('behavior: a comment or a fixture is no title', () => {
    const source = `
      // test('no', f)
      const fixture = "test('no', f)"
      expect('no').toBe('no')
    `
    expect(readTitles(source, 'a.test.ts')).toEqual([])
  })

  test.each(['skip', 'todo', 'fixme'])('behavior: a test that is off (%s) shows nothing', (off) => {
    const source = `
      test.${off}('no', f)
      describe.${off}('no', () => { test('no', f) })
      describe('no', () => { it.${off}('no', f) })
      describe('no', () => {})
      test('yes', f)
    `
    expect(readTitles(source, 'a.test.ts')).toEqual(['yes'])
  })
})

describe('findProblems', () => {
  const shown: readonly TitledFile[] = [
    { path: 'a.test.ts', titles: ['one (S1.01)', 'again (S1.01)'] },
    { path: 'b.spec.ts', titles: ['two (S1.01)'] },
  ]

  test('default', () => {
    expect(check(markdown, shown)).toEqual([])
  })

  test('error: a listed file is gone', () => {
    expect(check(markdown, shown.slice(1))).toEqual([
      'S1.01 lists a.test.ts, which is not a test file',
    ])
  })

  test('error: a listed file no longer has the id', () => {
    expect(check(markdown, [{ path: 'a.test.ts', titles: ['one'] }, ...shown.slice(1)])).toEqual([
      'S1.01 lists a.test.ts, which has no title with that id',
    ])
  })

  test('error: a file that shows it is not listed', () => {
    expect(check(markdown, [...shown, { path: 'c.test.tsx', titles: ['x (S1.02)'] }])).toEqual([
      'S1.02 does not list c.test.tsx, which shows it',
    ])
  })

  test('error: a title names an id that has no row, or a range that is none', () => {
    const file = { path: 'c.test.ts', titles: ['x (S1.03)', 'y (S1.02–1.01)'] }
    expect(check(markdown, [...shown, file])).toEqual([
      `c.test.ts: S1.03 has no row, in 'x (S1.03)'`,
      `c.test.ts: S1.02–1.01 is not a range, in 'y (S1.02–1.01)'`,
    ])
  })

  test('error: an id is missing, doubled or unknown', () => {
    const table = ['| S1.01 | a | open |', '| S1.01 | b | open |', '| S1.09 | c | open |']
    expect(check(table.join('\n'), [])).toEqual([
      'S1.02 has no row',
      'S1.01 has more than one row',
      'S1.09 is not the id of a requirement',
    ])
  })
})

test('behavior: knows who shows what', () => {
  const files = [
    { path: 'a.test.ts', titles: ['x (S1.01, S1.02)', 'y (S1.01)'] },
    { path: 'b.test.ts', titles: ['z (S1.02)'] },
  ]
  expect([...showingFiles(files)]).toEqual([
    ['S1.01', ['a.test.ts']],
    ['S1.02', ['a.test.ts', 'b.test.ts']],
  ])
})

test('behavior: our document has every requirement once', () => {
  const { rows, problems } = parseTable(readFileSync('docs/requirements.md', 'utf8'))
  expect(problems).toEqual([])
  expect(rows.map(({ id }) => id)).toEqual(expectedIds(sectionSizes))
  expect(rows).toHaveLength(125)
})

describe('in a repository', () => {
  let root = ''

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'requirements-')))
    execFileSync('git', ['init', '--quiet'], { cwd: root })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  function put(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  function putTable(): void {
    const rows = expectedIds(sectionSizes).map((id) => `| ${id} | Something. | open |`)
    put('docs/requirements.md', `${rows.join('\n')}\n`)
  }

  test('behavior: finds tracked and new tests, not ignored, deleted or other files', () => {
    for (const path of ['in/a.test.ts', 'b.test.tsx', 'c.spec.ts', 'gone.test.ts', 'd.ts']) {
      put(path, '')
    }
    execFileSync('git', ['add', '.'], { cwd: root })
    rmSync(join(root, 'gone.test.ts'))
    put('.gitignore', 'out/\n')
    put('out/e.test.ts', '')
    put('new.test.ts', '')
    expect(testFiles(root)).toEqual(['b.test.tsx', 'c.spec.ts', 'in/a.test.ts', 'new.test.ts'])
  })

  test('behavior: an open table without tests is true', () => {
    putTable()
    expect(readReport({ root })).toEqual({
      count: 125,
      open: expectedIds(sectionSizes),
      problems: [],
    })
  })

  test('error: a problem until the column is written, and again when the test is gone', () => {
    putTable()
    put('a.test.ts', `test('one (S1.01–1.02)', () => {})`)
    expect(readReport({ root }).problems).toEqual([
      'S1.01 does not list a.test.ts, which shows it',
      'S1.02 does not list a.test.ts, which shows it',
    ])
    writeDocument(root)
    expect(readReport({ root })).toMatchObject({
      open: expectedIds(sectionSizes).slice(2),
      problems: [],
    })
    rmSync(join(root, 'a.test.ts'))
    expect(readReport({ root }).problems).toEqual([
      'S1.01 lists a.test.ts, which is not a test file',
      'S1.02 lists a.test.ts, which is not a test file',
    ])
  })

  test('error: writing does not hide an id that has no row', () => {
    putTable()
    put('a.test.ts', `test('one (S9.99)', () => {})`)
    writeDocument(root)
    expect(readReport({ root }).problems).toEqual([`a.test.ts: S9.99 has no row, in 'one (S9.99)'`])
  })

  test('error: the command ends with 1 and says how to mend it', { timeout: 60_000 }, () => {
    putTable()
    put('a.test.ts', `test('one (S1.01)', () => {})`)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/requirements.ts')],
      { cwd: root, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stdout).toContain('125 requirements: 0 shown, 125 open\nOpen: S1.01 S1.02 ')
    expect(stderr).toContain('S1.01 does not list a.test.ts, which shows it')
    expect(stderr).toContain('npm run requirements -- --write')
    expect(stderr).toMatch(/^S4\.01: .* is not there$/m)
    expect(stderr).toContain('Breaks have fallen behind the code or the document')
  })
})

describe('findBreakProblems', () => {
  const row = {
    id: 'S1.01',
    line: 3,
    text: 'Connects a wallet.',
    files: ['a.test.ts', 'b.spec.ts'],
  }
  const one: Break = {
    id: 'S1.01',
    clause: 'Connects',
    file: 'a.ts',
    from: 'const a = 1',
    to: 'const a = 2',
    red: 'a.test.ts',
  }
  const read = (path: string) => (path === 'a.ts' ? 'const a = 1\n' : undefined)
  const problemsOf = (given: Break) => findBreakProblems({ rows: [row], breaks: [given], read })

  test('default', () => {
    expect(problemsOf(one)).toEqual([])
  })

  test.each([
    [{ id: 'S9.99' }, 'S9.99: it has no row'],
    [{ clause: 'Flies' }, 'S1.01: the row has no words “Flies”'],
    [{ file: 'b.ts' }, 'S1.01: b.ts is not there'],
    [{ from: 'const b' }, 'S1.01: a.ts holds “const b” 0 times, not once'],
    [{ to: '\n\n\n' }, 'S1.01: the break of a.ts is longer than 3 lines'],
    [{ to: 'const a = 1' }, 'S1.01: the break of a.ts changes nothing'],
    [{ red: 'b.test.ts' }, 'S1.01: b.test.ts is not among the tests of the row'],
    [{ red: 'b.spec.ts' }, 'S1.01: b.spec.ts needs a build, which no break is worth'],
  ])('error: %j', (wrong, problem) => {
    expect(problemsOf({ ...one, ...wrong })).toEqual([problem])
  })
})

describe('findTypeProblems', { timeout: 60_000 }, () => {
  let root = ''

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'breaks-')))
    writeFileSync(
      join(root, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "lib": ["ES5"] } }',
    )
    writeFileSync(
      join(root, 'a.ts'),
      'const names: string[] = []\nexport const count = names.length\n',
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const breakOf = (to: string): Break => ({
    id: 'S1.01',
    clause: 'Connects',
    file: 'a.ts',
    from: 'names.length',
    to,
    red: 'a.test.ts',
  })

  test('default: what does not compile is told, also where its file has other breaks', () => {
    const breaks = ['1', 'families.length', '1 +', 'names.size'].map(breakOf)
    expect(findTypeProblems(breaks, root)).toEqual([
      "S1.01: the break of a.ts does not compile: Cannot find name 'families'.",
      'S1.01: the break of a.ts does not compile: Expression expected.',
      "S1.01: the break of a.ts does not compile: Property 'size' does not exist on type 'string[]'.",
    ])
  })
})

describe('faultOf', () => {
  const passed = [{ fullName: 'a (S1.01)', status: 'passed' }]
  const failed = [
    { fullName: 'a (S1.01)', status: 'failed', failure: 'AssertionError: expected 1 to be 2' },
  ]
  test.each([
    ['a test that fails with the break alone', passed, failed, undefined],
    ['a file without the id', [], [], 'no test in the file carries the id'],
    ['a test that fails anyway', failed, [], 'its tests fail without the break'],
    ['code that does not load', passed, [], 'with the break no test starts'],
    ['a test that does not see it', passed, passed, 'with the break no test fails'],
  ])('default: %s', (_, whole, broken, fault) => {
    expect(faultOf({ whole, broken })).toBe(fault)
  })

  const faultBy = (...failures: readonly string[]) => {
    const names = failures.map((_, index) => `a ${index} (S1.01)`)
    return faultOf({
      whole: names.map((fullName) => ({ fullName, status: 'passed' })),
      broken: names.map((fullName, index) => ({
        fullName,
        status: 'failed',
        failure: failures[index],
      })),
    })
  }

  test.each([
    ['ReferenceError: families is not defined', 'a ReferenceError'],
    ['SyntaxError: Unexpected token', 'a SyntaxError'],
    [`TypeError: Cannot read properties of undefined (reading 'a')`, 'a TypeError'],
    ['Error: TypeError: a is not a function', 'a TypeError'],
    [
      'AssertionError: promise rejected "TypeError: a is not a f…" instead of resolving',
      'a TypeError',
    ],
    ['Error: Test timed out in 30000ms.', 'a timeout'],
    ['Error: Hook timed out in 30000ms.', 'a timeout'],
  ])('error: %s', (failure, why) => {
    expect(faultBy(failure)).toBe(`it fails by ${why}, not by an assertion`)
  })

  test.each([
    'AssertionError: expected 1 to be 2',
    'AssertionError: Matcher did not succeed in time.',
    'AssertionError: promise rejected "NotAllowedError: no" instead of resolving',
    'TestingLibraryElementError: Unable to find an element with the text: TypeError',
    'BridgeApiError: No route',
  ])('default: %s', (failure) => {
    expect(faultBy(failure)).toBeUndefined()
  })

  test('behavior: one assertion among other failures is enough', () => {
    expect(faultBy('TypeError: a', 'AssertionError: b')).toBeUndefined()
  })
})

describe('chosenBreaks', () => {
  const one = { clause: 'a', file: 'a.ts', from: 'a', to: 'b', red: 'a.test.ts' }
  const breaks = ['S1.01', 'S1.02', 'S1.02'].map((id) => ({ ...one, id }))

  test.each([
    [[], 3],
    [['S1.01'], 1],
    [['S1'], 3],
    [['S1.0'], 0],
  ])('default: of %j there are %i', (words, count) => {
    expect(chosenBreaks(breaks, words)).toHaveLength(count)
  })
})

test.each([
  ['a.test.ts', 'unit'],
  ['a.test.tsx', 'component'],
  ['a.chain.test.ts', 'chain'],
])('kindOf: default: %s is of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})
