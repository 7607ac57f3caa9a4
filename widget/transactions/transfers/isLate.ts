/** A promise of seconds is not broken by a slow block: nobody is worried before this. */
const GRACE_S = 30

/** A transfer is told to be late at twice its promise, and never within the grace. */
export function isLate(elapsedSeconds: number, expectedSeconds: number): boolean {
  return elapsedSeconds > Math.max(expectedSeconds * 2, expectedSeconds + GRACE_S)
}
