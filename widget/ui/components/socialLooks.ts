import type { SocialLogin } from '#protocol'

/** What a provider calls itself, and the letters that stand for it where its name is spoken only. */
export const socialLooks: Readonly<Record<SocialLogin, { name: string; letters: string }>> = {
  google: { name: 'Google', letters: 'G' },
  x: { name: 'X', letters: 'X' },
  discord: { name: 'Discord', letters: 'D' },
  farcaster: { name: 'Farcaster', letters: 'F' },
  github: { name: 'GitHub', letters: 'GH' },
  apple: { name: 'Apple', letters: 'A' },
  facebook: { name: 'Facebook', letters: 'Fb' },
}
