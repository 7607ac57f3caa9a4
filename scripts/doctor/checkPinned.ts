import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type Answer, decide, error, type Finding, ok, warning } from './finding.ts'

const manifest = z.object({
  version: z.string(),
  files: z.record(
    z.string().check(z.regex(/^v\/[-\w.]+\/[-\w./]+\.js$/)),
    z.string().check(z.regex(/^sha384-[\w+/]{64}$/)),
  ),
})

const AGAIN =
  'Copy v/ and integrity.json of one build, both unchanged: no server or CDN may rewrite them.'

/** The pinned loaders: whether each file that `integrity.json` names is what its hash says. */
export async function checkPinned(
  { url, status, text }: Answer,
  loader: Answer,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  if (status !== 200) {
    const what = `${url} does not load, so no page can pin the loader`
    return [warning(what, 'Serve integrity.json and v/ of dist/ from this origin.')]
  }
  const parsed = manifest.safeParse(parseJson(text))
  if (!parsed.success) return [error(`${url} cannot be read`, AGAIN)]
  const { version, files } = parsed.data
  const answers = await Promise.all(
    Object.entries(files).map(async ([path, hash]) => ({
      path,
      hash,
      answer: await get(new URL(path, url).href),
    })),
  )
  const missing = answers.filter(({ answer }) => answer.status !== 200)
  const changed = answers.filter(
    ({ hash, answer }) => answer.status === 200 && integrityOf(answer.text) !== hash,
  )
  return [
    ok(`${url} names ${answers.length} files of version ${version}`),
    decide(
      loader.status !== 200 || ['"', "'", '`'].some((q) => loader.text.includes(q + version + q)),
      `loader.js is of version ${version} too`,
      warning(
        `loader.js is not of version ${version}, which integrity.json names`,
        'Copy dist/ whole, then purge loader.js and integrity.json from caches.',
      ),
    ),
    decide(
      missing.length === 0,
      'Every file that it names is there',
      error(`${list(missing)} of integrity.json cannot be loaded`, AGAIN),
    ),
    decide(
      changed.length === 0,
      'Every file is what its hash says',
      error(`${list(changed)} is not what integrity.json says: browsers refuse it`, AGAIN),
    ),
  ]
}

const list = (files: readonly { readonly path: string }[]) =>
  files.map(({ path }) => path).join(', ')

/** As `integrity` of an element says it. */
function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // told as a file that cannot be read
  }
}
