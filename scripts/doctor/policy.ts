/** A Content-Security-Policy as its directives; the first of a name counts, as browsers do it. */
export function parsePolicy(header: string): ReadonlyMap<string, readonly string[]> {
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
