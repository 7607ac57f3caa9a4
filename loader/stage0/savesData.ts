/** What Chromium tells of the line; other browsers tell nothing. @see https://wicg.github.io/netinfo/ */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the visitor wants to save data, or has a line as slow as 2G: nothing is loaded ahead. */
export function savesData(): boolean {
  const { connection }: { connection?: Line } = navigator as object // absent from its type
  // `test` reads an undefined as its name, in which there is no 2g.
  return connection?.saveData || /2g/.test(connection?.effectiveType as string)
}
