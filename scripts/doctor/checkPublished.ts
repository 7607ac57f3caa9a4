import { type Answer, decide, error, type Finding, warning } from './finding.ts'

const ANEW =
  '`npm run deploy` writes a folder that may be published as it is, and rules that deny the rest.'

/** Files that a build, a checkout or an editor leaves beside the widget, and that must not be public. */
const foreign = [
  'playground/',
  'secure/index.html',
  'secure-service/main.js',
  'npm/bridge.js',
  'loader.js.map',
  'package.json',
  '.env',
  'secure.env',
  '.git/HEAD',
] as const

/**
 * Whether the widget's origin serves only the widget, and every answer has the required headers. The
 * frame's document at a path in another case would lack its policy.
 */
export async function checkPublished(
  widget: string,
  { loader, frame }: { readonly loader: Answer; readonly frame: Answer },
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const at = (path: string) => get(new URL(path, widget).href)
  const [shouted, nothing, ...answers] = await Promise.all(
    ['EMBED/INDEX.HTML', 'nothing-of-this-name', ...foreign].map(at),
  )
  const published = foreign.filter((_, index) => answers[index]?.status === 200)
  const isEverything = nothing?.status === 200
  return [
    ...checkEvery([loader, frame]),
    decide(
      !isEverything,
      'What is not there is not answered',
      warning(
        'It answers 200 to a file that is not there',
        `Answer 404: a missing part is then told as such. ${ANEW}`,
      ),
    ),
    decide(
      shouted?.status !== 200 || isEverything || shouted.headers.has('content-security-policy'),
      'No other spelling of embed/ leads to the frame',
      error('EMBED/INDEX.HTML is served without a policy: anybody could frame it', ANEW),
    ),
    decide(
      isEverything || published.length === 0,
      'Only the widget is published',
      warning(`It also publishes ${published.join(', ')}`, ANEW),
    ),
  ]
}

function checkEvery(answers: readonly Answer[]): readonly Finding[] {
  const lacking = (name: string, value: RegExp) =>
    answers.filter(({ headers }) => !value.test(headers.get(name) ?? '')).map(pathOf)
  const sniffed = lacking('x-content-type-options', /^nosniff$/i)
  const isSecure = answers.every(({ url }) => url.startsWith('https:'))
  const downgraded = isSecure ? lacking('strict-transport-security', /max-age=[1-9]/) : []
  return [
    decide(
      sniffed.length === 0,
      'Nothing is taken for what it is not',
      warning(`X-Content-Type-Options is not nosniff: ${sniffed.join(', ')}`, ANEW),
    ),
    decide(
      downgraded.length === 0,
      'Browsers come back by HTTPS alone',
      warning(`Strict-Transport-Security is missing: ${downgraded.join(', ')}`, ANEW),
    ),
  ]
}

const pathOf = ({ url }: Answer) => new URL(url).pathname
