import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgetErrorCodes } from '#protocol'
import { buildDocs } from '../../scripts/docs/buildDocs.ts'
import { slugOf } from '../../scripts/docs/links.ts'
import { pages } from '../../scripts/docs/pages.ts'
import { renderMarkdown } from '../../scripts/docs/renderMarkdown.ts'
import { sourceFiles } from '../../scripts/sourceFiles.ts'
import { documents } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-docs-'))
const read = (slug: string) => readFileSync(join(folder, slug, 'index.html'), 'utf8')
beforeAll(() => buildDocs(folder), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('default: every document is a page, and every link on it leads somewhere', () => {
  const listed = pages.map(({ source }) => source)
  const written = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const unlisted = written.filter((name) => !listed.includes(`docs/${name}`))
  expect(unlisted).toEqual(['requirements.md']) // for those who change the widget

  const dead = pages.flatMap(({ slug }) => {
    const html = read(slug)
    return [...html.matchAll(/\b(?:href|src)="([^"]+)"/g)].flatMap(([, href = '']) => {
      if (/^(https?|data|mailto):/.test(href)) return []
      const { pathname, hash } = new URL(href, `http://docs/docs/${slug === '' ? '' : `${slug}/`}`)
      if (['/playground/', '/demos/'].includes(pathname)) return [] // of the same server
      const path = join(folder, pathname.replace(/^\/docs\//, ''))
      const file = pathname.endsWith('/') ? join(path, 'index.html') : path
      if (!existsSync(file)) return [`${slug}: ${href}`]
      const isThere = hash === '' || readFileSync(file, 'utf8').includes(`id="${hash.slice(1)}"`)
      return isThere ? [] : [`${slug}: ${href}`]
    })
  })
  expect(dead).toEqual([])
})

test('default: links between the files of the repository lead somewhere', () => {
  const dead = [...documents, 'ARCHITECTURE.md', 'docs/requirements.md'].flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
    return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, href = '']) => {
      const [path = '', anchor] = href.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(target)) return [`${file}: ${href}`]
      if (anchor === undefined || anchorsOf(target).includes(anchor)) return []
      return [`${file}: ${href}`]
    })
  })
  expect(dead).toEqual([])
})

/** A document's own headings, and those of its tables on the site. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)]
  const page = pages.find(({ source }) => source === file)
  const drawn = page === undefined ? [] : [...read(page.slug).matchAll(/<h\d id="([^"]+)"/g)]
  return [...headings.map(([, text = '']) => slugOf(text)), ...drawn.map(([, id = '']) => id)]
}

test('default: every code that is thrown stands on the page of errors', () => {
  const html = read('errors')
  const missing = [...thrownCodes()].filter((name) => !html.includes(`<code>${name}</code>`))
  expect(missing).toEqual([])
  expect(widgetErrorCodes.every((name) => html.includes(`<code>${name}</code>`))).toBe(true)
})

/** `code: 'NAME'` in what runs on the page or in the frame. */
function thrownCodes(): ReadonlySet<string> {
  const found = new Set<string>()
  const files = sourceFiles(['loader', 'widget']).filter(
    (path) => !/\.(test|scenes)\.|\/testing\b|\/ui\//.test(path),
  )
  for (const path of files) {
    for (const [given] of readFileSync(path, 'utf8').matchAll(/\bcode:[^,;}]*/g)) {
      for (const [, name = ''] of given.matchAll(/'([A-Z]+(?:_[A-Z0-9]+)+)'/g)) found.add(name)
    }
  }
  return found
}

test('default: nothing on a page runs or loads but the site’s own script and style', () => {
  for (const { slug } of pages) {
    const html = read(slug)
    expect(html).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(html.match(/<script\b[^>]*>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="|<!-- table/)
  }
  expect(readFileSync(join(folder, 'site.js'), 'utf8')).not.toMatch(/innerHTML|import |export /)
})

test('default: what is looked for is found by name: options, events and codes', () => {
  const entries: { words: string }[] = JSON.parse(readFileSync(join(folder, 'search.json'), 'utf8'))
  for (const name of ['themepreset', 'networkchanged', 'bridge_deposit_uncertain', 'getlogs']) {
    expect(entries.some(({ words }) => words.includes(name))).toBe(true)
  }
})

test('error: a dead link and HTML of a document’s own are refused', () => {
  const page = { source: 'docs/options.md', slug: 'options' }
  expect(() => renderMarkdown('[gone](gone.md)', page)).toThrow('links to gone.md')
  expect(() => renderMarkdown('<script>alert(1)</script>', page)).toThrow('has HTML')
  const { html } = renderMarkdown('# A\n\n`<b>` [x](https://a.example/"onx)', page)
  expect(html).not.toMatch(/<b>|"onx/)
})
