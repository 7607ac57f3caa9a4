/** What a promise of `Promise.allSettled` gave; throws why it failed. */
export function settled<value>(result: PromiseSettledResult<value>): value {
  if (result.status === 'rejected') throw result.reason
  return result.value
}
