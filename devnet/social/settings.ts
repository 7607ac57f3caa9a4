/** How a provider's answer is wrong. */
export const socialLies = [
  'none',
  /** OIDC: claims of the id_token. */
  'nonce',
  'audience',
  'expired',
  'issuer',
  /** OIDC: signed with a key that is not the provider's. */
  'signature',
  /** The redirect carries a different state. */
  'state',
] as const

export type SocialSettings = {
  /** @default 'none' */
  lie: (typeof socialLies)[number]
  /** The providers' pages sever the opener (COOP). @default false */
  cutsOpener: boolean
}

export const defaultSocialSettings: SocialSettings = { lie: 'none', cutsOpener: false }
