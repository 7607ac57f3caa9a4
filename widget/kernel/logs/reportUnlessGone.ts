/** After the page left, a failed call is the expected end of it. */
export function reportUnlessGone(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) reportError(error)
  }
}
