import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { SiteFile } from './findFiles.ts'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const packed = /\.(css|html|js|json|svg)$/
/** The last levels take seconds for a percent. */
const BROTLI_LEVEL = 9
/** Documents of sites that are kept packed, some kilobytes each. */
const KEPT_DOCUMENTS = 500

type Ready = { readonly etag: string; readonly plain: Buffer; br?: Buffer; gzip?: Buffer }

/**
 * Answers a path of the site, packed as the browser wants it; undefined where nothing is there.
 * `deploymentOf` may have another deployment for the document of a site, which the frame's address names.
 */
export function createSite(
  files: ReadonlyMap<string, SiteFile>,
  deploymentOf: (site: string) => unknown,
) {
  const ready = new Map<SiteFile, Ready>()
  const documents = new Map<string, Ready>()

  function ofSite(plain: Buffer): Ready {
    const made = withTag(plain)
    const known = documents.get(made.etag)
    if (known !== undefined) return known
    // Anybody can name sites that a pattern allows, so not all are kept.
    if (documents.size >= KEPT_DOCUMENTS) documents.clear()
    documents.set(made.etag, made)
    return made
  }

  function make(file: SiteFile, site: string | undefined): Ready {
    const deployment = site === undefined ? undefined : deploymentOf(site)
    if (file.print !== undefined && deployment !== undefined) return ofSite(file.print(deployment))
    const known = ready.get(file)
    if (known !== undefined) return known
    const made = withTag(file.read())
    ready.set(file, made)
    return made
  }

  return async (context: Context): Promise<Response | undefined> => {
    const file = files.get(context.req.path)
    if (file === undefined) return undefined
    const made = make(file, context.req.query('origin'))
    const extension = file.name.slice(file.name.lastIndexOf('.') + 1)
    const headers = {
      ...file.headers,
      'content-type': types[extension] ?? 'application/octet-stream',
      etag: made.etag,
      vary: 'accept-encoding',
    }
    if (context.req.header('if-none-match') === made.etag) return context.body(null, 304, headers)
    const encoding = packed.test(file.name)
      ? chooseEncoding(context.req.header('accept-encoding'))
      : undefined
    if (encoding === undefined) return context.body(new Uint8Array(made.plain), 200, headers)
    const bytes = made[encoding] ?? (await pack[encoding](made.plain))
    made[encoding] = bytes
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-encoding': encoding })
  }
}

function withTag(plain: Buffer): Ready {
  return { plain, etag: `"${createHash('sha256').update(plain).digest('base64url')}"` }
}

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

function chooseEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  const names = accepted.split(',').map((part) => part.trim().split(';'))
  const takes = (name: string) =>
    names.some(([one, quality = '']) => one === name && !/^\s*q=0(\.0*)?$/.test(quality))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}
