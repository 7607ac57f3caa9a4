/** What Chromium tells of the line; other browsers tell nothing. @see https://wicg.github.io/netinfo/ */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the visitor wants to save data, or has a line as slow as 2G: nothing is loaded ahead. */
export function savesData(): boolean {
  const { connection }: { connection?: Line } = navigator as object // absent from its type
  return connection?.saveData || /2g/.test(connection?.effectiveType as string)
}
