import { escapeHtml } from './html.ts'
import { hrefOf } from './links.ts'
import { type DocsPage, groups, pages } from './pages.ts'
import type { Rendered } from './renderMarkdown.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"

const mark =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M5 20h22"/><path class="stones" d="M8 12h4v5H8zM14 12h4v5h-4zM20 12h4v5h-4z"/></svg>'
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230d5c70'/%3E%3Cpath d='M6 18h20' stroke='%239fdbe8' stroke-width='2'/%3E%3Crect x='7' y='12' width='5' height='5' rx='1.5' fill='%23fff'/%3E%3Crect x='14' y='12' width='5' height='5' rx='1.5' fill='%23fff'/%3E%3Crect x='21' y='12' width='5' height='5' rx='1.5' fill='%23fff'/%3E%3C/svg%3E"

type LayoutOptions = {
  readonly page: DocsPage
  readonly rendered: Rendered
  readonly about: string
  readonly version: string
}

/** A whole document; it runs nothing but the site's one script, and reads well without it. */
export function layout({ page, rendered, about, version }: LayoutOptions): string {
  const root = page.slug === '' ? './' : '../'
  const title = page.slug === '' ? 'Causeway documentation' : `${rendered.title} · Causeway`
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(about)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${root}site.css">
<script defer src="${root}site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="${root}">${mark}Causeway</a>
<nav aria-label="Main"><!--beside--><a href="${root}../playground/">Playground</a><!--/beside--><a href="${root}" aria-current="true">Docs</a><!--beside--><a href="${root}../demos/">Demos</a><!--/beside--></nav>
<form class="search" role="search" hidden><input type="search" aria-label="Search the docs" placeholder="Search" autocomplete="off" aria-controls="results"><kbd aria-hidden="true">/</kbd><div id="results" class="results" hidden></div><p class="unseen" role="status"></p></form>
<span class="version">${escapeHtml(version)}</span>
</header>
<div class="frame">
<details class="menu"><summary>${escapeHtml(page.title)}</summary>${sidebar(page, 'Pages, menu')}</details>
<div class="side">${sidebar(page, 'Pages')}</div>
<main id="content" tabindex="-1">
<article>${rendered.html}</article>
${neighbours(page)}
</main>
${contents(rendered)}
</div>
</body>
</html>
`
}

function sidebar(current: DocsPage, label: string): string {
  const list = groups.map(({ title, pages: listed }) => {
    const items = listed.map((page) => {
      const here = page === current ? ' aria-current="page"' : ''
      const href = hrefOf(current.slug, { slug: page.slug })
      return `<li><a href="${href}"${here}>${escapeHtml(page.title)}</a></li>`
    })
    return `<p>${escapeHtml(title)}</p><ul>${items.join('')}</ul>`
  })
  return `<nav class="pages" aria-label="${label}">${list.join('')}</nav>`
}

/** The parts of a page, for those who have room beside it. */
function contents({ headings }: Rendered): string {
  const parts = headings.filter(({ depth }) => depth === 2 || depth === 3)
  if (parts.length < 2) return '<div class="parts"></div>'
  const items = parts.map(
    ({ depth, text, anchor }) =>
      `<li data-depth="${depth}"><a href="#${anchor}">${escapeHtml(text)}</a></li>`,
  )
  return `<nav class="parts" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>`
}

function neighbours(page: DocsPage): string {
  const at = pages.indexOf(page)
  const link = (other: DocsPage | undefined, word: string) =>
    other === undefined
      ? '<span></span>'
      : `<a href="${hrefOf(page.slug, { slug: other.slug })}"><small>${word}</small>${escapeHtml(other.title)}</a>`
  return `<nav class="neighbours" aria-label="Next and previous">${link(pages[at - 1], 'Previous')}${link(pages[at + 1], 'Next')}</nav>`
}
