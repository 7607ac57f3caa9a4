/** A slow block does not make a transfer of seconds late: the widget reports no delay before this. */
const GRACE_S = 30

/** A transfer counts as late at twice its expected time, and never within the grace period. */
export function isLate(elapsedSeconds: number, expectedSeconds: number): boolean {
  return elapsedSeconds > Math.max(expectedSeconds * 2, expectedSeconds + GRACE_S)
}
