import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { layout } from './layout.ts'
import { type DocsPage, pages } from './pages.ts'
import { type Rendered, renderMarkdown } from './renderMarkdown.ts'
import { searchEntries } from './searchEntries.ts'
import { fillTables } from './tables/fillTables.ts'

const besides = (name: string) => new URL(name, import.meta.url)

/** In the order of the page; what is for narrow windows and forced colours comes last. */
const shared = ['base', 'top'].map((name) => `../../examples/site/${name}.css`)
const own = ['page', 'top', 'layout', 'prose', 'code', 'tables', 'narrow']
const styles = [...shared, ...own.map((name) => `styles/${name}.css`)]

/**
 * Writes the documentation as static pages: the documents of this repository, and tables read from
 * the product's own options, events, errors and themes. Ends with an error at a dead link.
 */
export function buildDocs(folder: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const rendered = new Map(pages.map((page) => [page, render(page)]))
  checkAnchors(rendered)

  rmSync(folder, { recursive: true, force: true })
  for (const [page, body] of rendered) {
    const html = layout({ page, rendered: body, about: aboutOf(page), version })
    mkdirSync(join(folder, page.slug), { recursive: true })
    writeFileSync(join(folder, page.slug, 'index.html'), html)
  }
  const entries = [...rendered].flatMap(([page, body]) => searchEntries(page, body))
  writeFileSync(join(folder, 'search.json'), JSON.stringify(entries))
  const css = styles.map((path) => readFileSync(besides(path), 'utf8'))
  writeFileSync(join(folder, 'site.css'), css.join('\n'))
  const { outputText } = ts.transpileModule(readFileSync(besides('site.ts'), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true },
  })
  writeFileSync(join(folder, 'site.js'), outputText.replace(/^export \{\};?$/m, ''))
}

function render(page: DocsPage): Rendered {
  const text = readFileSync(page.source, 'utf8')
  const isReport = page.source.endsWith('.api.md')
  return renderMarkdown(isReport ? titled(text, page) : fillTables(text, page.source), page)
}

/** Reports of the exports have a heading of their maker's, the same on each. */
function titled(report: string, { slug }: DocsPage): string {
  const name = slug.replace('api-', '/').replace('/index', '')
  const about = 'What this entry of the package exports, as the compiler sees it.'
  return `# @causeway/widget${name}\n\n${about}\n\n${report.slice(report.indexOf('```ts'))}`
}

/** The first paragraph, for search engines and previews. */
function aboutOf({ source }: DocsPage): string {
  const [, paragraph = ''] =
    /^# .*\n\n(?!<!--|\||```)([\s\S]*?)\n\n/m.exec(readFileSync(source, 'utf8')) ?? []
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

function checkAnchors(rendered: ReadonlyMap<DocsPage, Rendered>): void {
  const bodies = new Map([...rendered].map(([{ slug }, body]) => [slug, body]))
  const dead = [...rendered].flatMap(([page, { links }]) =>
    links.flatMap(({ slug, anchor }) => {
      const isThere =
        anchor === undefined || bodies.get(slug)?.headings.some((one) => one.anchor === anchor)
      return isThere ? [] : [`${page.source} links to ${slug}#${anchor}, which is not there`]
    }),
  )
  if (dead.length > 0) throw new Error(dead.join('\n'))
}
