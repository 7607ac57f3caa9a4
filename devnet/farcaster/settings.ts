/** How a signed message is not what it should be. */
export const farcasterLies = [
  'none',
  /** Signed by a key that does not hold the number. */
  'stranger',
  /** The relay names another number than the message. */
  'fid',
  'domain',
  'nonce',
  'expired',
  /** The signing key holds no number at all. */
  'unregistered',
] as const

export type FarcasterSettings = {
  /** @default 'none' */
  lie: (typeof farcasterLies)[number]
}

export const defaultFarcasterSettings: FarcasterSettings = { lie: 'none' }
