/** How an answer of a provider is not what it should be. */
export const socialLies = [
  'none',
  /** OIDC: claims of the id_token. */
  'nonce',
  'audience',
  'expired',
  'issuer',
  /** OIDC: signed by somebody else. */
  'signature',
  /** The way back carries another state. */
  'state',
] as const

export type SocialSettings = {
  /** @default 'none' */
  lie: (typeof socialLies)[number]
  /** Pages of the providers cut the tie to who opened them (COOP). @default false */
  cutsOpener: boolean
}

export const defaultSocialSettings: SocialSettings = { lie: 'none', cutsOpener: false }
