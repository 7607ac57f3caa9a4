import type { Answer } from './finding.ts'

type Policy = ReadonlyMap<string, readonly string[]>

/** Every policy of an answer, by its header and its `<meta>`; what each one forbids is forbidden. */
export function policiesOf({ headers, text }: Answer): readonly Policy[] {
  const metas = [...text.matchAll(/<meta\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => attributeOf(tag, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((tag) => attributeOf(tag, 'content') ?? '')
  return [...headerPolicies(headers), ...metas.map(parsePolicy)].filter(({ size }) => size > 0)
}

/** Those of the header alone, which may hold several, one sent by each server on the way. */
export function headerPolicies(headers: Headers): readonly Policy[] {
  const header = headers.get('content-security-policy') ?? ''
  return header
    .split(',')
    .map(parsePolicy)
    .filter(({ size }) => size > 0)
}

/** The sources for a kind of thing: of the first of these directives that there is. */
export function sourcesOf(policy: Policy, names: readonly string[]): readonly string[] | undefined {
  const name = names.find((one) => policy.has(one))
  return name === undefined ? undefined : policy.get(name)
}

/** The value of an attribute in the text of a tag; empty where it has none. */
export function attributeOf(tag: string, name: string): string | undefined {
  const match = new RegExp(
    `\\s${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`,
    'i',
  ).exec(tag)
  if (match === null) return undefined
  return (match[1] ?? '')
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** A Content-Security-Policy as its directives; the first of a name counts, as browsers do it. */
export function parsePolicy(header: string): Policy {
  const directives = new Map<string, readonly string[]>()
  for (const part of header.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name === undefined || name === '' || directives.has(name.toLowerCase())) continue
    directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** Whether a source list lets an origin through, by its host and scheme (CSP3, 6.7.2). */
export function allows(
  sources: readonly string[] | undefined,
  origin: string,
  self?: string,
): boolean {
  if (sources === undefined) return true
  const { protocol, hostname, port } = new URL(origin)
  return sources.some((source) => {
    if (source === '*') return protocol === 'https:' || protocol === 'http:'
    if (source === "'self'") return self === origin
    if (/^[a-z][-+.a-z0-9]*:$/i.test(source)) return source.toLowerCase() === protocol
    const match = /^(?:([a-z][-+.a-z0-9]*):\/\/)?(\*\.)?([^/:*]+|\*)(?::(\d+|\*))?(?:\/.*)?$/i.exec(
      source,
    )
    if (match === null) return false
    const [, scheme, wildcard, host = '', sourcePort] = match
    const isUpgrade = scheme === 'http' && protocol === 'https:'
    if (scheme !== undefined && `${scheme.toLowerCase()}:` !== protocol && !isUpgrade) return false
    const isHost =
      wildcard === undefined
        ? hostname === host.toLowerCase() || host === '*'
        : hostname.endsWith(`.${host.toLowerCase()}`)
    return (
      isHost && (sourcePort === undefined ? port === '' : sourcePort === '*' || sourcePort === port)
    )
  })
}
