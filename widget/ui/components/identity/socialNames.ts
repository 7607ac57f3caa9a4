import type { SocialLogin } from '#protocol'

/** What a provider calls itself. */
export const socialNames: Readonly<Record<SocialLogin, { name: string }>> = {
  google: { name: 'Google' },
  x: { name: 'X' },
  discord: { name: 'Discord' },
  farcaster: { name: 'Farcaster' },
  github: { name: 'GitHub' },
  apple: { name: 'Apple' },
  facebook: { name: 'Facebook' },
}
