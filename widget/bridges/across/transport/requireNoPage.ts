import { SecretInPageError } from '../errors/client.ts'

/**
 * For options that hold a secret: they are for servers.
 *
 * @throws SecretInPageError where there is a document
 */
export function requireNoPage(option: string): void {
  if ('document' in globalThis) throw new SecretInPageError(option)
}
