import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { pages } from './pages.ts'

export type Target =
  | { readonly kind: 'web'; readonly href: string }
  /** A page of the site, with the place on it. */
  | { readonly kind: 'page'; readonly slug: string; readonly anchor: string | undefined }
  /** A file of the repository that is no page. An image is built without most of them, so a test looks for them. */
  | { readonly kind: 'file'; readonly path: string }

/** Where a link of one of our documents leads; another document that is not there is an error. */
export function resolveLink(source: string, href: string): Target {
  if (/^(https?|mailto):/.test(href)) return { kind: 'web', href }
  const [file = '', anchor] = href.split('#')
  const path = file === '' ? source : posix.join(posix.dirname(source), file)
  const found = pages.find((page) => page.source === path)
  if (found !== undefined) return { kind: 'page', slug: found.slug, anchor }
  if (path.startsWith('docs/') && !existsSync(path)) {
    throw new Error(`${source} links to ${href}, which is not there`)
  }
  return { kind: 'file', path }
}

/** From one page of the site to another, wherever the site lies. */
export function hrefOf(from: string, { slug, anchor }: { slug: string; anchor?: string }): string {
  const up = from === '' ? './' : '../'
  const path = slug === '' ? up : `${up}${slug}/`
  return anchor === undefined ? path : `${path}#${anchor}`
}

/** A heading's anchor, as code hosts make it. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}
