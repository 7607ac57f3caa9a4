/**
 * A uuid (version 4): the end of every blob's address. `crypto.randomUUID` is missing on pages without TLS.
 * @see https://w3c.github.io/FileAPI/#unicodeBlobURL
 */
export function randomId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
