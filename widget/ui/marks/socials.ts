import type { SocialLogin } from '#protocol'
import apple from './socials/apple.svg?url&no-inline'
import discord from './socials/discord.svg?url&no-inline'
import facebook from './socials/facebook.svg?url&no-inline'
import farcaster from './socials/farcaster.svg?url&no-inline'
import github from './socials/github.svg?url&no-inline'
import google from './socials/google.svg?url&no-inline'
import x from './socials/x.svg?url&no-inline'

/** The mark of a provider, and the colour that it is drawn in: that of the text where none is named. */
export type SocialBrand = {
  readonly url: string
  readonly color?: string | undefined
  /** Drawn as it is: the brand allows no other colours. */
  readonly asIs?: true
}

export const socialBrands: Readonly<Record<SocialLogin, SocialBrand>> = {
  google: { url: google, asIs: true },
  x: { url: x },
  discord: { url: discord, color: '#5865f2' },
  farcaster: { url: farcaster, color: '#855dcd' },
  github: { url: github },
  apple: { url: apple },
  facebook: { url: facebook, color: '#0866ff' },
}
