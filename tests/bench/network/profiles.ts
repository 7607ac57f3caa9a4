/** A line and a device, as a visitor has them. */
export type Profile = {
  readonly title: string
  readonly roundTripMs: number
  readonly bitsPerSecond: number
  /** How many times slower than this machine's the processor is. */
  readonly slowdown: number
}

export const profileIds = ['cable', '4g', 'slow-4g'] as const
export type ProfileId = (typeof profileIds)[number]

export const profiles: { readonly [id in ProfileId]: Profile } = {
  cable: { title: 'cable', roundTripMs: 20, bitsPerSecond: 30_000_000, slowdown: 1 },
  '4g': { title: '4G', roundTripMs: 60, bitsPerSecond: 9_000_000, slowdown: 4 },
  'slow-4g': { title: 'slow 4G', roundTripMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 },
}
