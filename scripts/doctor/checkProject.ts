import { API_URL } from '#kernel/config/serviceUrls.ts'
import type { Deployment } from '#kernel/config/deployment.ts'
import { type Answer, error, type Finding, ok, warning } from './finding.ts'
import { attributeOf } from './policy.ts'

/** How the public services write the id of a project. */
const publicId = /^[\da-f]{32}$/

/** Of a project that is not known, or that does not name who asks. */
const refusals: readonly number[] = [400, 401, 403, 404]

/**
 * The project ids of deployment and page: whether they are written as one, and whether the service
 * that lists wallets knows them (S8.03). Without one, there is nothing to look at.
 */
export async function checkProject(
  { services, walletConnect }: Deployment,
  page: Answer | undefined,
  get: (url: string) => Promise<Answer>,
): Promise<readonly Finding[]> {
  const apiUrl = services?.apiUrl ?? API_URL
  const named = [services?.projectId, walletConnect?.projectId, projectOf(page)]
  const ids = [...new Set(named.filter((id) => id !== undefined))]
  const findings = ids.map(async (id) => {
    const isPublic = apiUrl === API_URL
    if (isPublic && !publicId.test(id)) {
      return error(
        `'${id}' is no project id: those of the public services are 32 hex digits`,
        'Copy it from the dashboard of your project.',
      )
    }
    return judge(id, await get(addressOf(apiUrl, id)))
  })
  return Promise.all(findings)
}

/** What the page gives with its script tag; one that a script gives is not seen here. */
function projectOf(page: Answer | undefined): string | undefined {
  const tags = page?.text.match(/<script\b[^>]*\bsrc=[^>]*\bloader\.js[^>]*>/gi) ?? []
  return tags.flatMap((tag) => attributeOf(tag, 'data-project-id') ?? [])[0]
}

function addressOf(apiUrl: string, id: string): string {
  const url = new URL('projects/v1/origins', apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`)
  url.search = String(new URLSearchParams({ projectId: id, st: 'causeway', sv: 'doctor' }))
  return url.href
}

function judge(id: string, { url, status, text }: Answer): Finding {
  const { origin } = new URL(url)
  if (status === 200) return ok(`${origin} knows the project id ${id}`)
  const why = status === 0 ? text : `HTTP ${status}`
  if (refusals.includes(status)) {
    return error(
      `${origin} refuses the project id ${id}: ${why}`,
      'Check the id, and that its list of domains names your pages and the origin of the widget.',
    )
  }
  return warning(
    `Whether ${origin} knows the project id ${id} could not be asked: ${why}`,
    'Ask again from where the service can be reached.',
  )
}
