/** Held by the document that asks its wallet for a transaction, so that no other one gives it up. */
export function lockOf(id: string): string {
  return `transaction:${id}`
}
