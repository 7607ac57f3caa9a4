import type { DocsPage } from './pages.ts'
import type { Rendered } from './renderMarkdown.ts'

/** A section of the site, with the words that it is found by. */
export type SearchEntry = {
  readonly page: string
  readonly title: string
  readonly href: string
  readonly words: string
}

const WORDS_CHARS = 2_000

/** One entry per section of a page: its heading, its text, and the names in its tables. */
export function searchEntries(page: DocsPage, { html, headings }: Rendered): SearchEntry[] {
  const parts = html.split(/(?=<h[1-6] id=)/)
  return parts.flatMap((part) => {
    const anchor = /^<h[1-6] id="([^"]*)"/.exec(part)?.[1]
    const heading = headings.find((one) => one.anchor === anchor)
    if (heading === undefined) return []
    const path = page.slug === '' ? '' : `${page.slug}/`
    return [
      {
        page: page.title,
        title: heading.text,
        href: heading.depth === 1 ? path : `${path}#${heading.anchor}`,
        words: plain(part),
      },
    ]
  })
}

/** Names in code come first, so that a search for an option or an error code finds its table. */
function plain(html: string): string {
  const text = (part: string) => part.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')
  const names = [...html.matchAll(/<td[^>]*>(<code>[^<]*<\/code>)/g)].map(([, name]) => name ?? '')
  const prose = html.replace(/<pre[\s\S]*?<\/pre>/g, ' ')
  const words = text(`${names.join(' ')} ${prose}`)
    .replace(/\s+/g, ' ')
    .trim()
  return words.toLowerCase().slice(0, WORDS_CHARS + text(names.join(' ')).length)
}
