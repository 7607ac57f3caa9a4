import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { folders } from './folders.ts'

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

export type Asset = {
  readonly type: string
  readonly body: Buffer
  readonly headers?: { readonly [name: string]: string } | undefined
}

/** What a host serves: path to brotli bytes. */
export type Site = ReadonlyMap<string, Asset>

/** All files of a folder, compressed before anything is timed. `print` may change a document. */
export function readSite(
  folder: string,
  print: (html: string, path: string) => string = (html) => html,
): Map<string, Asset> {
  const site = new Map<string, Asset>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile() || name.endsWith('.map')) continue
    const url = `/${name.split(sep).join('/')}`
    const type = types[extname(name)] ?? 'application/octet-stream'
    const asset =
      extname(name) === '.html'
        ? htmlAsset(print(readFileSync(path, 'utf8'), url))
        : { type, body: compress(readFileSync(path)) }
    site.set(url, asset)
    if (url.endsWith('/index.html')) site.set(url.slice(0, -'index.html'.length), asset)
  }
  return site
}

export function htmlAsset(html: string): Asset {
  return { type: 'text/html; charset=utf-8', body: compress(Buffer.from(html)) }
}

/** Best quality, as a CDN does; kept on disk, because that takes seconds for the peers. */
function compress(content: Buffer): Buffer {
  const kept = join(folders.cache, 'brotli', createHash('sha256').update(content).digest('hex'))
  if (existsSync(kept)) return readFileSync(kept)
  const body = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  mkdirSync(join(folders.cache, 'brotli'), { recursive: true })
  writeFileSync(kept, body)
  return body
}
