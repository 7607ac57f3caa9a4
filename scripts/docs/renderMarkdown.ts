import { Marked, type Tokens } from 'marked'
import { highlight } from './highlight.ts'
import { escapeHtml } from './html.ts'
import { hrefOf, resolveLink, slugOf } from './links.ts'

export type Heading = { readonly depth: number; readonly text: string; readonly anchor: string }
export type Rendered = {
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  /** Pages and anchors that it links to. */
  readonly links: readonly { readonly slug: string; readonly anchor: string | undefined }[]
}

/** One document as the body of its page. HTML in it is refused: nothing writes past the policy. */
export function renderMarkdown(text: string, page: { source: string; slug: string }): Rendered {
  const headings: Heading[] = []
  const links: Rendered['links'][number][] = []
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
        const anchor = unique(slugOf(plainOf(plain)), headings)
        headings.push({ depth, text: plainOf(plain), anchor })
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1 id="${anchor}">${inner}</h1>`
        return `<h${depth} id="${anchor}">${inner} <a class="anchor" href="#${anchor}" aria-label="Link to ${plain}">#</a></h${depth}>`
      },
      code({ text: code, lang = '' }) {
        const language = /^\w*/.exec(lang)?.[0] ?? ''
        return `<div class="code" data-language="${language}"><pre tabindex="0" role="group" aria-label="Code"><code>${highlight(code, language)}</code></pre></div>`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const target = resolveLink(page.source, href)
        if (target.kind === 'file')
          return `<span class="file" title="${target.path}">${inner}</span>`
        if (target.kind === 'web') return `<a href="${escapeHtml(target.href)}">${inner}</a>`
        const { slug, anchor } = target
        links.push({ slug, anchor })
        const address = hrefOf(page.slug, { slug, ...(anchor === undefined ? {} : { anchor }) })
        return `<a href="${address}">${inner}</a>`
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const names = header.map(inline)
        const label = (at: number) => escapeHtml((names[at] ?? '').replace(/<[^>]*>/g, ''))
        const head = names.map((name) => `<th scope="col">${name}</th>`).join('')
        const body = rows.map((row) => {
          const cells = row.map((cell, at) => `<td data-label="${label(at)}">${inline(cell)}</td>`)
          return `<tr>${cells.join('')}</tr>`
        })
        return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
      },
      html({ text: html }) {
        if (/^<!--.*-->\s*$/s.test(html)) return '' // a note for the editors of the file
        throw new Error(`${page.source} has HTML, which no page takes: ${html.slice(0, 80)}`)
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { title: headings[0]?.text ?? page.source, html, headings, links }
}

function unique(anchor: string, headings: readonly Heading[]): string {
  const count = headings.filter((one) => one.anchor.replace(/-\d+$/, '') === anchor).length
  return count === 0 ? anchor : `${anchor}-${count}`
}

/** The parser's plain text is escaped for HTML. */
function plainOf(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
