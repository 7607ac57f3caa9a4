import { type Answer, decide, error, type Finding } from './finding.ts'

const AGAIN =
  'Files of two builds are mixed, or a server answers for files that it has not. Copy dist/ whole, then purge loader.js and embed/ from caches.'

/** Whether what the loader and the frame's document name is there, and of the right kind. */
export async function checkParts(
  { loader, frame }: { readonly loader: Answer; readonly frame: Answer },
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const chunks = [...loader.text.matchAll(/["'`](causeway\/[-\w]+\.js)["'`]/g)]
  const assets = [...frame.text.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css))"/g)]
  const ofLoader = await load(loader, chunks, get)
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

const list = (answers: readonly Answer[]) =>
  answers.map(({ url }) => new URL(url).pathname).join(', ')

async function load(
  { url, status }: Answer,
  found: readonly RegExpMatchArray[],
  get: (url: string) => Promise<Answer>,
): Promise<readonly Answer[]> {
  if (status !== 200) return [] // told already
  return Promise.all([...new Set(found.map(([, path = '']) => new URL(path, url).href))].map(get))
}

function checkNamed(
  name: string,
  { url, status }: Answer,
  answers: readonly Answer[],
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
      error(`${name} names what cannot be loaded: ${list(broken)}`, AGAIN),
    ),
  ]
}
