/** The version this build speaks first; a change of shape in an existing row raises it. */
export const PROTOCOL_VERSION = 1

/** What this build can speak: the current version and the two before it, once there are any. */
export const protocolVersions: readonly number[] = [PROTOCOL_VERSION]

/** Additions that need no new version: the other side asks before it uses one. */
export const capabilities = [
  'walletRequest',
  'locks',
  'bridge',
  'inline',
  'namespaces',
  'insets',
  'clicks',
] as const

/** The highest version both sides speak, or undefined when they share none. */
export function negotiate(ours: readonly number[], theirs: readonly number[]): number | undefined {
  const shared = ours.filter((version) => theirs.includes(version))
  return shared.length === 0 ? undefined : Math.max(...shared)
}
