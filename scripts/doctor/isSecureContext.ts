/** Whether browsers trust what comes from there: over HTTPS, or from this machine. */
export function isSecureContext(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
