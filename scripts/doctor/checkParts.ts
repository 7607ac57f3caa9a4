import { type Answer, decide, doesNotLoad, error, type Finding } from './finding.ts'

const AGAIN =
  'Files of two builds are mixed, or a server answers for files that it has not. Copy dist/ whole, then purge loader.js and embed/ from caches.'
const COPY = 'Copy loader.js together with causeway/, both of one build.'

/** Whether what the loader and the frame's document name is there, and of the right kind. */
export async function checkParts(
  { loader, frame }: { readonly loader: Answer; readonly frame: Answer },
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const assets = [...frame.text.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  )
  const ofLoader = await load(loader, chunksOf(loader), get)
  const ofFrame = await load(frame, assets, get)
  const closed = ofLoader.filter(
    ({ status, headers }) => status === 200 && !headers.has('access-control-allow-origin'),
  )
  return [
    ...checkNamed('loader.js', loader, ofLoader),
    ...(ofLoader.length === 0
      ? []
      : [
          decide(
            closed.length === 0,
            'Pages may load them',
            error(
              `Access-Control-Allow-Origin is missing: ${list(closed)}`,
              'Send *: browsers load modules of another origin by CORS alone, so the widget does not open. `npm run deploy` writes this header for your server.',
            ),
          ),
        ]),
    ...checkNamed('embed/', frame, ofFrame),
  ]
}

/** Whether what a copy of the loader on the page's own site names lies beside it. */
export async function checkCopy(
  copy: Answer,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  if (copy.status !== 200) return [doesNotLoad(copy.url, copy, COPY)]
  return checkNamed(new URL(copy.url).pathname, copy, await load(copy, chunksOf(copy), get), COPY)
}

/** A pinned loader names them from the root of its site. */
const chunksOf = ({ text }: Answer) =>
  [...text.matchAll(/["'`]((?:v\/[^/"'`]+\/)?causeway\/[-\w]+\.js)["'`]/g)].map(([, path = '']) =>
    path.startsWith('v/') ? `../../${path}` : path,
  )

const list = (answers: readonly Answer[]) =>
  answers.map(({ url }) => new URL(url).pathname).join(', ')

async function load(
  { url, status }: Answer,
  paths: readonly string[],
  get: (url: string) => Promise<Answer>,
): Promise<readonly Answer[]> {
  if (status !== 200) return [] // told already
  return Promise.all([...new Set(paths.map((path) => new URL(path, url).href))].map(get))
}

function checkNamed(
  name: string,
  { url, status }: Answer,
  answers: readonly Answer[],
  cure = AGAIN,
): readonly Finding[] {
  if (status !== 200) return []
  if (answers.length === 0) {
    return [error(`${url} is not Causeway's`, `Serve dist/${name} there, as it was built.`)]
  }
  const broken = answers.filter(
    ({ url, status, headers }) =>
      status !== 200 ||
      !(url.endsWith('.css') ? /css/ : /javascript/).test(headers.get('content-type') ?? ''),
  )
  return [
    decide(
      broken.length === 0,
      `All ${answers.length} parts that ${name} names are there`,
      error(`${name} names what cannot be loaded: ${list(broken)}`, cure),
    ),
  ]
}
