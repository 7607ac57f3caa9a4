/** Why a trial failed, in the words of the network or of the contract. */
export function reasonOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined
  return typeof error.details === 'string' ? error.details : undefined
}
