import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { Deployment } from '#kernel/config/deployment.ts'
import { StartError } from '../config/startError.ts'
import { type Headers, rulesOf } from './headers.ts'
import { printDeployment } from './printDeployment.ts'

export type SiteFile = {
  readonly headers: Headers
  readonly read: () => Buffer
  /** The frame's document with another deployment; undefined of any other file. */
  readonly print?: ((deployment: unknown) => Buffer) | undefined
  readonly name: string
}

/**
 * Every path of the site and what is there: what the rules name and the build has, and nothing that a
 * path could lead to.
 *
 * @throws StartError BUILD_MISSING
 */
export function findFiles(
  dist: string,
  settings: { readonly deployment: Deployment; readonly published: unknown },
): ReadonlyMap<string, SiteFile> {
  const document = join(dist, 'embed', 'index.html')
  if (!existsSync(document) || !existsSync(join(dist, 'loader.js'))) {
    throw new StartError(
      'BUILD_MISSING',
      `${dist} has no built widget: DIST_DIR names another folder, and \`npm run build\` makes it.`,
    )
  }
  const template = readFileSync(document, 'utf8')
  const print = (deployment: unknown) => {
    const html = printDeployment(template, deployment)
    if (html !== undefined) return Buffer.from(html)
    throw new StartError('BUILD_MISSING', `${document} has no block causeway-deployment.`)
  }
  const html = print(settings.published)
  const files = new Map<string, SiteFile>()
  for (const { path, headers } of rulesOf(settings.deployment)) {
    for (const file of filesAt(dist, path)) {
      const isDocument = file === document
      const url = path.endsWith('*') ? `/${relative(dist, file).split(sep).join('/')}` : path
      const read = () => (isDocument ? html : readFileSync(file))
      const own = isDocument ? { print } : {}
      files.set(url, { headers, read, name: basename(file), ...own })
    }
  }
  return files
}

function filesAt(dist: string, path: string): readonly string[] {
  if (!path.endsWith('*')) {
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
    return existsSync(file) ? [file] : []
  }
  const folder = join(dist, path.slice(0, -1))
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.map$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
