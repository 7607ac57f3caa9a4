import type { ServerResponse } from 'node:http'
import type { Faults } from '../../http/faults.ts'
import { corsHeaders, sendJson } from '../../http/json.ts'
import type { Listening } from '../../http/listen.ts'
import { listenAs, type ServiceOptions } from '../../http/service.ts'
import type { AnalyticsSettings } from '../analytics.ts'
import { type Image, publicImage, walletImage } from './images.ts'
import { type Listing, listings } from './listings.ts'

const MOST_ENTRIES = 100

/** The wallet-list service: listings in pages, pictures, and what a project has chosen. */
export function startDirectory(
  options: Pick<ServiceOptions, 'unkind' | 'origins'> & {
    faults: Faults
    analytics: AnalyticsSettings
    /** The only project that is known. @default each is */
    projectId?: string | undefined
  },
): Promise<Listening> {
  const { faults, analytics, unkind, origins, projectId } = options
  const service = {
    name: 'directory',
    faults,
    unkind,
    origins,
    errorBody: { error: 'Internal server error' },
  }
  return listenAs(service, (_, response, { pathname, searchParams }) => {
    const project = searchParams.get('projectId') ?? ''
    if (project === '' || (projectId !== undefined && project !== projectId)) {
      sendJson(response, 401, { error: 'Project ID is required' })
      return
    }
    if (pathname === '/getWallets') {
      sendJson(response, 200, page(searchParams))
      return
    }
    if (pathname === '/projects/v1/origins') {
      const named = origins?.()
      if (named !== undefined) unkind?.note('namedOrigins')
      sendJson(response, 200, {
        allowedOrigins:
          named ??
          ['http', 'https'].flatMap((scheme) => [
            `${scheme}://localhost:*`,
            `${scheme}://shop.localhost:*`,
          ]),
      })
      return
    }
    if (pathname === '/getAnalyticsConfig') {
      sendJson(response, 200, { isAnalyticsEnabled: analytics.enabled })
      return
    }
    const image = imageAt(pathname)
    if (image === undefined) sendJson(response, 404, { error: `Not found: ${pathname}` })
    else sendImage(response, image)
  })
}

/** GET /getWallets: every parameter narrows; `count` is what there is on all pages. */
function page(query: URLSearchParams): { data: Listing[]; count: number } {
  const listOf = (name: string) => (query.get(name) ?? '').split(',').filter((one) => one !== '')
  const include = listOf('include')
  const exclude = listOf('exclude')
  const chains = listOf('chains')
  const badge = query.get('badge_type')
  const search = (query.get('search') ?? '').toLowerCase()
  const found = listings.filter(
    (wallet) =>
      (include.length === 0 || include.includes(wallet.id)) &&
      !exclude.includes(wallet.id) &&
      (chains.length === 0 || wallet.chains.some((chain) => chains.includes(chain))) &&
      (badge === null || wallet.badge_type === badge) &&
      (wallet.name ?? '').toLowerCase().includes(search),
  )
  const entries = Math.min(Number(query.get('entries') ?? MOST_ENTRIES), MOST_ENTRIES)
  const from = (Number(query.get('page') ?? 1) - 1) * entries
  return { data: found.slice(from, from + entries), count: found.length }
}

function imageAt(pathname: string): Image | undefined {
  const wallet = /^\/getWalletImage\/([-\w]+)$/.exec(pathname)?.[1]
  if (wallet !== undefined) return walletImage(wallet)
  const other = /^\/public\/get(?:Asset|Currency|Token)Image\/([-\w]+)$/.exec(pathname)?.[1]
  return other === undefined ? undefined : publicImage(other)
}

function sendImage(response: ServerResponse, { type, body }: Image): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length, ...corsHeaders })
  response.end(body)
}
