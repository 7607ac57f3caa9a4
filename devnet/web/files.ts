import { readFile, stat } from 'node:fs/promises'
import { dirname, extname, join, normalize, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export type StaticFile = { path: string; type: string; body: Buffer }

/** Reads the file that a URL path names below a folder; a folder means its index.html. */
export async function readStatic(root: string, urlPath: string): Promise<StaticFile | undefined> {
  const relative = safePath(urlPath)
  if (relative === undefined) return undefined
  const asked = join(root, relative)
  const info = await stat(asked).catch(() => undefined)
  const path = info?.isDirectory() ? join(asked, 'index.html') : asked
  const body = await readFile(path).catch(() => undefined)
  if (body === undefined) return undefined
  return { path, type: types[extname(path)] ?? 'application/octet-stream', body }
}

/** True when a path names a folder but lacks its slash, so that relative links would break. */
export async function lacksSlash(root: string, urlPath: string): Promise<boolean> {
  const relative = safePath(urlPath)
  if (relative === undefined || urlPath.endsWith('/')) return false
  const info = await stat(join(root, relative)).catch(() => undefined)
  return info?.isDirectory() === true
}

/** Response headers that a `headers.json` beside the file asks for. */
export async function siblingHeaders(path: string): Promise<Record<string, string>> {
  const file = join(dirname(path), 'headers.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return {}
  const headers: unknown = JSON.parse(text)
  if (typeof headers !== 'object' || headers === null) throw new Error(`${file} is not an object`)
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function safePath(urlPath: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(urlPath)).replace(/^[/\\]+/, '')
    return path.split(sep).includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
