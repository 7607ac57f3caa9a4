import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { StartError } from '../config/startError.ts'
import type { SiteFile } from './findFiles.ts'
import { everyHeader, type Headers } from './headers.ts'

/** Names of the files carry no hash of what is in them. */
const FILE_SECONDS = 300
/** Links to what only `npm start` serves. */
const beside = /<!--beside-->.*?<!--\/beside-->/gs

const headers: Headers = {
  ...everyHeader,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
}

/**
 * Every path of the documentation and what is there.
 *
 * @throws StartError BUILD_MISSING
 */
export function findDocs(dist: string): ReadonlyMap<string, SiteFile> {
  const folder = join(dist, 'docs')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(
      'BUILD_MISSING',
      `${folder} has no built documentation, which gateway.docs serves: \`npm run build -- docs\` makes it.`,
    )
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.map$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [pathOf(relative(folder, file)), toSiteFile(file)]))
}

/** A page is found by its folder. */
function pathOf(name: string): string {
  return `/${name
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`
}

function toSiteFile(file: string): SiteFile {
  const name = basename(file)
  const isPage = name.endsWith('.html')
  const cached = isPage ? 'no-cache' : `public, max-age=${FILE_SECONDS}`
  return {
    name,
    headers: { ...headers, 'cache-control': cached },
    read: () =>
      isPage ? Buffer.from(readFileSync(file, 'utf8').replace(beside, '')) : readFileSync(file),
  }
}
